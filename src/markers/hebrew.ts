import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'he', class: 'prohibit', phrases: 'אסור|אסורה|אסורים|אין ל*|אין לערוך|אין לשנות|אין למחוק|לא ל*|נא לא|בבקשה לא' },
  { lang: 'he', class: 'prohibit', phrases: 'בבקשה אל|אל ת*|בשום אופן|בשום פנים|בשום מקרה|בשום מצב|לעולם לא|אף פעם לא' },
  { lang: 'he', class: 'prohibit', phrases: 'לא מורשה|לא מורשים|לא רצוי|לא מקובל|לא בא בחשבון|הימנע|הימנעו|להימנע|תימנע' },
  { lang: 'he', class: 'prohibit', phrases: 'אל תעז|התרחק|להתרחק|תתרחק|עזוב את|תעזוב את|להשאיר כמו שהוא|כמו שהוא|כמו שהם' },
  { lang: 'he', class: 'prohibit', phrases: 'ללא שינוי|לא לגעת|לא נוגעים|אני לא רוצה|לא רוצה|מחוץ לתחום|סודי|חסוי|לקריאה בלבד' },
  { lang: 'he', class: 'prohibit', phrases: 'די עם|מספיק עם|תפסיק|תפסיקו' },
  // denies for all times
  { lang: 'he', class: 'never', phrases: 'לעולם|אף פעם' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'he', class: 'none', phrases: 'שום|אף|בלי|אפס' },
  // names what must not be missing
  { lang: 'he', class: 'without', phrases: 'בלי|ללא|מבלי' },
  // obliges
  { lang: 'he', class: 'require', phrases: 'חייב|חייבת|חייבים|חייבות|חובה|יש ל*|צריך|צריכה|צריכים|נדרש|נדרשת|נדרשים|דרוש' },
  { lang: 'he', class: 'require', phrases: 'הכרחי|מוכרח|מוכרחים|ודא|וודא|ודאו|תוודא|הקפד|הקפידו|תקפיד|דאג|תדאג|זכור|תזכור' },
  { lang: 'he', class: 'require', phrases: 'אל תשכח|אל תשכחו|אני רוצה ש|אני צריך ש|אני דורש|אני מצפה|עדיף|במקום|קודם כל' },
  { lang: 'he', class: 'require', phrases: 'עדיפות' },
  // obliges less, or guesses
  { lang: 'he', class: 'advise', phrases: 'כדאי|רצוי|מומלץ|אמור|אמורה|אמורים' },
  // makes a habit
  { lang: 'he', class: 'always', phrases: 'תמיד|בכל פעם|כל פעם|מעכשיו|מעתה|מהיום|כברירת מחדל|ככלל|עד להודעה חדשה|בכל מקרה' },
  { lang: 'he', class: 'always', phrases: 'בכל המקרים|ללא יוצא מן הכלל|באופן קבוע|להבא' },
  // speaks of all of a kind
  { lang: 'he', class: 'universal', phrases: 'כל|כול|בכל|לכל' },
  // compares with an amount
  { lang: 'he', class: 'bound', phrases: 'לכל היותר|מקסימום|לפחות|מינימום|לא יותר מ*|לא פחות מ*|לא מעל|לא מתחת|עד|מעל|מתחת ל' },
  { lang: 'he', class: 'bound', phrases: 'פחות מ|יותר מ|לא יעלה על|לא תעלה על|לא לעבור|לא יעבור|מוגבל ל|הגבלה|גבול|תקרה|מספיק' },
  { lang: 'he', class: 'bound', phrases: 'מספיקים|ולא יותר' },
  // limits or excepts
  { lang: 'he', class: 'scope', phrases: 'רק|אך ורק|בלבד|למעט|חוץ מ|מלבד|פרט ל|שום דבר אחר|ותו לא' },
  // an approval or a precondition that binds in itself
  { lang: 'he', class: 'condition', phrases: 'שאל אותי|תשאל אותי|שאלו אותי|קודם תשאל|קודם שאל|האישור שלי|אישור שלי|באישורי' },
  { lang: 'he', class: 'condition', phrases: 'ללא אישורי|בלי אישור|ללא אישור|הסכמתי|רשותי|אישור מראש|אני מאשר|אני מאשרת' },
  { lang: 'he', class: 'condition', phrases: 'אני מחליט|אני מחליטה|ההחלטה שלי|במקרה של ספק|אם יש ספק|אם אתה לא בטוח' },
  { lang: 'he', class: 'condition', phrases: 'אם לא ברור|חכה|חכו|תחכה|המתן|עד שאני|עד שאאשר|הראה לי קודם|תראה לי קודם' },
  { lang: 'he', class: 'condition', phrases: 'תן לי לבחור|עדכן אותי|תעדכן אותי|הודע לי|תודיע לי|עצור ו|תעצור ו' },
  // opens a condition
  { lang: 'he', class: 'when', phrases: 'אם|כאשר|כש|ברגע ש|כל עוד|לפני ש|לפני כל|אחרי ש|אלא אם|בתנאי|במקרה|אחרת|לאחר' },
  // permits
  { lang: 'he', class: 'permit', phrases: 'מותר|מותר לך|אתה יכול|את יכולה|אתם יכולים|אפשר|רשאי|רשאית|רשאים|אין צורך לשאול' },
  { lang: 'he', class: 'permit', phrases: 'בלי לשאול|חופשי|כרצונך|מורשה' },
  // a form of the output
  { lang: 'he', class: 'format', phrases: 'בעברית|באנגלית|בערבית|כטבלה|בטבלה|כרשימה|ברשימה|בנקודות|בפורמט|בהערות שוליים' },
  { lang: 'he', class: 'format', phrases: 'במשפטים מלאים|במשפט אחד|בשורה אחת|מילה במילה|בדיוק|בשפה פשוטה|כולל מעמ' },
  // puts steps in order
  { lang: 'he', class: 'order', phrases: 'קודם|אחר כך|ואז|לאחר מכן|לבסוף|בסוף|ראשית|שנית|צעד אחר צעד|אחד אחד|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'he', class: 'idiom', phrases: 'אין בעיה|אין בעד מה|אין מה|לא נורא|לא חשוב|לא יודע|לא יודעת|לא בטוח|לא זוכר|לא רק' },
  { lang: 'he', class: 'idiom', phrases: 'עדיין לא|כבר לא|למה לא|בלי בעיות|ללא תקלות|בלי תקלות|ללא ספק|בלי ספק|כמו תמיד' },
  { lang: 'he', class: 'idiom', phrases: 'מאז ומתמיד|כל יום|כל שנה|כל שבוע|כל הכבוד|מוטב מאוחר|חייב להודות|חייב לומר' },
  { lang: 'he', class: 'idiom', phrases: 'צריך לומר|מהדורה מוגבלת|בערבון מוגבל|רק אתמול|לפחות ניסינו|עד עכשיו|עד מחר' },
  { lang: 'he', class: 'idiom', phrases: 'פחות או יותר' },
  // what follows are the words of somebody else
  { lang: 'he', class: 'report', phrases: 'לפי|אומרים ש|נאמר|בשלט|על השלט|הפתגם|נקרא|נקראת|בשם|שכותרתו|המדריך|החוק|הספק|הסרט' },
  { lang: 'he', class: 'report', phrases: 'השיר|הספר' },
  // tells of the past
  { lang: 'he', class: 'past', phrases: 'פעם|בעבר|אז|אתמול|שבוע שעבר|שנה שעברה|חודש שעבר|שלשום|לפני שנים|כבר לא בתוקף|בוטל' },
  { lang: 'he', class: 'past', phrases: 'בוטלה|לשעבר' },
  // doubts or hopes
  { lang: 'he', class: 'hedge', phrases: 'אולי|כנראה|ייתכן|נראה לי|אני חושב|אני מקווה|הלוואי|יום אחד|נניח|היה נחמד' },
  // asks without a question mark
  { lang: 'he', class: 'wondering', phrases: 'תוהה|אני לא יודע אם|האם' },
  // asks for it
  { lang: 'he', class: 'polite', phrases: 'בבקשה|נא|אנא|תוכל|תוכלי' },
  // takes back
  { lang: 'he', class: 'cancel', phrases: 'כבר לא בתוקף|בוטל|בוטלה|הייתה בדיחה|זו בדיחה|לא תקף|לא רלוונטי|נמשך בחזרה' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'he', class: 'tongue', phrases: 'של' },
  // imperatives that tell how to work
  { lang: 'he', class: 'manner', phrases: 'השתמש|תשתמש|שמור|תשמור|השאר|תשאיר|כתוב|תכתוב|ענה|תענה|השב|שים|תשים|הקפד|דבר|תדבר' },
  { lang: 'he', class: 'manner', phrases: 'קרא|סמן|תעד|חתום|חכה|הודע|בדוק|אשר|התחל|סיים|עצור|שאל|היה|תהיה|בחר|עגל|הגבל|ציין' },
  { lang: 'he', class: 'manner', phrases: 'פנה|עבוד' },
  // imperatives that forbid
  { lang: 'he', class: 'shun', phrases: 'הימנע|הימנעו|התעלם|דלג' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'he', class: 'task', phrases: 'תקן|מצא|סכם|הסתכל|צור|הוסף|הסר|מחק|תרגם|עדכן|התקן|השווה|נתח|עזור|פתח|שלח|הזמן|העבר' },
  { lang: 'he', class: 'task', phrases: 'שנה|ערוך|החלף|הרץ|חשב|הצג|הסבר|נסה|סגור|העתק' },
  // finite verbs of the present: a statement
  { lang: 'he', class: 'finite', phrases: 'הוא|היא|יש|נמצא|עובד|עובדת|נראה|מכיל|עולה|אוהב|הם' },
  // verbs of the past
  { lang: 'he', class: 'bygone', phrases: 'היה|הייתה|היו|אמר|אמרה|אמרו|הלך|מצא|נכשל|קרה|כתב|מחק|שכח|התחיל|נגמר' },
  // verbs of doubt
  { lang: 'he', class: 'irrealis', phrases: 'הייתי' },
  // the reader
  { lang: 'he', class: 'agent', phrases: 'אתה|את|אתם|העוזר|הסוכן|הבוט' },
  // the speaker
  { lang: 'he', class: 'self', phrases: 'אני|אנחנו' },
  // third parties
  { lang: 'he', class: 'other', phrases: 'הבוס|השכן|בית-הספר|הבנק' },
  // verbs of saying
  { lang: 'he', class: 'telling', phrases: 'אמר|אמרה|אמרו|ביקש|ביקשה|ביקשו|כתב|שאל|דרש|טען' },
  // labels that make a rule of what follows
  { lang: 'he', class: 'label', phrases: 'שפה|פורמט|טון|סגנון|הגבלה|תקציב|מועד|אסור|מותר|חובה|כללים' },
  // numbers
  { lang: 'he', class: 'number', phrases: 'אחד|אחת|שניים|שתיים|שני|שתי|שלושה|שלוש|ארבעה|ארבע|חמישה|חמש|שישה|שש|שבעה|שבע|שמונה' },
  { lang: 'he', class: 'number', phrases: 'תשעה|עשרה|עשר|עשרים|מאה|אלף|חצי' },
  // words that a rule may open with
  { lang: 'he', class: 'filler', phrases: 'ו|אבל|גם|אז|טוב|שלום|היי|חשוב|הערה|תזכורת|כן|עכשיו|היום|פשוט|כלל|או|לכן|בבקשה|נא' },
  { lang: 'he', class: 'filler', phrases: 'אנא' },
]
