import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'pl', class: 'prohibit', phrases: 'nie wolno|zabronione|zabroniony|zabroniona|zabrania się|zabraniam|zakaz|zakazane' },
  { lang: 'pl', class: 'prohibit', phrases: 'zakazany|zakazana|zakazuję|niedopuszczalne|niedopuszczalny|niedozwolone' },
  { lang: 'pl', class: 'prohibit', phrases: 'niedozwolony|nie jest dozwolone|nie są dozwolone|nie można|nie mogą|nie może' },
  { lang: 'pl', class: 'prohibit', phrases: 'nie możesz|nie możecie|nie powinien|nie powinna|nie powinno|nie powinny' },
  { lang: 'pl', class: 'prohibit', phrases: 'nie powinieneś|nie należy|nie trzeba|nie ma potrzeby|nie ma prawa|nie masz prawa' },
  { lang: 'pl', class: 'prohibit', phrases: 'pod żadnym pozorem|w żadnym wypadku|w żadnym razie|za żadne skarby' },
  { lang: 'pl', class: 'prohibit', phrases: 'w żadnych okolicznościach|nigdy nie|nikt nie może|nikomu nie|ręce precz' },
  { lang: 'pl', class: 'prohibit', phrases: 'łapy precz|z dala od|trzymaj się z dala|trzymajcie się z dala|zostaw w spokoju' },
  { lang: 'pl', class: 'prohibit', phrases: 'zostawcie w spokoju|w spokoju|zostaje jak jest|zostają jak są' },
  { lang: 'pl', class: 'prohibit', phrases: 'zostaje tak jak jest|zostają tak jak są|tak jak jest|pozostaje bez zmian' },
  { lang: 'pl', class: 'prohibit', phrases: 'pozostają bez zmian|bez zmian|nietykalny|nietykalne|tabu|dość|koniec z|przestań' },
  { lang: 'pl', class: 'prohibit', phrases: 'przestańcie|powstrzymaj się od|zrezygnuj z|nie ruszamy|nie zmieniamy|nie chcę' },
  { lang: 'pl', class: 'prohibit', phrases: 'nie chcemy|wykluczone|wykluczony|nie wchodzi w grę|nie wchodzą w grę' },
  { lang: 'pl', class: 'prohibit', phrases: 'tylko do odczytu|zamrożony|zamrożona|poufne|poufny|żadnych|żadnego|żadnej' },
  { lang: 'pl', class: 'prohibit', phrases: 'niczego poza|nic poza|nikt poza|nie ma miejsca|ani mi się waż|ani się waż' },
  { lang: 'pl', class: 'prohibit', phrases: 'zapomnij o|nie ma mowy' },
  // negates an imperative; forbids at the head of a clause
  { lang: 'pl', class: 'dont', phrases: 'nie|ani' },
  // denies for all times
  { lang: 'pl', class: 'never', phrases: 'nigdy' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'pl', class: 'none', phrases: 'żadnych|żadnego|żadnej|żaden|żadna|żadne|nic|nikt|nikomu|nikogo|zero|ani jednego' },
  { lang: 'pl', class: 'none', phrases: 'ani jednej' },
  // plain negation
  { lang: 'pl', class: 'not', phrases: 'nie' },
  // names what must not be missing
  { lang: 'pl', class: 'without', phrases: 'bez' },
  // obliges
  { lang: 'pl', class: 'require', phrases: 'musi|muszą|musisz|musicie|trzeba|należy|powinien|powinna|powinno|powinny' },
  { lang: 'pl', class: 'require', phrases: 'powinieneś|powinnaś|ma być|mają być|masz|obowiązkowo|obowiązkowy|obowiązkowa' },
  { lang: 'pl', class: 'require', phrases: 'obowiązkowe|jest obowiązkowe|koniecznie|konieczne|konieczny|niezbędne|niezbędny' },
  { lang: 'pl', class: 'require', phrases: 'wymagane|wymagany|wymaga się|jest wymagane|zobowiązany|bezwzględnie|upewnij się' },
  { lang: 'pl', class: 'require', phrases: 'upewnijcie się|zadbaj|zadbajcie|dopilnuj|dopilnujcie|pamiętaj|pamiętajcie' },
  { lang: 'pl', class: 'require', phrases: 'nie zapomnij|nie zapominaj|nie zapomnijcie|miej na uwadze|chcę, żeby|chcę żeby' },
  { lang: 'pl', class: 'require', phrases: 'chcę, aby|potrzebuję|wymagam|oczekuję|żądam|proszę o|najlepiej|lepiej|raczej' },
  { lang: 'pl', class: 'require', phrases: 'zamiast|ma pierwszeństwo|mają pierwszeństwo|w pierwszej kolejności|trafia do' },
  { lang: 'pl', class: 'require', phrases: 'trafiają do|idzie do|idą do' },
  // obliges less, or guesses
  { lang: 'pl', class: 'advise', phrases: 'warto|zaleca się|wypada' },
  // makes a habit
  { lang: 'pl', class: 'always', phrases: 'zawsze|za każdym razem|od teraz|odtąd|od dziś|od dzisiaj|od tej pory|na przyszłość' },
  { lang: 'pl', class: 'always', phrases: 'domyślnie|z reguły|z zasady|do odwołania|we wszystkich przypadkach' },
  { lang: 'pl', class: 'always', phrases: 'w każdym wypadku|w każdym przypadku|wszędzie|stale|bez wyjątku|bez wyjątków' },
  { lang: 'pl', class: 'always', phrases: 'nieodmiennie' },
  // speaks of all of a kind
  { lang: 'pl', class: 'universal', phrases: 'każdy|każda|każde|każdą|każdego|każdej|każdym|każdemu|wszystkie|wszystko' },
  { lang: 'pl', class: 'universal', phrases: 'wszyscy|wszystkich|dowolny|dowolna|jakikolwiek' },
  // compares with an amount
  { lang: 'pl', class: 'bound', phrases: 'najwyżej|co najwyżej|maksymalnie|maksimum|maks.|max|co najmniej|przynajmniej' },
  { lang: 'pl', class: 'bound', phrases: 'minimum|minimalnie|min.|nie więcej niż|nie mniej niż|nie dłużej niż|nie dłuższy niż' },
  { lang: 'pl', class: 'bound', phrases: 'nie dłuższe niż|nie wyżej niż|nie później niż|nie wcześniej niż|nie częściej niż|do' },
  { lang: 'pl', class: 'bound', phrases: 'ponad|powyżej|poniżej|mniej niż|więcej niż|nie przekracza|nie przekraczać' },
  { lang: 'pl', class: 'bound', phrases: 'nie przekraczaj|przekraczać|przekracza|przekraczają|przekroczyć|ograniczony do' },
  { lang: 'pl', class: 'bound', phrases: 'ograniczona do|ograniczone do|limit|górna granica|wystarczy|wystarczą' },
  { lang: 'pl', class: 'bound', phrases: 'i ani jednego więcej|i ani jednej więcej|i ani słowa więcej|i nie więcej' },
  { lang: 'pl', class: 'bound', phrases: 'ani słowa więcej|na raz|naraz|najpóźniej|zmieścić się|zmieść się|mieści się' },
  // limits or excepts
  { lang: 'pl', class: 'scope', phrases: 'tylko|jedynie|wyłącznie|oprócz|poza|z wyjątkiem|z wyłączeniem|prócz|nic więcej' },
  { lang: 'pl', class: 'scope', phrases: 'nic innego|nigdzie indziej|nikt inny|ogranicz się do|ograniczcie się do' },
  // an approval or a precondition that binds in itself
  { lang: 'pl', class: 'condition', phrases: 'zapytaj mnie|zapytajcie mnie|spytaj mnie|pytaj mnie|najpierw zapytaj' },
  { lang: 'pl', class: 'condition', phrases: 'najpierw spytaj|zapytaj najpierw|pytaj|pytajcie|skonsultuj|uzgodnij|uzgodnijcie' },
  { lang: 'pl', class: 'condition', phrases: 'uzgadniaj|uzgodnienia|moja zgoda|mojej zgody|moją zgodą|moje pozwolenie' },
  { lang: 'pl', class: 'condition', phrases: 'mojego pozwolenia|mojej akceptacji|moja akceptacja|moją akceptację' },
  { lang: 'pl', class: 'condition', phrases: 'mojego potwierdzenia|moje potwierdzenie|mojej wiedzy|mojego okej|decyduję ja' },
  { lang: 'pl', class: 'condition', phrases: 'ja decyduję|zatwierdzam ja|ja zatwierdzam|akceptuję ja|podpisuję ja' },
  { lang: 'pl', class: 'condition', phrases: 'w razie wątpliwości|w razie niejasności|w razie czego|jeśli masz wątpliwości' },
  { lang: 'pl', class: 'condition', phrases: 'jeśli nie jesteś pewien|jeśli nie masz pewności|czekaj na moją|czekaj na mój' },
  { lang: 'pl', class: 'condition', phrases: 'poczekaj na|czekaj, aż|poczekaj, aż|zaczekaj, aż|dopóki nie|aż powiem' },
  { lang: 'pl', class: 'condition', phrases: 'aż potwierdzę|zanim|pokaż mi|daj mi wybrać|daj wybrać|przeze mnie|daj mi znać' },
  { lang: 'pl', class: 'condition', phrases: 'daj znać|uprzedź mnie|zatrzymaj się i|przerwij i|dwóch podpisów|drugi podpis' },
  { lang: 'pl', class: 'condition', phrases: 'druga osoba' },
  // opens a condition
  { lang: 'pl', class: 'when', phrases: 'jeśli|jeżeli|gdy|kiedy|jak tylko|gdyby|dopóki|zanim|przed każdym|przed każdą' },
  { lang: 'pl', class: 'when', phrases: 'po każdym|po każdej|chyba że|o ile|pod warunkiem|w przypadku|w razie|inaczej' },
  { lang: 'pl', class: 'when', phrases: 'po tym jak|przed|przy każdym|przy każdej' },
  // permits
  { lang: 'pl', class: 'permit', phrases: 'możesz|możecie|może pan|wolno|wolno ci|dozwolone|jest dozwolone|są dozwolone' },
  { lang: 'pl', class: 'permit', phrases: 'dopuszczalne|śmiało|bez pytania|nie musisz pytać|nie musisz|nie trzeba pytać' },
  { lang: 'pl', class: 'permit', phrases: 'bez uzgodnienia|według uznania|wedle uznania|jak chcesz|masz prawo|można|może|mogą' },
  // a form of the output
  { lang: 'pl', class: 'format', phrases: 'po polsku|po angielsku|po niemiecku|po francusku|w formacie json|w json|jako json' },
  { lang: 'pl', class: 'format', phrases: 'w formie tabeli|jako tabela|w tabeli|w formie listy|jako lista|w punktach' },
  { lang: 'pl', class: 'format', phrases: 'w markdownie|w csv|w przypisach|w przypisie|małymi literami|wielkimi literami' },
  { lang: 'pl', class: 'format', phrases: 'pełnymi zdaniami|jednym zdaniem|w jednym zdaniu|w jednej linii|dosłownie' },
  { lang: 'pl', class: 'format', phrases: 'słowo w słowo|dokładnie|bez skrótów|na ty|per ty|na pan|per pan|na pani|brutto' },
  { lang: 'pl', class: 'format', phrases: 'netto|w groszach|alfabetycznie|w kolejności alfabetycznej|chronologicznie' },
  { lang: 'pl', class: 'format', phrases: 'prostym językiem|z jednostką|z jednostkami|w stronie czynnej' },
  // puts steps in order
  { lang: 'pl', class: 'order', phrases: 'najpierw|potem|następnie|później|po czym|na końcu|na koniec|wreszcie|po pierwsze' },
  { lang: 'pl', class: 'order', phrases: 'w pierwszej kolejności|i dopiero potem|dopiero potem|po kolei|krok po kroku' },
  { lang: 'pl', class: 'order', phrases: 'jeden po drugim|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'pl', class: 'idiom', phrases: 'nie ma za co|nie wiem|nie pamiętam|nie sądzę|nie jestem pewien|nie szkodzi|nieważne' },
  { lang: 'pl', class: 'idiom', phrases: 'nie tak|nie całkiem|nie bardzo|nie tylko|nie raz|nieźle|jeszcze nie|już nie' },
  { lang: 'pl', class: 'idiom', phrases: 'nic nie szkodzi|nic nowego|nic takiego|nic się nie stało|nigdy nie jest za późno' },
  { lang: 'pl', class: 'idiom', phrases: 'lepiej późno|lepiej późno niż wcale|nigdy nie widziałem|nigdy więcej|prawie nigdy' },
  { lang: 'pl', class: 'idiom', phrases: 'bez problemu|bez problemów|bez incydentów|bez zakłóceń|bez wątpienia|bez sensu' },
  { lang: 'pl', class: 'idiom', phrases: 'jak zawsze|zawsze tak|zawsze chętnie|wszystko dobrze|wszystko działa' },
  { lang: 'pl', class: 'idiom', phrases: 'wszystko w porządku|wszystko jedno|każdego dnia|każdego roku|codziennie' },
  { lang: 'pl', class: 'idiom', phrases: 'muszę przyznać|muszę powiedzieć|trzeba przyznać|trzeba powiedzieć|musi być' },
  { lang: 'pl', class: 'idiom', phrases: 'musiało być|powinno działać|powinienem był|trzeba było|limitowana edycja|limitowana' },
  { lang: 'pl', class: 'idiom', phrases: 'ograniczoną odpowiedzialnością|tylko że|tylko wczoraj|gdyby tylko|jeśli chodzi' },
  { lang: 'pl', class: 'idiom', phrases: 'jeśli dobrze|jeśli chcesz|jeśli możesz|jak gdyby|do tej pory|do widzenia|do jutra' },
  { lang: 'pl', class: 'idiom', phrases: 'do zobaczenia|do usłyszenia|mniej więcej|co więcej|nie ma sprawy|nie ma problemu' },
  { lang: 'pl', class: 'idiom', phrases: 'może być|a może|byle nie' },
  // what follows are the words of somebody else
  { lang: 'pl', class: 'report', phrases: 'według|podobno|mówią, że|ponoć|jak mówią|na tabliczce|na szyldzie|na znaku' },
  { lang: 'pl', class: 'report', phrases: 'przysłowie|nazywa się|nazywał się|nazywała się|nazywają się|o nazwie|pod tytułem' },
  { lang: 'pl', class: 'report', phrases: 'zatytułowany|instrukcja|w instrukcji|dostawca|prawo wymaga|ustawa|film|książka' },
  { lang: 'pl', class: 'report', phrases: 'piosenka' },
  // tells of the past
  { lang: 'pl', class: 'past', phrases: 'dawniej|kiedyś|niegdyś|w przeszłości|wczoraj|w zeszłym tygodniu|w zeszłym roku' },
  { lang: 'pl', class: 'past', phrases: 'w zeszłym miesiącu|przedwczoraj|w tamtych czasach|wtedy|lata temu|lat temu' },
  { lang: 'pl', class: 'past', phrases: 'miesięcy temu|poprzednio|już nie obowiązuje|nie obowiązuje|zniesiono|zniesione' },
  { lang: 'pl', class: 'past', phrases: 'odwołano' },
  // doubts or hopes
  { lang: 'pl', class: 'hedge', phrases: 'może|być może|chyba|prawdopodobnie|pewnie|zapewne|wydaje się|wygląda na to' },
  { lang: 'pl', class: 'hedge', phrases: 'myślę, że|sądzę, że|przypuszczam|mam nadzieję|byłoby|byłoby miło|kiedyś może' },
  { lang: 'pl', class: 'hedge', phrases: 'pewnego dnia|załóżmy|gdybyśmy|gdybym|gdyby|najwyraźniej' },
  // asks without a question mark
  { lang: 'pl', class: 'wondering', phrases: 'zastanawiam się|nie wiem, czy|czy wiesz|ciekawe, czy|czy' },
  // asks for it
  { lang: 'pl', class: 'polite', phrases: 'proszę|poproszę|czy mógłbyś|czy mogłabyś|czy możesz|mógłbyś' },
  // takes back
  { lang: 'pl', class: 'cancel', phrases: 'już nie obowiązuje|nie obowiązuje|zniesiono|zniesione|zniesiony|odwołano|odwołane' },
  { lang: 'pl', class: 'cancel', phrases: 'wycofano|wycofane|był żart|to żart|żartowałem|żartem|nieaktualne|nieaktualny' },
  { lang: 'pl', class: 'cancel', phrases: 'uchylone|unieważnione|już niepotrzebne|anulowane' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'pl', class: 'tongue', phrases: 'ma|mają|i|w|nie|na|z|że|się|do|to|jest|jak|za|po|o|ale|dla|od|co|tak|czy|być|był' },
  { lang: 'pl', class: 'tongue', phrases: 'była|było|są|ja|ty|on|ona|my|wy|mnie|mi|cię|ci|go|jej|ich|już|tylko|jeszcze|też' },
  { lang: 'pl', class: 'tongue', phrases: 'ten|ta|te|tego|tej|przez|przy|bez|pod|nad|przed|gdy|jeśli|kiedy|gdzie|kto|dlaczego' },
  { lang: 'pl', class: 'tongue', phrases: 'bo|lub|albo|oraz|może|można|trzeba|dziękuję|dzięki|każdy|każdą|wszystko|powyżej' },
  { lang: 'pl', class: 'tongue', phrases: 'lepiej|niż|razie|per' },
  // imperatives that tell how to work
  { lang: 'pl', class: 'manner', phrases: 'używaj|używajcie|użyj|stosuj|stosujcie|pisz|piszcie|odpowiadaj|odpowiadajcie' },
  { lang: 'pl', class: 'manner', phrases: 'odpowiedz|trzymaj|trzymajcie|zostaw|zostawcie|zostawiaj|zachowaj|zachowuj' },
  { lang: 'pl', class: 'manner', phrases: 'przestrzegaj|przestrzegajcie|podawaj|podawajcie|podaj|dawaj|daj|dajcie|umieszczaj' },
  { lang: 'pl', class: 'manner', phrases: 'umieść|wstawiaj|nazywaj|zwracaj|mów|mówcie|zaokrąglaj|zaokrąglij|ogranicz' },
  { lang: 'pl', class: 'manner', phrases: 'ograniczaj|oznaczaj|oznacz|zapisuj|notuj|dokumentuj|podpisuj|sprawdzaj|potwierdzaj' },
  { lang: 'pl', class: 'manner', phrases: 'czekaj|czekajcie|poczekaj|informuj|zgłaszaj|zgłoś|ostrzegaj|cytuj|zaczynaj|zacznij' },
  { lang: 'pl', class: 'manner', phrases: 'kończ|zakończ|pracuj|pracujcie|bądź|bądźcie|wybieraj|bierz|rób|róbcie|chroń' },
  { lang: 'pl', class: 'manner', phrases: 'ukrywaj|szyfruj|numeruj|uwzględniaj|szanuj|zatrzymaj|przerwij|przekaż|myśl|prowadź' },
  { lang: 'pl', class: 'manner', phrases: 'stawiaj|kieruj' },
  // imperatives that forbid
  { lang: 'pl', class: 'shun', phrases: 'unikaj|unikajcie|ignoruj|ignorujcie|pomijaj|pomiń|przestań|powstrzymaj|zapomnij' },
  { lang: 'pl', class: 'shun', phrases: 'oszczędź' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'pl', class: 'task', phrases: 'napraw|popraw|znajdź|znajdźcie|zrób|zróbcie|pokaż|pokażcie|powiedz|napisz|napiszcie' },
  { lang: 'pl', class: 'task', phrases: 'dodaj|dodajcie|usuń|usuńcie|sprawdź|sprawdźcie|zobacz|uruchom|otwórz|utwórz|stwórz' },
  { lang: 'pl', class: 'task', phrases: 'zainstaluj|zaktualizuj|przetłumacz|porównaj|wyjaśnij|policz|oblicz|przeczytaj|wyślij' },
  { lang: 'pl', class: 'task', phrases: 'wyślijcie|przenieś|skopiuj|pobierz|zbuduj|opowiedz|pomóż|pomóżcie|przygotuj|opisz' },
  { lang: 'pl', class: 'task', phrases: 'przepisz|wyeksportuj|zaimportuj|zamknij|zresetuj|włącz|wyłącz|weź|zamień|zmień' },
  { lang: 'pl', class: 'task', phrases: 'zmieńcie|zrestartuj|wdróż|scal|zapisz|ruszaj|ruszajcie|usuwaj|usuwajcie|zmieniaj' },
  { lang: 'pl', class: 'task', phrases: 'zmieniajcie|publikuj|dodawaj|wysyłaj|uruchamiaj|ujawniaj|obiecuj|wymyślaj|dotykaj' },
  { lang: 'pl', class: 'task', phrases: 'wgrywaj|nadpisuj' },
  // finite verbs of the present: a statement
  { lang: 'pl', class: 'finite', phrases: 'jest|są|jestem|działa|działają|idzie-|leży|stoi|znajduje|kursuje|ma-|mają-|mam' },
  { lang: 'pl', class: 'finite', phrases: 'chce|wie|mówi|zajmuje|zawiera|wygląda|znaczy|mieszka|podoba|trwa|zależy|lubię|mogę' },
  { lang: 'pl', class: 'finite', phrases: 'wiem|robi|pokazuje|zwraca|będzie|będą|będę|to|tabela-|nazywa' },
  // verbs of the past
  { lang: 'pl', class: 'bygone', phrases: 'był|była|było|były|byli|mógł|mogła|mogli|musiał|musiała|musieli|poszedł|poszła' },
  { lang: 'pl', class: 'bygone', phrases: 'przyszedł|przyszła|znalazł|znalazła|*ał|*ała|*ało|*ały|*ali|*ił|*iła|*iło|*iły' },
  { lang: 'pl', class: 'bygone', phrases: '*ili|*ył|*yła|*yło|*yły|*yli|*ął|*ęła|*ęło|*ęły|*ęli|*łem|*łam|*łeś|*łaś|*liśmy' },
  { lang: 'pl', class: 'bygone', phrases: '*łyśmy|*ano|*ono|*ło|przeciągnęło|wyprzedała' },
  // verbs of doubt
  { lang: 'pl', class: 'irrealis', phrases: 'byłoby|mógłby|mogłaby|chciałbym|chciałabym|gdyby|*łby|*łaby|*łoby' },
  // the reader
  { lang: 'pl', class: 'agent', phrases: 'ty|wy|asystent|agent|bot' },
  // the speaker
  { lang: 'pl', class: 'self', phrases: 'ja|my' },
  // third parties
  { lang: 'pl', class: 'other', phrases: 'on|ona|oni|one|szef|szefowa|kolega|koleżanka|sąsiad|sąsiedzi|prawo|szkoła|bank' },
  { lang: 'pl', class: 'other', phrases: 'dostawca' },
  // verbs of saying
  { lang: 'pl', class: 'telling', phrases: 'powiedział|powiedziała|powiedzieli|mówił|mówiła|napisał|napisała|zapytał|zapytała' },
  { lang: 'pl', class: 'telling', phrases: 'prosił|prosiła|prosili|żądał|żądali|twierdził|twierdzi|opowiadał|obiecał|wyjaśnił' },
  { lang: 'pl', class: 'telling', phrases: 'kazał|kazali|radził' },
  // texts of somebody else
  { lang: 'pl', class: 'source', phrases: 'tabliczka|szyld|instrukcja|dokumentacja|strona|dziennik|błąd|film|książka|piosenka' },
  { lang: 'pl', class: 'source', phrases: 'przysłowie' },
  // labels that make a rule of what follows
  { lang: 'pl', class: 'label', phrases: 'język|format|ton|styl|limit|budżet|termin|maksimum|minimum|zabronione|dozwolone' },
  { lang: 'pl', class: 'label', phrases: 'obowiązkowo|zasada|zasady' },
  // numbers
  { lang: 'pl', class: 'number', phrases: 'jeden|jedna|jedno|jedną|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć' },
  { lang: 'pl', class: 'number', phrases: 'dziesięć|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sto|tysiąc|tysięcy|pół' },
  { lang: 'pl', class: 'number', phrases: 'połowa|tuzin|dwóch|trzech|pięciu' },
  // words that a rule may open with
  { lang: 'pl', class: 'filler', phrases: 'i|a|ale|oraz|także|też|jeszcze|ok|okej|cześć|hej|ważne|uwaga|notatka|przypomnienie' },
  { lang: 'pl', class: 'filler', phrases: 'tak|teraz|dziś|dzisiaj|po-prostu|zasada|lub|albo|więc|no|proszę|dlatego|dodatkowo' },
  // endings of imperatives
  { lang: 'pl', class: 'imperative', phrases: '*uj|*ujcie|*aj|*ajcie|*ij|*ijcie|*yj|*yjcie|*ej|*ejcie' },
  // endings of infinitives
  { lang: 'pl', class: 'infinitive', phrases: '*ać|*ić|*yć|*eć|*ąć|*uć|*ść|*źć|*ać się|*c' },
  // verbs that say how things are to be
  { lang: 'pl', class: 'stative', phrases: 'zostaje|zostają|pozostaje|pozostają|obowiązuje|obowiązują' },
]
