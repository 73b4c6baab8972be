import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'tr', class: 'prohibit', phrases: 'yasak|yasaktır|yasaklanmıştır|yasaktir|kesinlikle yasak|izin verilmez|izin yok' },
  { lang: 'tr', class: 'prohibit', phrases: 'izin verilmiyor|müsaade yok|asla|sakın|hiçbir koşulda|hiçbir şekilde' },
  { lang: 'tr', class: 'prohibit', phrases: 'hiçbir durumda|hiçbir zaman|kesinlikle olmaz|söz konusu değil|söz konusu olamaz' },
  { lang: 'tr', class: 'prohibit', phrases: 'kabul edilemez|uygun değil|olmaz|istemiyorum|istemem|istemiyoruz|uzak dur' },
  { lang: 'tr', class: 'prohibit', phrases: 'uzak durun|elini sürme|el sürme|ellerini çek|dokunma|dokunmayın|dokunulmaz' },
  { lang: 'tr', class: 'prohibit', phrases: 'rahat bırak|olduğu gibi kalsın|olduğu gibi kalır|olduğu gibi bırak|olduğu gibi' },
  { lang: 'tr', class: 'prohibit', phrases: 'olduğu gibi kalacak|bırak kalsın|aynen kalsın|değişmeden kalsın|yetkin yok' },
  { lang: 'tr', class: 'prohibit', phrases: 'yetkiniz yok|hakkın yok|vazgeç|bırak şu|salt okunur|donduruldu|gizlidir' },
  { lang: 'tr', class: 'prohibit', phrases: 'gizli kalsın|aklından bile geçirme|gerek yok' },
  // denies for all times
  { lang: 'tr', class: 'never', phrases: 'asla|hiçbir zaman|katiyen' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'tr', class: 'none', phrases: 'hiçbir|hiç|hiçbiri|kimse|hiç kimse|sıfır' },
  // plain negation
  { lang: 'tr', class: 'not', phrases: 'değil|yok' },
  // names what must not be missing
  { lang: 'tr', class: 'without', phrases: 'olmadan|almadan|sormadan|haber vermeden|izinsiz|onaysız|etmeden|yapmadan|görmeden' },
  { lang: 'tr', class: 'without', phrases: 'danışmadan' },
  // obliges
  { lang: 'tr', class: 'require', phrases: 'zorunlu|zorunludur|zorunda|zorundasın|zorundadır|şart|şarttır|gerek|gerekir' },
  { lang: 'tr', class: 'require', phrases: 'gerekiyor|gerekli|gereklidir|mecburi|mecburidir|lazım|mutlaka|kesinlikle|muhakkak' },
  { lang: 'tr', class: 'require', phrases: 'emin ol|emin olun|dikkat et|dikkat edin|unutma|unutmayın|unutmadan|istiyorum' },
  { lang: 'tr', class: 'require', phrases: 'bekliyorum|tercih et|tercih edin|tercihen|tercih ederim|yerine|öncelikli' },
  { lang: 'tr', class: 'require', phrases: 'önceliklidir|önce gelir|özen göster' },
  // obliges less, or guesses
  { lang: 'tr', class: 'advise', phrases: 'iyi olur|daha iyi|önerilir' },
  // makes a habit
  { lang: 'tr', class: 'always', phrases: 'her zaman|her seferinde|daima|hep|bundan sonra|bundan böyle|şu andan itibaren' },
  { lang: 'tr', class: 'always', phrases: 'artık hep|varsayılan olarak|kural olarak|ikinci bir emre kadar' },
  { lang: 'tr', class: 'always', phrases: 'aksi söylenene kadar|her durumda|her koşulda|istisnasız|sürekli|bugünden itibaren' },
  { lang: 'tr', class: 'always', phrases: 'ilk andan' },
  // speaks of all of a kind
  { lang: 'tr', class: 'universal', phrases: 'her|her bir|tüm|bütün|herhangi bir|hepsi' },
  // compares with an amount
  { lang: 'tr', class: 'bound', phrases: "en fazla|en çok|en az|azami|asgari|maksimum|minimum|maks.|'den fazla olmasın" },
  { lang: 'tr', class: 'bound', phrases: 'den fazla olmasın|dan fazla olmasın|geçmesin|geçemez|geçmemeli|geçmeyecek|geçmez' },
  { lang: 'tr', class: 'bound', phrases: 'aşmasın|aşamaz|aşmamalı|aşmaz|aşma|aşmayın|altında|altında tut|altında kalsın' },
  { lang: 'tr', class: 'bound', phrases: 'altında kalmalı|üstünde|üzerinde|üzeri|üstü|kadar|ile sınırlı|sınırlıdır|sınır' },
  { lang: 'tr', class: 'bound', phrases: 'limit|yeter|yeterli|yeterlidir|fazla değil|daha fazla değil|bir tane bile fazla' },
  { lang: 'tr', class: 'bound', phrases: 'tek kelime fazla|daha fazlası yok|fazlası olmaz|geç en geç|en geç|içinde bitir' },
  // limits or excepts
  { lang: 'tr', class: 'scope', phrases: 'yalnızca|sadece|yalnız|ancak|dışında|hariç|haricinde|başka hiçbir|başka bir şey' },
  { lang: 'tr', class: 'scope', phrases: 'başkası|sınırlı kal|ile yetin|bir tek' },
  // an approval or a precondition that binds in itself
  { lang: 'tr', class: 'condition', phrases: 'bana sor|bana sorun|önce sor|önce bana sor|sor|sorun|sormadan|danış|bana danış' },
  { lang: 'tr', class: 'condition', phrases: 'onayım|onayımı|onayım olmadan|onayımı al|onay al|onay alın|onayını al' },
  { lang: 'tr', class: 'condition', phrases: 'onayı olmadan|iznim|iznimi|iznim olmadan|iznimi al|izin al|izin alın' },
  { lang: 'tr', class: 'condition', phrases: 'onay gerekir|onayı gerekir|onayı şart|ben karar veririm|kararı ben veririm' },
  { lang: 'tr', class: 'condition', phrases: 'kararı bana ait|ben onaylarım|onayı benden|emin değilsen|emin değilseniz' },
  { lang: 'tr', class: 'condition', phrases: 'şüphedeysen|şüphe halinde|şüphen varsa|kararsız kalırsan|haber ver|haber verin' },
  { lang: 'tr', class: 'condition', phrases: 'bana bildir|onaylamadan|onaylayana kadar|tamam deyene kadar|ben diyene kadar' },
  { lang: 'tr', class: 'condition', phrases: 'bekle|bekleyin|göstermeden|önce göster|bana göster|durup haber|dur ve|iki imza' },
  { lang: 'tr', class: 'condition', phrases: 'ikinci kişi|benden geçer|seçmeme izin ver' },
  // opens a condition
  { lang: 'tr', class: 'when', phrases: 'eğer|ise|olursa|olduğunda|sürece|kadar|önce|sonra|takdirde|halinde|durumunda' },
  { lang: 'tr', class: 'when', phrases: 'aksi halde|aksi takdirde|yoksa|her defasında|madem|iken' },
  // permits
  { lang: 'tr', class: 'permit', phrases: 'yapabilirsin|kullanabilirsin|kullanabilirsiniz|silebilirsin|silebilirsiniz|serbest' },
  { lang: 'tr', class: 'permit', phrases: 'serbestsin|serbesttir|serbestçe|izinlidir|izin var|izinli|sormana gerek yok' },
  { lang: 'tr', class: 'permit', phrases: 'sormadan yapabilirsin|onaya gerek yok|çekinme|rahatça|istediğin gibi' },
  { lang: 'tr', class: 'permit', phrases: 'dilediğin gibi|mümkündür' },
  // a form of the output
  { lang: 'tr', class: 'format', phrases: 'türkçe|ingilizce|almanca|fransızca|ispanyolca|arapça|türkçe yanıt|json olarak' },
  { lang: 'tr', class: 'format', phrases: 'json formatında|tablo olarak|tablo halinde|liste olarak|liste halinde|madde madde' },
  { lang: 'tr', class: 'format', phrases: 'maddeler halinde|markdown|csv olarak|dipnotta|dipnot olarak|dipnota|küçük harfle' },
  { lang: 'tr', class: 'format', phrases: 'büyük harfle|tam cümlelerle|tek cümleyle|tek satırda|kelimesi kelimesine|birebir' },
  { lang: 'tr', class: 'format', phrases: 'aynen|harfi harfine|tam olarak|sade bir dille|birimiyle|birimleriyle|kdv dahil' },
  { lang: 'tr', class: 'format', phrases: 'kuruş cinsinden|alfabetik sırayla|sen de|siz de|sen diye|siz diye' },
  // puts steps in order
  { lang: 'tr', class: 'order', phrases: 'önce|ilk önce|sonra|ardından|daha sonra|en son|son olarak|en sonunda|sırayla' },
  { lang: 'tr', class: 'order', phrases: 'adım adım|teker teker|birer birer|ilk olarak|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'tr', class: 'idiom', phrases: 'bir şey değil|önemli değil|sorun değil|sorun yok|fark etmez|değil mi|değil mi?' },
  { lang: 'tr', class: 'idiom', phrases: 'neden olmasın|fena değil|henüz değil|daha değil|hiç de|hiç fena|bir daha asla' },
  { lang: 'tr', class: 'idiom', phrases: 'geç olsun güç olmasın|hiç olmazsa|her şey|her şey yolunda|her gün|her yıl|her hafta' },
  { lang: 'tr', class: 'idiom', phrases: 'her zamanki|her zamanki gibi|her neyse|her halde|herhalde|en azından' },
  { lang: 'tr', class: 'idiom', phrases: 'en azından denedik|şimdilik|olsa gerek|itiraf etmeliyim|söylemeliyim' },
  { lang: 'tr', class: 'idiom', phrases: 'kabul etmeliyim|demek lazım|sadece dün|sınırlı sayıda|sınırlı üretim|limited şirket' },
  { lang: 'tr', class: 'idiom', phrases: 'şu ana kadar|şimdiye kadar|bu kadar|ne kadar|o kadar|görüşmek üzere|yarına kadar' },
  { lang: 'tr', class: 'idiom', phrases: 'sorunsuz|kazasız belasız|az çok|olur olmaz|ancak dün|biraz önce|az önce' },
  { lang: 'tr', class: 'idiom', phrases: 'iki gün önce|önceki' },
  // what follows are the words of somebody else
  { lang: 'tr', class: 'report', phrases: 'göre|diyorlar|derler|söyleniyor|rivayete göre|tabelada|levhada|yazıyordu|yazıyor' },
  { lang: 'tr', class: 'report', phrases: 'atasözü|adlı|adında|isimli|adı|kılavuzda|kullanım kılavuzu|tedarikçi|yasa|kanun' },
  { lang: 'tr', class: 'report', phrases: 'filmin|filmi|şarkı|kitabın|demişti|dedi ki|diye bir' },
  // tells of the past
  { lang: 'tr', class: 'past', phrases: 'eskiden|bir zamanlar|geçmişte|dün|geçen hafta|geçen yıl|geçen ay|evvelki gün' },
  { lang: 'tr', class: 'past', phrases: 'o zamanlar|o günlerde|yıllar önce|aylar önce|yıl önce|ay önce|hafta önce' },
  { lang: 'tr', class: 'past', phrases: 'artık geçerli değil|kaldırıldı|iptal edildi' },
  // doubts or hopes
  { lang: 'tr', class: 'hedge', phrases: 'belki|galiba|sanırım|herhalde|muhtemelen|olabilir|belki de|zannedersem|umarım|keşke' },
  { lang: 'tr', class: 'hedge', phrases: 'güzel olurdu|iyi olurdu|bir gün|diyelim ki|varsayalım|olsaydı|görünüşe göre' },
  { lang: 'tr', class: 'hedge', phrases: 'anlaşılan|bence' },
  // asks without a question mark
  { lang: 'tr', class: 'wondering', phrases: 'merak ediyorum|acaba|bilmiyorum' },
  // asks for it
  { lang: 'tr', class: 'polite', phrases: 'lütfen|rica ederim|misin|mısın|zahmet olmazsa' },
  // takes back
  { lang: 'tr', class: 'cancel', phrases: 'artık geçerli değil|geçerli değil|kaldırıldı|iptal edildi|iptal|geri çekildi' },
  { lang: 'tr', class: 'cancel', phrases: 'şakaydı|şaka|hükümsüz|eskidi|artık gerek yok|yürürlükten kalktı' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'tr', class: 'tongue', phrases: 've|bir|bu|de|da|için|ile|ne|mi|mı|mu|mü|çok|daha|gibi|kadar|ama|en|olarak|o|ben' },
  { lang: 'tr', class: 'tongue', phrases: 'sen|biz|siz|var|yok|değil|her|önce|sonra|lütfen|evet|hayır|ki|şu|ya|hem|olan|oldu' },
  { lang: 'tr', class: 'tongue', phrases: 'neden|nasıl|kim|nerede|bana|sana|teşekkürler|hiç|sadece|yalnızca|yerine|altında' },
  { lang: 'tr', class: 'tongue', phrases: 'üzerinde|bile|tane|geç|yaklaşık' },
  // imperatives that tell how to work
  { lang: 'tr', class: 'manner', phrases: 'kullan|kullanın|tut|tutun|bırak|bırakın|yaz|yazın|yanıtla|cevapla|cevap|koy|koyun' },
  { lang: 'tr', class: 'manner', phrases: 'ver|verin|uy|uyun|izle|belirt|belirtin|yuvarla|sınırla|işaretle|kaydet|belgele' },
  { lang: 'tr', class: 'manner', phrases: 'imzala|kontrol|onayla|bekle|bekleyin|bildir|bildirin|uyar|alıntıla|başla|bitir' },
  { lang: 'tr', class: 'manner', phrases: 'çalış|ol|olun|seç|sakla|koru|gizle|şifrele|numarala|hitap|konuş|dur|durun|sor' },
  { lang: 'tr', class: 'manner', phrases: 'sorun|say|davran|düşün|kal|kalın|dön|et|edin|al|alın|yap|yapın|ekle' },
  // imperatives that forbid
  { lang: 'tr', class: 'shun', phrases: '*mayın|*meyin|*mayınız|*meyiniz|*masın|*mesin|*mamalı|*memeli|*mamalısın|*memelisin' },
  { lang: 'tr', class: 'shun', phrases: '*mamalıdır|*memelidir|*maz|*mez|*ılamaz|*ilemez|*ulamaz|*ülemez|*anamaz|*enemez' },
  { lang: 'tr', class: 'shun', phrases: '*amazsın|*emezsin|*mayacak|*meyecek|silme|dokunma|değiştirme|ekleme|yazma|kullanma' },
  { lang: 'tr', class: 'shun', phrases: 'gönderme|paylaşma|açma|kapatma|çalıştırma|yapma|verme|alma|söyleme|bozma|atma|koyma' },
  { lang: 'tr', class: 'shun', phrases: 'düzenleme|elleme|uydurma|oynama|taşıma|kaldırma|çıkarma|yayınlama|birleştirme' },
  { lang: 'tr', class: 'shun', phrases: 'güncelleme|karıştırma|ısrar-etme|etme|bırakma|konuşma|isteme|başlatma|durdurma|kurma' },
  { lang: 'tr', class: 'shun', phrases: 'yükleme|indirme|girme|çağırma|tekrarlama|kırpma|yuvarlama|çevirme|özetleme|unutturma' },
  { lang: 'tr', class: 'shun', phrases: 'kaçın|kaçının|vazgeç' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'tr', class: 'task', phrases: 'düzelt|bul|göster|söyle|sil|ara|bak|aç|kur|güncelle|çevir|karşılaştır|açıkla|hesapla' },
  { lang: 'tr', class: 'task', phrases: 'oku|gönder|taşı|kopyala|indir|yükle|anlat|hazırla|özetle|kapat|değiştir|çalıştır' },
  { lang: 'tr', class: 'task', phrases: 'yedekle|test|derle|dene|getir|listele|topla|gözden|incele|oluştur' },
  // finite verbs of the present: a statement
  { lang: 'tr', class: 'finite', phrases: 'var|yok|*iyor|*ıyor|*uyor|*üyor|*ıyorum|*iyorum|*uyorum|*üyorum|*ıyoruz|*iyoruz' },
  { lang: 'tr', class: 'finite', phrases: '*acak|*ecek|*acağım|*eceğim|değil|*yorsun|*yorlar|*dır|*dir|*dur|*dür|*tır|*tir' },
  { lang: 'tr', class: 'finite', phrases: '*tur|*tür' },
  // verbs of the past
  { lang: 'tr', class: 'bygone', phrases: '*dı|*di|*du|*dü|*tı|*ti|*tu|*tü|*dım|*dim|*dum|*düm|*tım|*tim|*dık|*dik|*duk|*dük' },
  { lang: 'tr', class: 'bygone', phrases: '*tık|*tik|*tuk|*tük|*dılar|*diler|*dular|*düler|*tılar|*tiler|*mıştı|*mişti|*muştu' },
  { lang: 'tr', class: 'bygone', phrases: '*müştü|*mış|*miş|*muş|*müş|idi|vardı|yoktu' },
  // verbs of doubt
  { lang: 'tr', class: 'irrealis', phrases: '*saydı|*seydi|*saydık|*seydik' },
  // the reader
  { lang: 'tr', class: 'agent', phrases: 'sen|siz|asistan|temsilci|bot|ajan|sana|size' },
  // the speaker
  { lang: 'tr', class: 'self', phrases: 'ben|biz' },
  // third parties
  { lang: 'tr', class: 'other', phrases: 'o|onlar|patron|müdür|komşu|komşular|okul|banka|tedarikçi' },
  // verbs of saying
  { lang: 'tr', class: 'telling', phrases: 'dedi|dediler|söyledi|söylediler|yazdı|sordu|istedi|istediler|iddia|anlattı' },
  { lang: 'tr', class: 'telling', phrases: 'açıkladı|emretti|tembihledi' },
  // texts of somebody else
  { lang: 'tr', class: 'source', phrases: 'tabela|levha|kılavuz|belge|site|günlük|hata|film|kitap|şarkı|atasözü' },
  // labels that make a rule of what follows
  { lang: 'tr', class: 'label', phrases: 'dil|format|biçim|ton|üslup|limit|bütçe|süre|maksimum|minimum|yasak|serbest|zorunlu' },
  { lang: 'tr', class: 'label', phrases: 'kural|kurallar' },
  // numbers
  { lang: 'tr', class: 'number', phrases: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|yüz|bin|yarım' },
  { lang: 'tr', class: 'number', phrases: 'düzine' },
  // words that a rule may open with
  { lang: 'tr', class: 'filler', phrases: 've|ama|fakat|ayrıca|de|da|tamam|merhaba|selam|önemli|dikkat|not|hatırlatma|evet' },
  { lang: 'tr', class: 'filler', phrases: 'hayır|şimdi|bugün|kural|veya|ya|o-halde|lütfen|çünkü' },
  // endings of imperatives
  { lang: 'tr', class: 'imperative', phrases: '*sın|*sin|*sun|*sün|*malı|*meli|*malısın|*melisin|*malıdır|*melidir|*ınız' },
  { lang: 'tr', class: 'imperative', phrases: '*iniz|*unuz|*ünüz' },
  // verbs that say how things are to be
  { lang: 'tr', class: 'stative', phrases: 'kalır|kalsın|kalacak|gider|yazılır|konur|gösterilir|belirtilir|kullanılır|yapılır' },
  { lang: 'tr', class: 'stative', phrases: 'verilir|alınır|onaylanır' },
]
