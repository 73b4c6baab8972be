import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'hi', class: 'prohibit', phrases: 'मत|मना है|मना|वर्जित|निषिद्ध|प्रतिबंधित|इजाज़त नहीं|इजाजत नहीं|अनुमति नहीं' },
  { lang: 'hi', class: 'prohibit', phrases: 'मंज़ूर नहीं|कभी नहीं|हरगिज़ नहीं|बिल्कुल नहीं|किसी भी हाल में नहीं' },
  { lang: 'hi', class: 'prohibit', phrases: 'किसी भी सूरत में|किसी भी हालत में|किसी हाल में|नहीं होना चाहिए|नहीं होनी चाहिए' },
  { lang: 'hi', class: 'prohibit', phrases: 'नहीं होने चाहिए|नहीं करना|नहीं करनी|नहीं करने|नहीं चाहिए|न करें|न करो|ना करें' },
  { lang: 'hi', class: 'prohibit', phrases: 'ना करो|न करना|न लिखें|न लिखो|न बदलें|न बदलो|न हटाएँ|न हटाओ|न हटाएं|न मिटाएँ' },
  { lang: 'hi', class: 'prohibit', phrases: 'न मिटाओ|न छुएँ|न छुओ|न छुएं|न भेजें|न भेजो|न खोलें|न चलाएँ|न चलाओ|न जोड़ें' },
  { lang: 'hi', class: 'prohibit', phrases: 'न जोड़ो|न दें|न दो|न लें|न लो|न बताएँ|न बताओ|न डालें|न डालो|न बुलाएँ|न रखें' },
  { lang: 'hi', class: 'prohibit', phrases: 'न रखो|न जाए|न जाएँ|न हो|न हों|न दोहराएँ|से बचें|से बचो|से दूर रहें|से दूर रहो' },
  { lang: 'hi', class: 'prohibit', phrases: 'दूर रहें|दूर रहो|हाथ न लगाएँ|हाथ न लगाओ|हाथ मत|छेड़छाड़|वैसे ही रहने' },
  { lang: 'hi', class: 'prohibit', phrases: 'वैसा ही रहने|जैसे हैं वैसे|जैसा है वैसा|ज्यों का त्यों|रहने दो|रहने दें|छोड़ दो' },
  { lang: 'hi', class: 'prohibit', phrases: 'बंद करो|नहीं होगा|नहीं होगी|नहीं जाएगा|नहीं जाएगी|कोई गुंजाइश नहीं|गोपनीय' },
  // negates an imperative; forbids at the head of a clause
  { lang: 'hi', class: 'dont', phrases: 'न|ना|नहीं' },
  // denies for all times
  { lang: 'hi', class: 'never', phrases: 'कभी न|कभी भी न|कभी ना' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'hi', class: 'none', phrases: 'कोई नहीं|कुछ नहीं|कोई भी' },
  // names what must not be missing
  { lang: 'hi', class: 'without', phrases: 'के बिना|बिना' },
  // obliges
  { lang: 'hi', class: 'require', phrases: 'चाहिए|होना चाहिए|होनी चाहिए|होने चाहिए|करना चाहिए|ज़रूरी|जरूरी|ज़रूरी है|अनिवार्य' },
  { lang: 'hi', class: 'require', phrases: 'अनिवार्य है|आवश्यक|आवश्यक है|लाज़मी|पड़ेगा|पड़ेगी|होगा|होगी|करना होगा|करनी होगी' },
  { lang: 'hi', class: 'require', phrases: 'देना होगा|ज़रूर|जरूर|अवश्य|सुनिश्चित करें|सुनिश्चित करो|ध्यान रखें|ध्यान रखो' },
  { lang: 'hi', class: 'require', phrases: 'ध्यान रहे|याद रखें|याद रखो|मत भूलना|न भूलें|मुझे चाहिए|मैं चाहता हूँ कि' },
  { lang: 'hi', class: 'require', phrases: 'मैं चाहती हूँ कि|प्राथमिकता|के बजाय|की जगह|बेहतर है|की बजाय' },
  // makes a habit
  { lang: 'hi', class: 'always', phrases: 'हमेशा|सदा|हर बार|हर समय|अब से|आगे से|आज से|आइंदा|डिफ़ॉल्ट रूप से|आम तौर पर' },
  { lang: 'hi', class: 'always', phrases: 'हर हाल में|हर हालत में|अगली सूचना तक|लगातार|सदैव' },
  // speaks of all of a kind
  { lang: 'hi', class: 'universal', phrases: 'हर|प्रत्येक|सभी|सब|सारे|किसी भी' },
  // compares with an amount
  { lang: 'hi', class: 'bound', phrases: 'ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|अधिक से अधिक|अधिकतम|कम से कम|न्यूनतम' },
  { lang: 'hi', class: 'bound', phrases: 'से ज़्यादा नहीं|से ज्यादा नहीं|से अधिक नहीं|से कम नहीं|से ज़्यादा न|से ज्यादा न' },
  { lang: 'hi', class: 'bound', phrases: 'से अधिक न|ज़्यादा नहीं|ज्यादा नहीं|से ऊपर|से नीचे|से कम|से अधिक|से ज़्यादा' },
  { lang: 'hi', class: 'bound', phrases: 'से ज्यादा|तक|तक सीमित|सीमित|सीमा|के भीतर|के अंदर|काफ़ी है|काफी है|काफ़ी हैं' },
  { lang: 'hi', class: 'bound', phrases: 'पर्याप्त|एक भी ज़्यादा नहीं|उससे एक' },
  // limits or excepts
  { lang: 'hi', class: 'scope', phrases: 'केवल|सिर्फ़|सिर्फ|मात्र|बस|के अलावा|के सिवा|को छोड़कर|छोड़कर|और कुछ नहीं' },
  { lang: 'hi', class: 'scope', phrases: 'के अतिरिक्त' },
  // an approval or a precondition that binds in itself
  { lang: 'hi', class: 'condition', phrases: 'मुझसे पूछें|मुझसे पूछो|मुझसे पूछ|पहले पूछें|पहले पूछो|पूछो|पूछें|पूछ लो|पूछ लें' },
  { lang: 'hi', class: 'condition', phrases: 'पूछे बिना|बिना पूछे|बिना बताए|मेरी मंज़ूरी|मेरी मंजूरी|मेरी अनुमति|मेरी इजाज़त' },
  { lang: 'hi', class: 'condition', phrases: 'मेरी सहमति|मेरी पुष्टि|मंज़ूरी के बिना|मंज़ूरी लें|अनुमति लें|अनुमति के बिना' },
  { lang: 'hi', class: 'condition', phrases: 'पुष्टि के बिना|मैं मंज़ूर|मैं मंजूर|मैं तय करूँगा|मैं तय करूँगी|फ़ैसला मेरा' },
  { lang: 'hi', class: 'condition', phrases: 'फैसला मेरा|शक हो तो|शक होने पर|संदेह हो तो|संदेह होने पर|पक्का न हो तो' },
  { lang: 'hi', class: 'condition', phrases: 'पता न हो तो|समझ न आए तो|मुझे बताएँ|मुझे बताओ|मुझे बताना|मुझे सूचित|रुककर' },
  { lang: 'hi', class: 'condition', phrases: 'रुक जाओ|रुक जाएँ|रुको और|इंतज़ार करें|इंतज़ार करो|इंतजार करें|मेरे कहने' },
  { lang: 'hi', class: 'condition', phrases: 'मेरी हाँ|पहले दिखाएँ|पहले दिखाओ|मुझे चुनने|दो लोगों' },
  // opens a condition
  { lang: 'hi', class: 'when', phrases: 'अगर|यदि|जब|जब तक|जब भी|तो|होने पर|से पहले|के बाद|वरना|नहीं तो|बशर्ते|की स्थिति में' },
  { lang: 'hi', class: 'when', phrases: 'की सूरत में' },
  // permits
  { lang: 'hi', class: 'permit', phrases: 'कर सकते हो|कर सकते हैं|कर सकती हो|सकते हो|सकते हैं|की अनुमति है|अनुमति है' },
  { lang: 'hi', class: 'permit', phrases: 'इजाज़त है|की छूट है|छूट है|बेझिझक|बिना पूछे कर|पूछने की ज़रूरत नहीं' },
  { lang: 'hi', class: 'permit', phrases: 'पूछने की जरूरत नहीं|आज़ादी|अपनी मर्ज़ी' },
  // a form of the output
  { lang: 'hi', class: 'format', phrases: 'हिंदी में|हिन्दी में|अंग्रेज़ी में|अंग्रेजी में|उर्दू में|json में|तालिका में' },
  { lang: 'hi', class: 'format', phrases: 'तालिका के रूप में|सूची के रूप में|सूची में|बिंदुओं में|बिंदुवार|markdown में' },
  { lang: 'hi', class: 'format', phrases: 'csv में|फुटनोट में|पूरे वाक्यों में|एक वाक्य में|एक पंक्ति में|शब्दशः|हूबहू' },
  { lang: 'hi', class: 'format', phrases: 'ज्यों का त्यों लिख|सरल भाषा में|इकाई के साथ|आप कहकर|तुम कहकर|को आप|को तुम' },
  { lang: 'hi', class: 'format', phrases: 'रुपयों में|पैसों में|क्रम में' },
  // puts steps in order
  { lang: 'hi', class: 'order', phrases: 'पहले|फिर|उसके बाद|इसके बाद|अंत में|आख़िर में|आखिर में|सबसे पहले|एक-एक करके' },
  { lang: 'hi', class: 'order', phrases: 'एक एक करके|क्रम से|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'hi', class: 'idiom', phrases: 'कोई बात नहीं|पता नहीं|मालूम नहीं|याद नहीं|क्यों नहीं|नहीं तो क्या|बुरा नहीं' },
  { lang: 'hi', class: 'idiom', phrases: 'अभी नहीं|अब नहीं|बिना किसी दिक्कत|बिना किसी परेशानी|बिना किसी समस्या|बिना शक' },
  { lang: 'hi', class: 'idiom', phrases: 'हमेशा की तरह|हर दिन|हर साल|हर हफ़्ते|हर रोज़|सब ठीक|सब कुछ ठीक|सबको पता' },
  { lang: 'hi', class: 'idiom', phrases: 'मानना पड़ेगा|कहना पड़ेगा|कहना होगा|मानना होगा|होना ही था|देर आए दुरुस्त' },
  { lang: 'hi', class: 'idiom', phrases: 'कुछ भी नहीं हुआ|सीमित संस्करण|लिमिटेड|अब तक|कल तक|कब तक|यहाँ तक|जहाँ तक|बस इतना' },
  { lang: 'hi', class: 'idiom', phrases: 'बस कल|तब तक|मन करता|मनाना|कम से कम हमने' },
  // what follows are the words of somebody else
  { lang: 'hi', class: 'report', phrases: 'के अनुसार|के मुताबिक|कहते हैं|कहा जाता है|लिखा था|लिखा है|बोर्ड पर|तख़्ती|कहावत' },
  { lang: 'hi', class: 'report', phrases: 'नाम है|का नाम|नामक|नाम की|फ़िल्म|फिल्म|गाना|किताब|मैनुअल|दस्तावेज़ में|क़ानून' },
  { lang: 'hi', class: 'report', phrases: 'कानून|कंपनी का नियम|मकान मालिक' },
  // tells of the past
  { lang: 'hi', class: 'past', phrases: 'पहले कभी|पुराने ज़माने|उस समय|उन दिनों|कल|पिछले हफ़्ते|पिछले साल|पिछले महीने|परसों' },
  { lang: 'hi', class: 'past', phrases: 'सालों पहले|साल पहले|महीने पहले|एक ज़माने में|अब लागू नहीं|हटा दिया गया|रद्द' },
  { lang: 'hi', class: 'past', phrases: 'ख़त्म कर दिया' },
  // doubts or hopes
  { lang: 'hi', class: 'hedge', phrases: 'शायद|हो सकता है|संभवतः|लगता है|मुझे लगता|काश|कभी न कभी|किसी दिन|मान लो|मान लीजिए' },
  { lang: 'hi', class: 'hedge', phrases: 'अच्छा होता|होता तो|होते तो|होती तो|उम्मीद है' },
  // asks without a question mark
  { lang: 'hi', class: 'wondering', phrases: 'सोच रहा हूँ|सोच रही हूँ|पता नहीं कि' },
  // asks for it
  { lang: 'hi', class: 'polite', phrases: 'कृपया|क्या आप|क्या तुम|ज़रा' },
  // takes back
  { lang: 'hi', class: 'cancel', phrases: 'अब लागू नहीं|रद्द|हटा लिया|वापस ले लिया|मज़ाक था|मज़ाक|अमान्य|ख़त्म हो गया' },
  { lang: 'hi', class: 'cancel', phrases: 'पुराना हो गया|ज़रूरत नहीं रही' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'hi', class: 'tongue', phrases: 'है' },
  // imperatives that tell how to work
  { lang: 'hi', class: 'manner', phrases: 'रखें|रखो|रखना|रखिए|लिखें|लिखो|लिखना|लिखिए|करें|करो|करना|कीजिए|दें|दो|देना|दीजिए' },
  { lang: 'hi', class: 'manner', phrases: 'लें|लो|लेना|रहें|रहो|बोलें|बोलो|कहें|कहो|मानें|मानो|गिनो|गिनें|लगाएँ|लगाओ|बनाएँ' },
  { lang: 'hi', class: 'manner', phrases: 'बनाए|जोड़ें|जोड़ो|बताएँ|बताओ|रुकें|रुको|पूछो|पूछें|भेजें|भेजो|डालें|डालो|चुनें' },
  { lang: 'hi', class: 'manner', phrases: 'चुनो|छोड़ें|छोड़ो|अपनाएँ|पुकारो|पुकारें|समझें|समझो|इस्तेमाल' },
  // imperatives that forbid
  { lang: 'hi', class: 'shun', phrases: 'बचें|बचो' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'hi', class: 'task', phrases: 'ढूँढो|ढूंढो|ढूँढें|सुधारो|सुधारें|ठीक|देखो|देखें|दिखाओ|दिखाएँ|हटाओ|हटाएँ|खोलो|खोलें' },
  { lang: 'hi', class: 'task', phrases: 'चलाओ|चलाएँ|समझाओ|समझाएँ|बदलो|बदलें|पढ़ो|पढ़ें' },
  // finite verbs of the present: a statement
  { lang: 'hi', class: 'finite', phrases: 'है|हैं|हूँ|हो|रहा|रही|रहे|सकता|सकती|लगता|चाहता|चाहती|करता|करती|करते|जाता|जाती|होता' },
  { lang: 'hi', class: 'finite', phrases: 'होती|रहता|चलता|चलती|मिलता' },
  // verbs of the past
  { lang: 'hi', class: 'bygone', phrases: 'था|थी|थे|थीं|गया|गई|गए|गयी|हुआ|हुई|हुए|किया|की-थी|दिया|दी|दिए|लिया|कहा|बताया|पूछा' },
  { lang: 'hi', class: 'bygone', phrases: 'लिखा|आया|आई|आए|मिला|मिली|पाया|देखा|चला|बैठा|रुका|टूटा|सका|चुका|चुकी|बिक|निकला' },
  // verbs of doubt
  { lang: 'hi', class: 'irrealis', phrases: 'होता|होते|होती|काश' },
  // the reader
  { lang: 'hi', class: 'agent', phrases: 'आप|तुम|तू|सहायक|एजेंट|बॉट' },
  // the speaker
  { lang: 'hi', class: 'self', phrases: 'मैं|हम|मैंने|हमने|मुझको' },
  // third parties
  { lang: 'hi', class: 'other', phrases: 'वह|वे|उसने|उन्होंने|उनके|उनकी|बॉस|पड़ोसी|स्कूल|बैंक' },
  // verbs of saying
  { lang: 'hi', class: 'telling', phrases: 'कहा|बोला|बोली|बोले|पूछा|बताया|लिखा|माँगा|मांगा' },
  // labels that make a rule of what follows
  { lang: 'hi', class: 'label', phrases: 'भाषा|प्रारूप|लहजा|शैली|सीमा|बजट|समय-सीमा|अधिकतम|न्यूनतम|मना|नियम' },
  // numbers
  { lang: 'hi', class: 'number', phrases: 'एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|बारह|पंद्रह|बीस|तीस|पचास|सौ|हज़ार|हजार|आधा' },
  { lang: 'hi', class: 'number', phrases: 'आधे' },
  // words that a rule may open with
  { lang: 'hi', class: 'filler', phrases: 'और|लेकिन|पर|भी|तो|ठीक|नमस्ते|महत्वपूर्ण|ध्यान|नोट|हाँ|अब|आज|बस|नियम|या|इसलिए|कृपया' },
  { lang: 'hi', class: 'filler', phrases: 'यानी' },
]
