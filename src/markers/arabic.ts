import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'ar', class: 'prohibit', phrases: 'ممنوع|ممنوعة|ممنوعه|يمنع|يُمنع|تمنع|محظور|محظورة|يحظر|يُحظر|تحظر|لا يجوز|لا تجوز' },
  { lang: 'ar', class: 'prohibit', phrases: 'لا يسمح|لا يُسمح|لا تسمح|غير مسموح|ليس مسموحا|غير مقبول|لا يحق|لا ينبغي|لا يجب' },
  { lang: 'ar', class: 'prohibit', phrases: 'يجب ألا|يجب أن لا|لا بد ألا|ينبغي ألا|إياك|إياك أن|إياكم|حذار|تحت أي ظرف|بأي حال' },
  { lang: 'ar', class: 'prohibit', phrases: 'بأي شكل|على الإطلاق|إطلاقا|مطلقا|أبدا|أبدًا|أبداً|لا أريد|لا نريد|ابتعد عن' },
  { lang: 'ar', class: 'prohibit', phrases: 'ابق بعيدا|تجنب|تجنّب|تجنبوا|امتنع عن|كف عن|توقف عن|دع|اترك|كما هي|كما هو' },
  { lang: 'ar', class: 'prohibit', phrases: 'دون تغيير|بلا تغيير|دون مساس|لا مكان|لا مجال|خارج النطاق|خط أحمر|للقراءة فقط' },
  { lang: 'ar', class: 'prohibit', phrases: 'مجمد|سري|سرية|لا أحد غير|لا أحد|لا شيء خارج|من غير المسموح|دعك من' },
  // denies for all times
  { lang: 'ar', class: 'never', phrases: 'أبدا|أبدًا|أبداً' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'ar', class: 'none', phrases: 'لا ت*|لا|ما من|ولا|بلا|لا تقم' },
  // names what must not be missing
  { lang: 'ar', class: 'without', phrases: 'دون|بدون|من دون|بلا|من غير' },
  // obliges
  { lang: 'ar', class: 'require', phrases: 'يجب|يجب أن|عليك|عليك أن|عليكم|ينبغي|ينبغي أن|لا بد|لابد|لا بد من|يلزم|مطلوب' },
  { lang: 'ar', class: 'require', phrases: 'إلزامي|إلزامية|إجباري|ضروري|ضرورية|من الضروري|من المهم|واجب|حتما|حتمًا|تأكد' },
  { lang: 'ar', class: 'require', phrases: 'تأكد من|تأكدوا|احرص|احرص على|احرصوا|احرص أن|اهتم|لا تنس|لا تنسَ|تذكر|أريد أن|أريد' },
  { lang: 'ar', class: 'require', phrases: 'أريدك أن|أحتاج أن|أتوقع|أطلب|من الأفضل|الأفضل|يفضل|يُفضل|أفضل أن|بدلا من|بدلًا من' },
  { lang: 'ar', class: 'require', phrases: 'بدلاً من|عوضا عن|الأولوية|له الأولوية' },
  // makes a habit
  { lang: 'ar', class: 'always', phrases: 'دائما|دائمًا|دائماً|في كل مرة|كل مرة|من الآن فصاعدا|من الآن فصاعدًا|من الآن' },
  { lang: 'ar', class: 'always', phrases: 'منذ الآن|من اليوم|بشكل افتراضي|افتراضيا|كقاعدة|حتى إشعار آخر|في جميع الأحوال' },
  { lang: 'ar', class: 'always', phrases: 'في كل الأحوال|في كل الحالات|باستمرار|بلا استثناء|دون استثناء|مستقبلا' },
  // speaks of all of a kind
  { lang: 'ar', class: 'universal', phrases: 'كل|جميع|أي|كافة' },
  // compares with an amount
  { lang: 'ar', class: 'bound', phrases: 'على الأكثر|كحد أقصى|بحد أقصى|حد أقصى|الحد الأقصى|أقصاه|على الأقل|كحد أدنى' },
  { lang: 'ar', class: 'bound', phrases: 'الحد الأدنى|لا يتجاوز|لا تتجاوز|يتجاوز|ألا يتجاوز|ألا تتجاوز|لا يزيد عن|لا تزيد عن' },
  { lang: 'ar', class: 'bound', phrases: 'لا يزيد على|لا تزيد على|ألا يزيد|لا يقل عن|لا تقل عن|ألا يقل|أكثر من|أقل من' },
  { lang: 'ar', class: 'bound', phrases: 'ليس أكثر من|لا أكثر|ولا أكثر|فقط لا غير|دون الـ|تحت|فوق|حتى|ضمن|خلال|يكفي|تكفي' },
  { lang: 'ar', class: 'bound', phrases: 'محدود بـ|محدود ب|مقصور على|سقف|أدنى من|أعلى من|لا أكثر من|بما لا يتجاوز|بما لا يزيد' },
  // limits or excepts
  { lang: 'ar', class: 'scope', phrases: 'فقط|وحده|وحدها|حصرا|حصرًا|حصراً|ما عدا|عدا|باستثناء|إلا|سوى|لا غير|اقتصر على|اكتف' },
  { lang: 'ar', class: 'scope', phrases: 'اكتفِ|خارج|لا شيء آخر|دون غيره|دون غيرها|على سبيل الحصر' },
  // an approval or a precondition that binds in itself
  { lang: 'ar', class: 'condition', phrases: 'اسألني|اسألني أولا|اسأل أولا|اسأل قبل|استأذن|استأذني|استشرني|راجعني|ارجع إلي' },
  { lang: 'ar', class: 'condition', phrases: 'موافقتي|بموافقتي|دون موافقتي|بدون موافقتي|إذني|بإذني|دون إذن|بدون إذن' },
  { lang: 'ar', class: 'condition', phrases: 'موافقة مسبقة|بعد موافقتي|قبل موافقتي|تأكيدي|توقيعي|أنا من يقرر|أنا أقرر' },
  { lang: 'ar', class: 'condition', phrases: 'القرار لي|أوافق عليه|أوافق عليها|أنا أوافق|عند الشك|في حال الشك|إذا شككت' },
  { lang: 'ar', class: 'condition', phrases: 'إن شككت|إذا لم تكن متأكدا|إن لم تكن متأكدا|إذا كان غير واضح|أخبرني|وأخبرني' },
  { lang: 'ar', class: 'condition', phrases: 'أبلغني|أعلمني|نبهني|انتظر|انتظرني|حتى أوافق|حتى أؤكد|حتى أقول|أرني أولا' },
  { lang: 'ar', class: 'condition', phrases: 'دعني أختار|دعني أقرر|شخص ثان|توقيعان|قبل أن ترسل|عبري' },
  // opens a condition
  { lang: 'ar', class: 'when', phrases: 'إذا|إن|لو|عندما|حين|حالما|بمجرد|ما دام|طالما|قبل أن|قبل|بعد أن|بعد|إلا إذا|ما لم' },
  { lang: 'ar', class: 'when', phrases: 'شرط أن|بشرط|في حال|في حالة|وإلا|كلما|متى' },
  // permits
  { lang: 'ar', class: 'permit', phrases: 'يمكنك|بإمكانك|يمكنكم|لك أن|لا مانع|لا مانع من|مسموح|مسموح لك|يسمح لك|يُسمح|يجوز' },
  { lang: 'ar', class: 'permit', phrases: 'لا بأس|لا بأس أن|لا حاجة لموافقتي|دون أن تسأل|بدون سؤال|من دون سؤال|حر في|كما تشاء' },
  { lang: 'ar', class: 'permit', phrases: 'كما تحب|لا داعي للسؤال' },
  // a form of the output
  { lang: 'ar', class: 'format', phrases: 'بالعربية|باللغة العربية|بالإنجليزية|باللغة الإنجليزية|بالفرنسية|باللغة الفرنسية' },
  { lang: 'ar', class: 'format', phrases: 'بصيغة json|بصيغة|كجدول|في جدول|على شكل جدول|على شكل قائمة|كقائمة|في نقاط' },
  { lang: 'ar', class: 'format', phrases: 'في شكل نقاط|ماركداون|في الحاشية|في الحواشي|بجمل كاملة|في جملة واحدة|في سطر واحد' },
  { lang: 'ar', class: 'format', phrases: 'حرفيا|حرفيًا|كلمة بكلمة|بالضبط|بلغة بسيطة|مع الوحدة|مع وحداتها|بترتيب|أبجديا' },
  { lang: 'ar', class: 'format', phrases: 'خاطبني|بصيغة المفرد|شاملة الضريبة|بالفصحى' },
  // puts steps in order
  { lang: 'ar', class: 'order', phrases: 'أولا|أولًا|أولاً|ثم|بعد ذلك|بعدها|وأخيرا|أخيرا|أخيرًا|في النهاية|في البداية' },
  { lang: 'ar', class: 'order', phrases: 'خطوة خطوة|واحدا واحدا|بالترتيب|وبعدها|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'ar', class: 'idiom', phrases: 'لا شكر على واجب|لا بأس بها|لا مشكلة|لا أعرف|لا أدري|لا أعلم|لا أذكر|لا أظن|لا أعتقد' },
  { lang: 'ar', class: 'idiom', phrases: 'لا يهم|لا عليك|لا تقلق|لا تقلقوا|لا شك|بلا شك|دون شك|بدون شك|بدون مشاكل|دون مشاكل' },
  { lang: 'ar', class: 'idiom', phrases: 'دون أي مشكلة|بلا مشاكل|دون حوادث|دون جدوى|كالعادة|دائما ما|كما هو الحال دائما' },
  { lang: 'ar', class: 'idiom', phrases: 'كل شيء|كل شيء بخير|كل يوم|كل عام|كل سنة|كل أسبوع|أن تأتي متأخرا|متأخرا خير من' },
  { lang: 'ar', class: 'idiom', phrases: 'يجب أن أعترف|يجب أن أقول|لا بد أنه|لا بد أنك|لا بد أن يكون|إصدار محدود|طبعة محدودة' },
  { lang: 'ar', class: 'idiom', phrases: 'محدودة المسؤولية|فقط أمس|ليس فقط|ليس بعد|لم يعد|حتى الآن|حتى الغد|إلى اللقاء' },
  { lang: 'ar', class: 'idiom', phrases: 'إن شاء الله|لو سمحت|على الأقل حاولنا|أكثر أو أقل|لا غنى' },
  // what follows are the words of somebody else
  { lang: 'ar', class: 'report', phrases: 'حسب|وفقا ل|يقال|يُقال|قيل|يقول المثل|المثل|اللافتة|لافتة|كتب على|كُتب على|مكتوب' },
  { lang: 'ar', class: 'report', phrases: 'يسمى|تسمى|اسمه|اسمها|بعنوان|الفيلم|الأغنية|الكتاب|الدليل|دليل الاستخدام|القانون' },
  { lang: 'ar', class: 'report', phrases: 'المورد|صاحب البيت|قال|قالت|قالوا|تقول' },
  // tells of the past
  { lang: 'ar', class: 'past', phrases: 'سابقا|سابقًا|في الماضي|قديما|قديمًا|آنذاك|حينها|أمس|البارحة|الأسبوع الماضي' },
  { lang: 'ar', class: 'past', phrases: 'السنة الماضية|العام الماضي|الشهر الماضي|قبل سنوات|منذ سنوات|منذ زمن|من قبل' },
  { lang: 'ar', class: 'past', phrases: 'لم يعد ساريا|أُلغي|ألغي|أُلغيت|ألغيت|في السابق' },
  // doubts or hopes
  { lang: 'ar', class: 'hedge', phrases: 'ربما|لعل|لعله|قد يكون|قد|يبدو|أظن|أعتقد|أتمنى|أرجو ألا|ليت|سيكون من الجيد' },
  { lang: 'ar', class: 'hedge', phrases: 'سيكون جميلا|يوما ما|ذات يوم|افترض|لنفترض|لو كان|لو كانت|لو كنا|من المحتمل' },
  { lang: 'ar', class: 'hedge', phrases: 'على الأرجح' },
  // asks without a question mark
  { lang: 'ar', class: 'wondering', phrases: 'أتساءل|لا أعرف إن|هل تعرف' },
  // asks for it
  { lang: 'ar', class: 'polite', phrases: 'من فضلك|لو سمحت|رجاء|رجاءً|هل يمكنك|هل بإمكانك|أرجوك|يرجى' },
  // takes back
  { lang: 'ar', class: 'cancel', phrases: 'لم يعد ساريا|لم يعد سارياً|لم يعد مطلوبا|أُلغي|ألغي|أُلغيت|ألغيت|ألغى|سُحب|سحب' },
  { lang: 'ar', class: 'cancel', phrases: 'كانت مزحة|مجرد مزحة|مزحة|باطل|تراجع عن|انتهى العمل' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'ar', class: 'tongue', phrases: 'في' },
  // imperatives that tell how to work
  { lang: 'ar', class: 'manner', phrases: 'استخدم|استعمل|احتفظ|حافظ|اكتب|أجب|أجيبوا|رد|ضع|اجعل|اتبع|التزم|احترم|خاطب|تحدث' },
  { lang: 'ar', class: 'manner', phrases: 'تكلم|سم|سمّ|ناد|علّم|دوّن|سجل|وثق|وقّع|انتظر|أبلغ|حذر|تحقق|أكّد|احفظ|احم|اقتبس|قرب' },
  { lang: 'ar', class: 'manner', phrases: 'حدد|ابدأ|ابدأي|اختم|توقف|فتوقف|اسأل|فاسأل|كن|اختر|اعتبر|تعامل|راع|قدّم|قدم|أرفق' },
  { lang: 'ar', class: 'manner', phrases: 'اذكر|افصل|أخف|شفّر|رقّم|وأخبرني|وحافظ|واكتب|واترك|قف' },
  // imperatives that forbid
  { lang: 'ar', class: 'shun', phrases: 'تجنب|تجنّب|تجاهل|امتنع|احذر|تخطّ|انس' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'ar', class: 'task', phrases: 'أصلح|ابحث|لخص|انظر|راجع|أنشئ|أضف|احذف|ترجم|حدّث|ثبت|قارن|حلل|ساعد|افتح|أرسل|احجز' },
  { lang: 'ar', class: 'task', phrases: 'انقل|غيّر|عدّل|استبدل|أعد|شغل|شغّل|اجمع|احسب|اقرأ|اعرض|أظهر|اشرح|جرب|اختبر|أغلق|انسخ' },
  { lang: 'ar', class: 'task', phrases: 'ارفع|حمّل|اطبع|نفذ|صحح' },
  // finite verbs of the present: a statement
  { lang: 'ar', class: 'finite', phrases: 'هو|هي|يوجد|توجد|هناك|تعمل|يعمل|تبدو|يبدو|يحتوي|تحتوي|تقع|يقع|تحب|أحب|أعمل|أعرف|لدي' },
  { lang: 'ar', class: 'finite', phrases: 'عندي|لدينا|عندنا' },
  // verbs of the past
  { lang: 'ar', class: 'bygone', phrases: 'كان|كانت|كانوا|كنا|كنت|قال|قالت|قالوا|ذهب|ذهبت|وجد|وجدت|انتهى|انتهت|فشل|فشلت|حدث' },
  { lang: 'ar', class: 'bygone', phrases: 'حصل|حصلت|طال|فاتنا|حذفت|نجح|بدأ|بدأت|جاء|جاءت|صار|أصبح|لم|كتب|كتبت|نفدت|نفد|رأيت' },
  { lang: 'ar', class: 'bygone', phrases: 'اشترى|عاد|وصل' },
  // verbs of doubt
  { lang: 'ar', class: 'irrealis', phrases: 'لكان|لكانت|لكنا' },
  // the reader
  { lang: 'ar', class: 'agent', phrases: 'أنت|أنتم|المساعد|الوكيل|البوت' },
  // the speaker
  { lang: 'ar', class: 'self', phrases: 'أنا|نحن' },
  // third parties
  { lang: 'ar', class: 'other', phrases: 'هم|مدير|المدير|زميل|الجيران|الجار|المدرسة|البنك|الشركة' },
  // verbs of saying
  { lang: 'ar', class: 'telling', phrases: 'قال|قالت|قالوا|طلب|طلبت|طلبوا|أمر|ذكر|كتب|سأل|سألت|أكد|زعم|صرح|وعد' },
  // labels that make a rule of what follows
  { lang: 'ar', class: 'label', phrases: 'اللغة|الصيغة|التنسيق|النبرة|الأسلوب|الحد|الميزانية|الموعد|ممنوع|مسموح|قاعدة|القواعد' },
  // numbers
  { lang: 'ar', class: 'number', phrases: 'واحد|واحدة|اثنان|اثنين|ثلاثة|ثلاث|أربعة|أربع|خمسة|خمس|ستة|سبعة|سبع|ثمانية|تسعة' },
  { lang: 'ar', class: 'number', phrases: 'عشرة|عشر|عشرين|عشرون|ثلاثين|خمسين|مئة|مائة|ألف|نصف|مرتين|مرة|صفحتان|سطرين|دقيقة' },
  { lang: 'ar', class: 'number', phrases: 'ساعة' },
  // words that a rule may open with
  { lang: 'ar', class: 'filler', phrases: 'و|لكن|أيضا|أيضًا|حسنا|مرحبا|مهم|تنبيه|ملاحظة|تذكير|نعم|الآن|اليوم|ببساطة|قاعدة|أو' },
  { lang: 'ar', class: 'filler', phrases: 'إذن|لذلك|فضلا|رجاء' },
]
