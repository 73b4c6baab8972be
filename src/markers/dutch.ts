import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'nl', class: 'prohibit', phrases: 'mag niet|mogen niet|mag nooit|mogen nooit|mag geen|mogen geen|mag niemand' },
  { lang: 'nl', class: 'prohibit', phrases: 'moet niet|moeten niet|hoort niet|horen niet|niet toegestaan|verboden|is taboe' },
  { lang: 'nl', class: 'prohibit', phrases: 'taboe|niet de bedoeling|niet gewenst|ongewenst|uit den boze|in geen geval' },
  { lang: 'nl', class: 'prohibit', phrases: 'onder geen beding|onder geen enkele|absoluut niet|absoluut geen|blijf van' },
  { lang: 'nl', class: 'prohibit', phrases: 'blijf weg van|blijf af van|blijft van|handen af van|afblijven|met rust' },
  { lang: 'nl', class: 'prohibit', phrases: 'blijft zoals het is|blijven zoals ze zijn|blijft ongemoeid|blijven ongemoeid' },
  { lang: 'nl', class: 'prohibit', phrases: 'blijft ongewijzigd|blijven ongewijzigd|laat staan|niets te zoeken|niet aan' },
  { lang: 'nl', class: 'prohibit', phrases: 'graag niet|liever niet|graag geen|alsjeblieft niet|alsjeblieft geen|ik wil geen' },
  { lang: 'nl', class: 'prohibit', phrases: 'ik wil niet dat|we willen geen|geen sprake van|stop met|hou op met|zie af van' },
  { lang: 'nl', class: 'prohibit', phrases: 'niemand mag|niemand anders|alleen-lezen|vertrouwelijk|is bevroren|niet zonder' },
  { lang: 'nl', class: 'prohibit', phrases: 'nooit zonder' },
  // negates an imperative; forbids at the head of a clause
  { lang: 'nl', class: 'dont', phrases: 'niet|nooit' },
  // denies for all times
  { lang: 'nl', class: 'never', phrases: 'nooit' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'nl', class: 'none', phrases: 'geen|geen enkele|geen enkel|niets|niemand|nergens' },
  // plain negation
  { lang: 'nl', class: 'not', phrases: 'niet' },
  // names what must not be missing
  { lang: 'nl', class: 'without', phrases: 'zonder' },
  // obliges
  { lang: 'nl', class: 'require', phrases: 'moet|moeten|dient|dienen|verplicht|is verplicht|vereist|is vereist|noodzakelijk' },
  { lang: 'nl', class: 'require', phrases: 'nodig is dat|hoort in|horen in|hoort bij|hoort thuis|horen thuis|komt in|komen in' },
  { lang: 'nl', class: 'require', phrases: 'gaat voor|gaan voor|zorg dat|zorg ervoor|zorg voor|let op dat|let erop|denk eraan' },
  { lang: 'nl', class: 'require', phrases: 'denk aan|vergeet niet|ik verwacht|ik eis|ik wil dat|ik heb graag|wij verwachten' },
  { lang: 'nl', class: 'require', phrases: 'bij voorkeur|liefst|liever|in plaats van|heeft voorrang|hebben voorrang' },
  // obliges less, or guesses
  { lang: 'nl', class: 'advise', phrases: 'zou moeten|zouden moeten|hoor je|behoort|behoren|zal|zullen' },
  // makes a habit
  { lang: 'nl', class: 'always', phrases: 'altijd|steeds|telkens|elke keer|iedere keer|vanaf nu|voortaan|in het vervolg' },
  { lang: 'nl', class: 'always', phrases: 'standaard|in principe|tot nader order|overal|consequent|in alle gevallen' },
  { lang: 'nl', class: 'always', phrases: 'in ieder geval' },
  // speaks of all of a kind
  { lang: 'nl', class: 'universal', phrases: 'elke|elk|iedere|ieder|alle|alles' },
  // compares with an amount
  { lang: 'nl', class: 'bound', phrases: 'hooguit|hoogstens|maximaal|max|max.|minimaal|minstens|ten minste|tenminste' },
  { lang: 'nl', class: 'bound', phrases: 'op zijn minst|ten hoogste|niet meer dan|niet langer dan|niet groter dan' },
  { lang: 'nl', class: 'bound', phrases: 'niet minder dan|niet later dan|niet hoger dan|geen meer dan|tot maximaal|uiterlijk' },
  { lang: 'nl', class: 'bound', phrases: 'onder de|minder dan|meer dan|beperkt tot|niet overschrijden|overschrijden|is genoeg' },
  { lang: 'nl', class: 'bound', phrases: 'zijn genoeg|volstaat|volstaan|en niet meer|en geen|meer niet|limiet|bovengrens' },
  { lang: 'nl', class: 'bound', phrases: 'per keer|boven de' },
  // limits or excepts
  { lang: 'nl', class: 'scope', phrases: 'alleen|enkel|uitsluitend|slechts|behalve|uitgezonderd|met uitzondering van|op na' },
  { lang: 'nl', class: 'scope', phrases: 'niets anders|nergens anders|verder niets|beperk je tot|beperk u tot|hou je aan' },
  { lang: 'nl', class: 'scope', phrases: 'houd je aan' },
  // an approval or a precondition that binds in itself
  { lang: 'nl', class: 'condition', phrases: 'vraag mij|vraag me|vraag het|vraag eerst|eerst vragen|mijn akkoord' },
  { lang: 'nl', class: 'condition', phrases: 'mijn toestemming|mijn goedkeuring|mijn oké|mijn ok|mijn bevestiging|overleg met' },
  { lang: 'nl', class: 'condition', phrases: 'overleg eerst|in overleg|bij twijfel|als je twijfelt|bij onduidelijkheid' },
  { lang: 'nl', class: 'condition', phrases: 'beslis ik|keur ik goed|akkoord ben|goedkeuring van|toestemming van|akkoord van' },
  { lang: 'nl', class: 'condition', phrases: 'laat me weten voor|laat me kiezen|laat mij kiezen|wacht op|wacht tot|tot ik' },
  { lang: 'nl', class: 'condition', phrases: 'pas als ik|pas na|voordat ik|meld het|stop en meld|via mij|langs mij|ik beslis' },
  { lang: 'nl', class: 'condition', phrases: 'vier ogen' },
  // opens a condition
  { lang: 'nl', class: 'when', phrases: 'als|wanneer|indien|zodra|zolang|voordat|voor je|nadat|tenzij|mits|totdat|tot' },
  { lang: 'nl', class: 'when', phrases: 'vóór elke|voor elke|na elke|bij elke|anders|tijdens|in geval van' },
  // permits
  { lang: 'nl', class: 'permit', phrases: 'je mag|u mag|mag je|mag u|jullie mogen|mag gerust|gerust|het staat je vrij' },
  { lang: 'nl', class: 'permit', phrases: 'is toegestaan|zijn toegestaan|mag|mogen|hoeft niet te vragen|hoef je niet' },
  { lang: 'nl', class: 'permit', phrases: 'zonder te vragen|je hoeft niet|is prima|zijn prima|is goed|is oké|vrij om te' },
  { lang: 'nl', class: 'permit', phrases: 'naar eigen inzicht' },
  // a form of the output
  { lang: 'nl', class: 'format', phrases: 'in het nederlands|in het engels|in het duits|in het frans|in het vlaams|als json' },
  { lang: 'nl', class: 'format', phrases: 'als tabel|als lijst|als csv|in markdown|als markdown|in voetnoten|in hele zinnen' },
  { lang: 'nl', class: 'format', phrases: 'in kleine letters|in hoofdletters|in opsommingen|letterlijk|woordelijk|precies' },
  { lang: 'nl', class: 'format', phrases: 'met eenheid|in centen|in eenvoudige taal' },
  // puts steps in order
  { lang: 'nl', class: 'order', phrases: 'eerst|daarna|vervolgens|dan|tot slot|ten slotte|als laatste|stap voor stap' },
  { lang: 'nl', class: 'order', phrases: 'een voor een|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'nl', class: 'idiom', phrases: 'niet waar|waarom niet|niet slecht|nog niet|niet meer|niet alleen|geen dank' },
  { lang: 'nl', class: 'idiom', phrases: 'geen probleem|geen idee|geen zorgen|geen punt|geen wonder|geen haast|maakt niet uit' },
  { lang: 'nl', class: 'idiom', phrases: 'beter laat dan nooit|nooit meer|nog nooit|zonder problemen' },
  { lang: 'nl', class: 'idiom', phrases: 'zonder problemen verlopen|zonder incident|zonder twijfel|altijd al|nog altijd' },
  { lang: 'nl', class: 'idiom', phrases: 'zoals altijd|niet zo|niet echt|niet zeker|weet niet|denk niet|weet het niet' },
  { lang: 'nl', class: 'idiom', phrases: 'alles goed|alles werkt|moet ik zeggen|moet toegeven|moet zeggen|beperkte oplage' },
  { lang: 'nl', class: 'idiom', phrases: 'beperkte|al met al|elke dag|elk jaar|elke week|alle tijd|tot morgen|tot straks' },
  { lang: 'nl', class: 'idiom', phrases: 'tot ziens|tot nu toe|tot dan|eerst was|dan ook|meer of minder|min of meer|dat moet' },
  { lang: 'nl', class: 'idiom', phrases: 'mag ik voorstellen' },
  // what follows are the words of somebody else
  { lang: 'nl', class: 'report', phrases: 'volgens|naar verluidt|op het bord|op een bord|stond op|staat op|de handleiding' },
  { lang: 'nl', class: 'report', phrases: 'het spreekwoord|heette|heet|genaamd|met de titel|er stond|de verhuurder' },
  { lang: 'nl', class: 'report', phrases: 'de gemeente' },
  // tells of the past
  { lang: 'nl', class: 'past', phrases: 'vroeger|destijds|toen|ooit|eerder|gisteren|vorige week|vorig jaar|vorige maand' },
  { lang: 'nl', class: 'past', phrases: 'eergisteren|voorheen|in het verleden|jaren geleden|geldt niet meer|niet meer nodig' },
  { lang: 'nl', class: 'past', phrases: 'afgeschaft' },
  // doubts or hopes
  { lang: 'nl', class: 'hedge', phrases: 'misschien|wellicht|mogelijk|vermoedelijk|waarschijnlijk|ik denk|ik geloof|ik hoop' },
  { lang: 'nl', class: 'hedge', phrases: 'zou|zouden|ooit eens|stel dat|blijkbaar|kennelijk|zou leuk|zou fijn|had|hadden we' },
  // asks without a question mark
  { lang: 'nl', class: 'wondering', phrases: 'ik vraag me af|vraag me af|weet je of|geen idee of' },
  // asks for it
  { lang: 'nl', class: 'polite', phrases: 'alsjeblieft|alstublieft|graag|aub|a.u.b|kun je|kunt u|zou je|wil je' },
  // takes back
  { lang: 'nl', class: 'cancel', phrases: 'geldt niet meer|is ingetrokken|ingetrokken|was een grapje|vervallen|achterhaald' },
  { lang: 'nl', class: 'cancel', phrases: 'herroepen|afgeschaft|niet meer nodig' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'nl', class: 'tongue', phrases: 'eerst|dan|verboden|nooit|geen|altijd|maximaal|de|het|een|en|van|ik|je|jij|u|niet' },
  { lang: 'nl', class: 'tongue', phrases: 'is|zijn|was|op|te|met|voor|dat|die|dit|deze|er|maar|ook|aan|om|bij|naar|uit|als' },
  { lang: 'nl', class: 'tongue', phrases: 'nog|wel|al|heb|heeft|wordt|worden|kan|moet|mag|mijn|jouw|ons|hun|wij|we|zij|hij|ze' },
  { lang: 'nl', class: 'tongue', phrases: 'wie|wat|waar|hoe|waarom|alleen|graag|alsjeblieft|of|zo|hier|daar|over|door|tot' },
  { lang: 'nl', class: 'tongue', phrases: 'zonder|elke|alle|boven|onder|na|daarna|blijven|blijft|bedankt|dank|beter|laat|dus' },
  { lang: 'nl', class: 'tongue', phrases: 'nu' },
  // imperatives that tell how to work
  { lang: 'nl', class: 'manner', phrases: 'gebruik|houd|hou|blijf|laat|schrijf|antwoord|zet|geef|citeer|beperk|volg' },
  { lang: 'nl', class: 'manner', phrases: 'respecteer|spreek|praat|noem|markeer|noteer|documenteer|wacht|vraag|meld|waarschuw' },
  { lang: 'nl', class: 'manner', phrases: 'controleer|bevestig|bewaar|behoud|vervang|behandel|werk|wees|begin|eindig|stop' },
  { lang: 'nl', class: 'manner', phrases: 'rond|nummer|anonimiseer|versleutel|kies|tutoyeer|let|zorg|denk|ga|leg' },
  // imperatives that forbid
  { lang: 'nl', class: 'shun', phrases: 'vermijd|vermijden|negeer|mijd|sla|vergeet|bespaar' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'nl', class: 'task', phrases: 'verwijder|wijzig|verander|maak|voeg|vind|zoek|kijk|toon|leg|zeg|open|sluit|start' },
  { lang: 'nl', class: 'task', phrases: 'voer|installeer|update|test|bouw|los|corrigeer|repareer|vertaal|verplaats|hernoem' },
  { lang: 'nl', class: 'task', phrases: 'kopieer|download|stuur|verstuur|vergelijk|analyseer|onderzoek|help|plan|boek|bereken' },
  { lang: 'nl', class: 'task', phrases: 'lees|vat|herstart|exporteer|importeer|publiceer|migreer|tel|raak|deel|verzin|merge' },
  { lang: 'nl', class: 'task', phrases: 'commit|push|deploy|rol|haal|breng|ruim|som' },
  // finite verbs of the present: a statement
  { lang: 'nl', class: 'finite', phrases: 'is|zijn|ben|bent|heeft|heb|hebben|wordt|worden|kan|kunnen|wil|willen|gaat|gaan' },
  { lang: 'nl', class: 'finite', phrases: 'staat|staan|ligt|werkt|loopt|duurt|ziet|weet|vindt|zegt|komt|doet|geeft|lijkt' },
  { lang: 'nl', class: 'finite', phrases: 'rijdt|bevat|kost|vertrekt|sluit|zit' },
  // verbs of the past
  { lang: 'nl', class: 'bygone', phrases: 'was|waren|had|hadden|werd|werden|ging|gingen|kwam|kwamen|zei|zeiden|stond|deed' },
  { lang: 'nl', class: 'bygone', phrases: 'deden|vond|liep|bleef|dacht|wist|kon|konden|moest|moesten|mocht|mochten|wilde' },
  { lang: 'nl', class: 'bygone', phrases: 'wilden|schreef|vroeg|gaf|geweest|geworden|verwijderde|duurde|werkte|draaide|vergat' },
  { lang: 'nl', class: 'bygone', phrases: 'zag|nam|begon' },
  // verbs of doubt
  { lang: 'nl', class: 'irrealis', phrases: 'zou|zouden' },
  // the reader
  { lang: 'nl', class: 'agent', phrases: 'je|jij|u|jullie|assistent|agent|bot' },
  // the speaker
  { lang: 'nl', class: 'self', phrases: 'ik|wij|we' },
  // third parties
  { lang: 'nl', class: 'other', phrases: 'hij|zij|baas|collega|buren|buurman|verhuurder|wet|school|bank|bedrijf|gemeente' },
  // verbs of saying
  { lang: 'nl', class: 'telling', phrases: 'zei|zegt|zeiden|schreef|vroeg|beweerde|vertelde|eiste|stond|verbood|beloofde' },
  { lang: 'nl', class: 'telling', phrases: 'meldde|gezegd|gevraagd' },
  // texts of somebody else
  { lang: 'nl', class: 'source', phrases: 'bord|handleiding|documentatie|website|foutmelding|log|film|boek|lied' },
  // things that the agent hands over
  { lang: 'nl', class: 'deliverable', phrases: 'antwoord|antwoorden|rapport|samenvatting|titel|bericht|mail|mails|tekst|tabel' },
  { lang: 'nl', class: 'deliverable', phrases: 'lijst|bronnen|bedragen|namen|getallen|bestanden|alinea|zin|zinnen|regels' },
  { lang: 'nl', class: 'deliverable', phrases: 'pagina' },
  // labels that make a rule of what follows
  { lang: 'nl', class: 'label', phrases: 'taal|formaat|toon|stijl|limiet|budget|deadline|maximum|minimum|verboden|toegestaan' },
  { lang: 'nl', class: 'label', phrases: 'verplicht' },
  // numbers
  { lang: 'nl', class: 'number', phrases: 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|dertig' },
  { lang: 'nl', class: 'number', phrases: 'veertig|vijftig|honderd|duizend|half|halve' },
  // words that a rule may open with
  { lang: 'nl', class: 'filler', phrases: 'en|maar|dus|ook|nog|dan|zo|ok|oké|hallo|hoi|hé|belangrijk|let-op|opmerking' },
  { lang: 'nl', class: 'filler', phrases: 'trouwens|ja|nee|nu|vandaag|gewoon|regel|of|want|daarom|bovendien|s.v.p' },
  // endings of infinitives
  { lang: 'nl', class: 'infinitive', phrases: '*en|doen|gaan|slaan|staan' },
  // verbs that say how things are to be
  { lang: 'nl', class: 'stative', phrases: 'blijft|blijven|hoort|horen' },
]
