/** Words that make a number more than a number: units, currencies, months, weekdays, and the names of codes. Extended by language. */

/** A unit ends here; `us=88` is a column, not a unit. */
const edge = '(?![\\p{L}\\p{N}\\p{M}_=])'

/** Units after a number. Each ends at an edge; the second line of a unit with a slash is the "per" part. */
const symbols = 'ns|[µμu]s|ms|s|min|mins|h|hr|hrs|d|[kKMGTP]?i?[bB]|[kKMGTP]B|[kMGT]?bit|[kMGT]o|[kKMG]bps|bps|[nµμumcdk]?m|ft|'
  + 'yd|mi|nmi|[µμmk]?g|t|lbs?|oz|[mcd]?[lL]|gal|[kcmd]?m[²³23]|ha'
  + '|[µμmk]?A|m?Ah|[mk]?V|[mkMG]?Wh?|[kM]?Ω|[nµμp]F|[kMGT]?Hz|dB[mi]?|lm|lx|[kMhG]?Pa|m?bar|psi|atm|mmHg|[kM]?N|Nm|[kM]?J|'
  + 'k?cal|[kMG]?eV|kph|kmh|mph|kn|rpm|fps|m?mol|pp[mb]|p[txc]|r?em|v[hw]|dpi|bps?|IU|bpm|K'
  + '|req|ops|msg|rps|qps|tps|iops|IOPS|мс|с|мин|ч|сек|[КМГТ]?Б|кг|г|км|м|см|мм|л|шт'
const english = 'secs?|seconds?|minutes?|hours?|days?|wks?|weeks?|months?|yrs?|years?|milliseconds?|microseconds?|nanoseconds?|'
  + 'bytes?|bits?|(?:kilo|mega|giga|tera)bytes?|met(?:er|re)s?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|'
  + 'inch(?:es)?|feet|foot|miles?|yards?|knots?|grams?|kilograms?|kilos?|tonnes?|tons?|pounds?|ounces?|lit(?:er|re)s?|gallons?|'
  + 'acres?|hectares?|degrees?|volts?|watts?|amps?|basis points?|fortnights?'
const other = 'Millisekunden?|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Wochen?|Monaten?|Monate?|Jahren?|Jahre?|Metern?|'
  + 'Kilometern?|Gramm|Kilo|Litern?|Grad'
  + '|secondes?|heures?|jours?|semaines?|mois|ans?|années?|mètres?|octets?|segundos?|minutos?|horas?|d[ií]as?|semanas?|'
  + 'mes(?:es)?|años?|anos?|metros?|litros?|gramos?'
  + '|second[io]|minut[io]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|metri|seconden|minuten|uur|dag(?:en)?|we(?:ek|ken)|'
  + 'maand(?:en)?|jaar|sekunder|minuter|timmar|timer|dagar|dage|veckor|uger|månader|måneder|år'
  + '|секунд\\p{L}?|минут\\p{L}?|час(?:а|ов)?|дн(?:я|ей|і|ів)|день|недел\\p{L}|месяц(?:а|ев)?|лет|год(?:а)?|хвилин\\p{L}?|'
  + 'годин\\p{L}?|тижн\\p{L}+|місяц\\p{L}+|рок(?:и|ів)|метр(?:а|ов)?'
  + '|sekund\\p{L}?|minut\\p{L}?|godzin\\p{L}?|dni|dzień|tygodni\\p{L}?|miesi[ąę]c\\p{L}*|lat|hodin\\p{L}?|týdn\\p{L}+|'
  + 'měsíc\\p{L}*|saniye|dakika|saat|gün|hafta|ay|yıl|giây|phút|giờ|ngày|tuần|tháng|năm|detik|menit|jam|hari|minggu|bulan|tahun'
  + '|ثانية|ثوان|دقيقة|دقائق|ساعة|ساعات|يوم|أيام|أسبوع|أسابيع|شهر|أشهر|سنة|सेकंड|सेकेंड|मिनट|घंट[ेा]|दिन|सप्ताह|हफ़्ते|'
  + 'महीन[ेा]|साल|वर्ष|किलो|מטר|דקות|שעות|ימים|שניות|δευτερόλεπτα|λεπτά|ώρες|ημέρες|perc|óra|nap|hét|hónap|év|sekuntia|'
  + 'minuuttia|tuntia|päivää|viikkoa|วินาที|นาที|ชั่วโมง|วัน|สัปดาห์|เดือน|ปี'
const eastern = '毫秒|微秒|秒間?|分钟|分鐘|分間?|小时|小時|時間|天|日間?|周|週間?|个月|個月|[ヶかカ]月|月|年間?|公里|千克|公斤|厘米|毫米|米|度|밀리초|초|분|시간|일|주|개월|년|킬로|미터'

export const unitNames = `(?:(?:${symbols}|${english}|${other})(?:/(?:[kmcd]?m[²³]?|[mk]?[sghlL]|sec|min|hr|day|req|d|mol|kg|`
  + `dl))?${edge}|[kKMGTw]i?${edge}|in${edge}(?! )|°[CFK]?|[℃℉]|[′″]|${eastern})`

export const currencyCodes = 'USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|KRW|BRL|RUB|TRY|PLN|CZK|SEK|NOK|DKK|HUF|RON|UAH|AUD|CAD|NZD|SGD|'
  + 'HKD|MXN|ZAR|ILS|AED|SAR|THB|VND|IDR|PHP|BTC|ETH|euros?|Euros?|dollars?|cents?|yen|yuan|rupees?|pesos?|reais|rubles?|z[łl]|'
  + 'Kč|kr|Ft|lei|руб(?:\\.|лей|ля)?|грн|TL|Rs'

export const monthNames = 'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|'
  + 'Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
  + '|Januar|Jänner|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|'
  + 'octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre'
  + '|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|'
  + 'settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|oktober|december|januar|februar|april|juni|juli|august|'
  + 'september|november|maj|augusti'
  + '|январ[ья]|феврал[ья]|марта?|апрел[ья]|ма[йя]|июн[ья]|июл[ья]|августа?|сентябр[ья]|октябр[ья]|ноябр[ья]|декабр[ья]|січня|'
  + 'лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня'
  + '|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ledna|února|března|'
  + 'dubna|května|června|července|srpna|září|října|prosince|Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|'
  + 'Kasım|Aralık'
  + '|जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|'
  + 'أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|tháng \\d{1,2}|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|'
  + 'ตุลาคม|พฤศจิกายน|ธันวาคม|Januari|Februari|Maret|Agustus'
  + '|Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου|ינואר|'
  + 'פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר'

export const weekdayNames = 'Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:rs(?:day)?)?|Fri(?:day)?|Sat(?:urday)?|'
  + 'Sun(?:day)?|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|M[oi]|D[io]|Fr|Sa|So'

/** Words that make one literal with the number after them. */
export const namedCodes = '[Ee]xit(?:ed)?(?: (?:code|status|with(?: code| status)?))?|EXIT|[Rr]eturn(?:ed)? (?:code|status)|'
  + '[Ss]ignal|errno|[Rr]esult(?= ?$)|[Ss]tatus code|rc'
