import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'de', class: 'prohibit', phrases: 'darf nicht|dürfen nicht|darfst nicht|dürft nicht|darf nie|dürfen nie' },
  { lang: 'de', class: 'prohibit', phrases: 'darf niemals|darf kein|darf keine|darf keinen|darf keinesfalls|dürfen keine' },
  { lang: 'de', class: 'prohibit', phrases: 'dürfen kein|darf niemand|nicht erlaubt|nicht gestattet|nicht zulässig|unzulässig' },
  { lang: 'de', class: 'prohibit', phrases: 'nicht erwünscht|unerwünscht|verboten|untersagt|ist tabu|sind tabu|tabu' },
  { lang: 'de', class: 'prohibit', phrases: 'auf keinen fall|keinesfalls|unter keinen umständen|in keinem fall' },
  { lang: 'de', class: 'prohibit', phrases: 'kommt nicht in frage|kommen nicht in frage|kommt nicht infrage|nicht infrage' },
  { lang: 'de', class: 'prohibit', phrases: 'soll nicht|sollen nicht|sollst nicht|sollte nicht|sollten nicht|solltest nicht' },
  { lang: 'de', class: 'prohibit', phrases: 'soll nie|sollen nie|soll niemals|finger weg|hände weg|in ruhe' },
  { lang: 'de', class: 'prohibit', phrases: 'bleibt unangetastet|bleiben unangetastet|bleibt unberührt|bleiben unberührt' },
  { lang: 'de', class: 'prohibit', phrases: 'bleibt wie es ist|bleiben wie sie sind|bleibt so|bleiben so|so wie es ist' },
  { lang: 'de', class: 'prohibit', phrases: 'so wie sie sind|hat nichts zu suchen|haben nichts zu suchen|nichts verloren' },
  { lang: 'de', class: 'prohibit', phrases: 'fern halten|fernhalten|halte dich fern|ist nicht zu|sind nicht zu' },
  { lang: 'de', class: 'prohibit', phrases: 'nicht zu ändern|bitte nicht|bitte kein|bitte keine|bitte keinen|bitte nie' },
  { lang: 'de', class: 'prohibit', phrases: 'bitte niemals|lass die finger|wehe|ist nicht deine aufgabe|nicht deine sache' },
  { lang: 'de', class: 'prohibit', phrases: 'ich verbiete|ich will kein|ich will keine|ich will keinen|ich möchte kein' },
  { lang: 'de', class: 'prohibit', phrases: 'ich möchte keine|ich möchte nicht, dass|ich will nicht, dass|wir wollen kein' },
  { lang: 'de', class: 'prohibit', phrases: 'wir wollen keine|schluss mit|verzichte auf|verzichten sie auf|sieh davon ab' },
  { lang: 'de', class: 'prohibit', phrases: 'sehen sie davon ab|kein platz|nichts außerhalb|niemand außer|niemand darf' },
  { lang: 'de', class: 'prohibit', phrases: 'nur lesend|schreibgeschützt|eingefroren|streng vertraulich|ist vertraulich' },
  { lang: 'de', class: 'prohibit', phrases: 'sind vertraulich|geht nicht ohne|nicht ohne' },
  // negates an imperative; forbids at the head of a clause
  { lang: 'de', class: 'dont', phrases: 'nicht|nie|niemals|nimmer' },
  // denies for all times
  { lang: 'de', class: 'never', phrases: 'nie|niemals' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'de', class: 'none', phrases: 'kein|keine|keinen|keinem|keiner|keinerlei|nichts|niemand|niemanden' },
  // plain negation
  { lang: 'de', class: 'not', phrases: 'nicht' },
  // names what must not be missing
  { lang: 'de', class: 'without', phrases: 'ohne' },
  // obliges
  { lang: 'de', class: 'require', phrases: 'braucht einen|braucht eine|braucht ein|brauchen einen|brauchen eine|brauchen ein' },
  { lang: 'de', class: 'require', phrases: 'muss|müssen|musst|müsst|zwingend|unbedingt|verpflichtend|obligatorisch|pflicht' },
  { lang: 'de', class: 'require', phrases: 'ist pflicht|sind pflicht|erforderlich|ist nötig|sind nötig|notwendig' },
  { lang: 'de', class: 'require', phrases: 'vorgeschrieben|hat zu|haben zu|hast zu|ist zu|sind zu|sorge dafür' },
  { lang: 'de', class: 'require', phrases: 'sorgen sie dafür|stelle sicher|stell sicher|stellen sie sicher|achte darauf' },
  { lang: 'de', class: 'require', phrases: 'achten sie darauf|achte auf|denk daran|denk dran|denken sie daran|vergiss nicht' },
  { lang: 'de', class: 'require', phrases: 'vergessen sie nicht|ich erwarte|ich verlange|ich brauche|ich bestehe' },
  { lang: 'de', class: 'require', phrases: 'ich will, dass|ich möchte, dass|ich hätte gern|ich hätte gerne|wir erwarten' },
  { lang: 'de', class: 'require', phrases: 'wir verlangen|gehört in|gehören in|gehört nach|gehört ins|kommt in|kommen in' },
  { lang: 'de', class: 'require', phrases: 'kommt nach|kommt ins|hat vorrang|haben vorrang|geht vor|gehen vor|lieber' },
  { lang: 'de', class: 'require', phrases: 'bevorzugt|vorzugsweise|statt|anstatt|du bist zuständig' },
  // obliges less, or guesses
  { lang: 'de', class: 'advise', phrases: 'soll|sollen|sollst|sollt|sollte|sollten|solltest|sollen stets|soll immer' },
  // makes a habit
  { lang: 'de', class: 'always', phrases: 'immer|stets|jederzeit|jedes mal|jedesmal|ab jetzt|ab sofort|von nun an|künftig' },
  { lang: 'de', class: 'always', phrases: 'in zukunft|grundsätzlich|standardmäßig|generell|bis auf weiteres|durchgehend' },
  { lang: 'de', class: 'always', phrases: 'durchgängig|ausnahmslos|in jedem fall|auf jeden fall|ab heute|fortan|prinzipiell' },
  { lang: 'de', class: 'always', phrases: 'in der regel' },
  // speaks of all of a kind
  { lang: 'de', class: 'universal', phrases: 'jede|jeder|jedes|jeden|jedem|alle|sämtliche|allen' },
  // compares with an amount
  { lang: 'de', class: 'bound', phrases: 'höchstens|maximal|max.|max|mindestens|minimal|mind.|nicht mehr als|nicht länger als' },
  { lang: 'de', class: 'bound', phrases: 'nicht größer als|nicht weniger als|nicht später als|nicht höher als|nicht über' },
  { lang: 'de', class: 'bound', phrases: 'keine mehr als|bis zu|maximum|minimum|spätestens|frühestens|unter|weniger als' },
  { lang: 'de', class: 'bound', phrases: 'mehr als|überschreiten|übersteigen|nicht überschreiten|nicht übersteigen' },
  { lang: 'de', class: 'bound', phrases: 'begrenzt auf|beschränkt auf|die obergrenze|obergrenze|untergrenze|limit|genügen' },
  { lang: 'de', class: 'bound', phrases: 'reichen|genügt|reicht|und nicht mehr|mehr nicht|keinen mehr|keine mehr' },
  { lang: 'de', class: 'bound', phrases: 'und keine mehr|pro stück' },
  // limits or excepts
  { lang: 'de', class: 'scope', phrases: 'nur|ausschließlich|lediglich|bloß|allein|außer|ausgenommen|mit ausnahme|bis auf' },
  { lang: 'de', class: 'scope', phrases: 'abgesehen von|sonst nichts|nichts anderes|nirgends sonst|beschränke dich' },
  { lang: 'de', class: 'scope', phrases: 'beschränken sie sich|halte dich an|halten sie sich an|einzig' },
  // an approval or a precondition that binds in itself
  { lang: 'de', class: 'condition', phrases: 'frag mich|frage mich|fragen sie mich|frag vorher|vorher fragen|frag nach' },
  { lang: 'de', class: 'condition', phrases: 'frage nach|fragen sie nach|erst fragen|mein okay|mein ok|meine zustimmung' },
  { lang: 'de', class: 'condition', phrases: 'meine freigabe|meine erlaubnis|meiner zustimmung|meiner freigabe' },
  { lang: 'de', class: 'condition', phrases: 'mein einverständnis|meine bestätigung|meiner bestätigung|mein go|meinem okay' },
  { lang: 'de', class: 'condition', phrases: 'meinem ok|freigabe durch|zustimmung von|rücksprache|nach rücksprache|im zweifel' },
  { lang: 'de', class: 'condition', phrases: 'bei unklarheiten|bei zweifel|falls unklar|wenn unklar|bestätigen lassen' },
  { lang: 'de', class: 'condition', phrases: 'genehmigung|genehmige ich|genehmigt werden|gebe ich frei|entscheide ich' },
  { lang: 'de', class: 'condition', phrases: 'entscheiden wir|zeig mir vorher|zeig es mir|warte auf|warten sie auf|warte, bis' },
  { lang: 'de', class: 'condition', phrases: 'bis ich|bevor ich|erst wenn ich|sag mir bescheid|gib bescheid|melde dich' },
  { lang: 'de', class: 'condition', phrases: 'vier augen|zweite person|mit mir abstimmen|mit mir absprechen|stimm dich ab' },
  { lang: 'de', class: 'condition', phrases: 'sprich dich ab|über mich' },
  // opens a condition
  { lang: 'de', class: 'when', phrases: 'wenn|falls|sobald|solange|bevor|ehe|nachdem|sofern|es sei denn|vor jedem|vor jeder' },
  { lang: 'de', class: 'when', phrases: 'nach jedem|nach jeder|bei jedem|bei jeder|sonst|bis|während|vor dem|nach dem' },
  { lang: 'de', class: 'when', phrases: 'im falle|im fall' },
  // permits
  { lang: 'de', class: 'permit', phrases: 'du darfst|sie dürfen|ihr dürft|darfst du|dürfen sie|du kannst gern|du kannst gerne' },
  { lang: 'de', class: 'permit', phrases: 'kannst du gern|kannst du gerne|ist erlaubt|sind erlaubt|ist gestattet|darf|dürfen' },
  { lang: 'de', class: 'permit', phrases: 'gern auch|ruhig|nach belieben|steht dir frei|keine freigabe nötig|ohne rückfrage' },
  { lang: 'de', class: 'permit', phrases: 'ohne zu fragen|brauchst nicht zu fragen|musst nicht fragen|musst du nicht' },
  { lang: 'de', class: 'permit', phrases: 'ist in ordnung|sind in ordnung|ist okay|sind okay' },
  // a form of the output
  { lang: 'de', class: 'format', phrases: 'auf deutsch|auf englisch|auf französisch|auf spanisch|als json|als tabelle' },
  { lang: 'de', class: 'format', phrases: 'als liste|als csv|als markdown|in markdown|als stichpunkte|in stichpunkten' },
  { lang: 'de', class: 'format', phrases: 'in ganzen sätzen|in einfacher sprache|ohne markdown|in kleinbuchstaben' },
  { lang: 'de', class: 'format', phrases: 'in großbuchstaben|in fußnoten|als fußnote|im präsens|in der gegenwart|im passiv' },
  { lang: 'de', class: 'format', phrases: 'im imperativ|wörtlich|im wortlaut|exakt|genau|mit einheit|in cent|in euro|per du' },
  { lang: 'de', class: 'format', phrases: 'per sie|in utc|alphabetisch|chronologisch' },
  // puts steps in order
  { lang: 'de', class: 'order', phrases: 'zuerst|erst|dann|danach|anschließend|zum schluss|zuletzt|schließlich|als erstes' },
  { lang: 'de', class: 'order', phrases: 'vorher|der reihe nach|schritt für schritt|nacheinander|erst danach|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'de', class: 'idiom', phrases: 'nicht wahr|warum nicht|nicht schlecht|gar nicht|noch nicht|nicht mehr|nicht nur' },
  { lang: 'de', class: 'idiom', phrases: 'macht nichts|nichts zu danken|keine sorge|keine ahnung|kein problem|keine ursache' },
  { lang: 'de', class: 'idiom', phrases: 'kein ding|keine frage|kein wunder|nie wieder|besser spät als nie|nie gesehen' },
  { lang: 'de', class: 'idiom', phrases: 'noch nie|wenn schon|ohne weiteres|ohne zwischenfall|ohne probleme|ohne problem' },
  { lang: 'de', class: 'idiom', phrases: 'ohne zweifel|immer noch|immerhin|immer wieder|wie immer|immer mehr|für immer' },
  { lang: 'de', class: 'idiom', phrases: 'nur noch|nur so|nicht dass|muss man sagen|muss ich sagen|muss zugeben|muss sagen' },
  { lang: 'de', class: 'idiom', phrases: 'muss das sein|darf doch nicht wahr|darf ich vorstellen|ich darf vorstellen' },
  { lang: 'de', class: 'idiom', phrases: 'ich muss schon sagen|mehr oder weniger|am meisten|alles klar|alles gute|vor allem' },
  { lang: 'de', class: 'idiom', phrases: 'jeden tag|jedes jahr|jeden morgen|sowieso|unter anderem|unter uns|unter umständen' },
  { lang: 'de', class: 'idiom', phrases: 'bis bald|bis morgen|bis später|bis gleich|bis dann|zum glück|wenigstens haben' },
  { lang: 'de', class: 'idiom', phrases: 'limitierte auflage|limitierte|limitierten|tut nichts|nicht ganz|nicht so' },
  { lang: 'de', class: 'idiom', phrases: 'nicht sicher|weiß nicht|glaube nicht|kann nicht mehr|das muss|muss wohl|müsste' },
  { lang: 'de', class: 'idiom', phrases: 'halt so|auf einmal|allerdings' },
  // what follows are the words of somebody else
  { lang: 'de', class: 'report', phrases: 'laut|zufolge|angeblich|es heißt|heißt es|stand auf|auf dem schild|auf einem schild' },
  { lang: 'de', class: 'report', phrases: 'steht auf|stand in|hieß es|wurde gesagt|das sprichwort|in der anleitung' },
  { lang: 'de', class: 'report', phrases: 'im handbuch|der film heißt|heißt|namens|genannt|mit dem titel|der hersteller' },
  { lang: 'de', class: 'report', phrases: 'die behörde|der vermieter' },
  // tells of the past
  { lang: 'de', class: 'past', phrases: 'früher|damals|einst|bisher|zuvor|gestern|letzte woche|letztes jahr|letzten monat' },
  { lang: 'de', class: 'past', phrases: 'vorgestern|seinerzeit|ehemals|war einmal|hat sich erledigt|gilt nicht mehr' },
  { lang: 'de', class: 'past', phrases: 'nicht mehr gültig|abgeschafft|aufgehoben|vor jahren|in der vergangenheit|im letzten' },
  { lang: 'de', class: 'past', phrases: 'im vorigen' },
  // doubts or hopes
  { lang: 'de', class: 'hedge', phrases: 'vielleicht|eventuell|womöglich|möglicherweise|vermutlich|wahrscheinlich|ich glaube' },
  { lang: 'de', class: 'hedge', phrases: 'ich denke|ich vermute|ich hoffe|wäre schön|wäre gut|wäre nett|wäre toll|irgendwann' },
  { lang: 'de', class: 'hedge', phrases: 'eines tages|angenommen|könnte|könnten|würde|würden|hätte|hätten|wäre|wären' },
  { lang: 'de', class: 'hedge', phrases: 'anscheinend|scheinbar|offenbar|wohl kaum|mal sehen' },
  // asks without a question mark
  { lang: 'de', class: 'wondering', phrases: 'ich frage mich|frage mich, ob|weißt du, ob|weiß nicht, ob|keine ahnung, ob' },
  // asks for it
  { lang: 'de', class: 'polite', phrases: 'bitte|könntest du|könnten sie|kannst du bitte|würdest du' },
  // takes back
  { lang: 'de', class: 'cancel', phrases: 'gilt nicht mehr|nicht mehr gültig|aufgehoben|zurückgezogen|war ein scherz' },
  { lang: 'de', class: 'cancel', phrases: 'war nur ein scherz|hinfällig|überholt|widerrufen|nicht mehr nötig|abgeschafft' },
  { lang: 'de', class: 'cancel', phrases: 'hat sich erledigt' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'de', class: 'tongue', phrases: 'der|die|das|den|dem|des|ein|eine|einen|einem|einer|und|ist|sind|nicht|ich|du|er' },
  { lang: 'de', class: 'tongue', phrases: 'sie|es|wir|ihr|zu|mit|für|auf|von|im|in|bei|nach|aus|wie|auch|wird|werden|kein' },
  { lang: 'de', class: 'tongue', phrases: 'keine|bitte|nur|immer|wenn|dass|oder|aber|noch|schon|mich|mir|dich|dir|uns|sich' },
  { lang: 'de', class: 'tongue', phrases: 'man|war|hat|haben|kann|muss|soll|darf|zum|zur|vom|am|als|nie|über|unter|vor|alle' },
  { lang: 'de', class: 'tongue', phrases: 'jede|bis|ohne|jetzt|erst|dann|mehr|sein|so|danke|hier|bleibt|lieber|was|wer|warum' },
  { lang: 'de', class: 'tongue', phrases: 'wo|welche' },
  // imperatives that tell how to work
  { lang: 'de', class: 'manner', phrases: 'verwende|verwend|benutze|benutz|nutze|nutz|nimm|halte|halt|bleib|bleibe|lass|lasse' },
  { lang: 'de', class: 'manner', phrases: 'schreib|schreibe|antworte|antwort|setze|setz|stelle|stell|gib|zitiere|runde' },
  { lang: 'de', class: 'manner', phrases: 'begrenze|beachte|befolge|respektiere|achte|sprich|rede|duze|sieze|nenne|nenn' },
  { lang: 'de', class: 'manner', phrases: 'kennzeichne|markiere|protokolliere|dokumentiere|warte|wart|frag|frage|melde' },
  { lang: 'de', class: 'manner', phrases: 'informiere|warne|prüfe|bestätige|speichere|bewahre|behalte|behalt|ersetze|trenne' },
  { lang: 'de', class: 'manner', phrases: 'sortiere|behandle|arbeite|sei|seid|fasse|beginne|beginn|ende|höre|hör|stopp|stoppe' },
  { lang: 'de', class: 'manner', phrases: 'leg|lege|unterschreibe|nummeriere|anonymisiere|schwärze|verschlüssele|bevorzuge' },
  { lang: 'de', class: 'manner', phrases: 'denk|denke|vergiss|geh|gehe|versieh|fang|brich' },
  // imperatives that forbid
  { lang: 'de', class: 'shun', phrases: 'vermeide|vermeid|meide|unterlass|unterlasse|ignoriere|überspringe|verzichte|spar' },
  { lang: 'de', class: 'shun', phrases: 'vergiss' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'de', class: 'task', phrases: 'lösche|lösch|ändere|änder|mach|mache|erstelle|füge|finde|such|suche|schau|schaue' },
  { lang: 'de', class: 'task', phrases: 'guck|zeig|zeige|erkläre|erklär|sag|sage|öffne|schließe|starte|führe|führ|installiere' },
  { lang: 'de', class: 'task', phrases: 'aktualisiere|teste|test|baue|bau|behebe|korrigiere|repariere|übersetze|entferne' },
  { lang: 'de', class: 'task', phrases: 'verschiebe|benenne|kopiere|lade|lad|schick|schicke|sende|vergleiche|analysiere' },
  { lang: 'de', class: 'task', phrases: 'untersuche|hilf|plane|buche|rechne|berechne|lies|liste|sichere|migriere|fahr|zähle' },
  { lang: 'de', class: 'task', phrases: 'zähl|räum|tausche|exportiere|importiere|veröffentliche|rühr|rühre|fass|berühre' },
  { lang: 'de', class: 'task', phrases: 'verrate|teile|erfinde|merge|committe|pushe|deploye' },
  // finite verbs of the present: a statement
  { lang: 'de', class: 'finite', phrases: 'ist|sind|bin|bist|seid|hat|habe|hast|haben|wird|werden|kann|können|will|wollen' },
  { lang: 'de', class: 'finite', phrases: 'gibt|steht|stehen|heißt|macht|liegt|läuft|funktioniert|braucht|scheint|kommt|geht' },
  { lang: 'de', class: 'finite', phrases: 'sieht|weiß|denkt|findet|zeigt|hält|dauert|fährt|arbeitet|mag|mögen|lebt|enthält' },
  { lang: 'de', class: 'finite', phrases: 'liefert|erlaubt|passiert|bedeutet|kostet|nimmt|endet|beginnt|trägt|kennt|stimmt' },
  { lang: 'de', class: 'finite', phrases: 'klingt|freut' },
  // verbs of the past
  { lang: 'de', class: 'bygone', phrases: 'war|waren|warst|hatte|hatten|wurde|wurden|gab|ging|gingen|kam|kamen|stand|sagte' },
  { lang: 'de', class: 'bygone', phrases: 'sagten|meinte|machte|fand|lief|blieb|brachte|dachte|wusste|konnte|konnten|musste' },
  { lang: 'de', class: 'bygone', phrases: 'mussten|durfte|durften|wollte|wollten|sollte damals|schrieb|fragte|passierte' },
  { lang: 'de', class: 'bygone', phrases: 'gewesen|geworden|hieß|dauerte|schlug|fiel|sah|nahm|begann|verlor|vergaß|löschte' },
  { lang: 'de', class: 'bygone', phrases: 'startete|stürzte|brauchte|zeigte|klappte|lag' },
  // verbs of doubt
  { lang: 'de', class: 'irrealis', phrases: 'wäre|wären|hätte|hätten|würde|würden|könnte|könnten|möchte|dürfte|müsste|müssten' },
  // the reader
  { lang: 'de', class: 'agent', phrases: 'du|ihr|dich|dir|assistent|agent|bot|der-agent' },
  // the speaker
  { lang: 'de', class: 'self', phrases: 'ich|wir' },
  // third parties
  { lang: 'de', class: 'other', phrases: 'er|chef|chefin|kollege|kollegin|nachbar|nachbarn|vermieter|gesetz|schule|bank|firma' },
  { lang: 'de', class: 'other', phrases: 'museum|verein|behörde|kunde-sagt' },
  // verbs of saying
  { lang: 'de', class: 'telling', phrases: 'sagte|sagten|sagt|meinte|meint|schrieb|fragte|behauptete|behauptet|verlangte' },
  { lang: 'de', class: 'telling', phrases: 'erzählte|hieß|forderte|erklärte|versprach|beschloss|verbietet|verbot|gesagt' },
  { lang: 'de', class: 'telling', phrases: 'geschrieben|gebeten|stand|steht' },
  // texts of somebody else
  { lang: 'de', class: 'source', phrases: 'schild|anleitung|handbuch|doku|website|seite|fehlermeldung|log|film|buch|lied' },
  // things that the agent hands over
  { lang: 'de', class: 'deliverable', phrases: 'antwort|antworten|bericht|berichte|zusammenfassung|titel|überschrift' },
  { lang: 'de', class: 'deliverable', phrases: 'überschriften|nachricht|mail|mails|text|texte|tabelle|liste|kommentar' },
  { lang: 'de', class: 'deliverable', phrases: 'kommentare|commit|commits|funktion|funktionen|datei|dateien|bild|bilder' },
  { lang: 'de', class: 'deliverable', phrases: 'betreff|absatz|absätze|satz|sätze|folie|folien|name|namen|preise|beträge' },
  { lang: 'de', class: 'deliverable', phrases: 'quellen|zahlen' },
  // labels that make a rule of what follows
  { lang: 'de', class: 'label', phrases: 'sprache|format|ton|stil|limit|budget|frist|maximum|minimum|verboten|erlaubt|pflicht' },
  { lang: 'de', class: 'label', phrases: 'einrückung|länge|regel|regeln' },
  // numbers
  { lang: 'de', class: 'number', phrases: 'ein|eine|einen|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig' },
  { lang: 'de', class: 'number', phrases: 'dreißig|vierzig|fünfzig|hundert|tausend|halbe|halber|dutzend' },
  // words that a rule may open with
  { lang: 'de', class: 'filler', phrases: 'bitte|und|aber|also|auch|noch|dann|so|ok|okay|hallo|hey|hi|ach|wichtig|achtung' },
  { lang: 'de', class: 'filler', phrases: 'hinweis|merke|übrigens|ja|nein|jetzt|heute|doch|mal|einfach|regel|oder|denn' },
  { lang: 'de', class: 'filler', phrases: 'deshalb|daher|sonst|außerdem|zudem' },
  // endings of infinitives
  { lang: 'de', class: 'infinitive', phrases: '*en|*ern|*eln|tun|sein' },
  // verbs that say how things are to be
  { lang: 'de', class: 'stative', phrases: 'bleibt|bleiben|gehört|gehören' },
]
