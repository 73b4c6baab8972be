import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'ko', class: 'prohibit', phrases: '*지 마|*지 마라|*지 마요|*지 마세요|*지 마십시오|*지 말|*지 말고|*지 말 것|*지 말아|*지 말아야|*지 말아 주|*지 않도록' },
  { lang: 'ko', class: 'prohibit', phrases: '*지 않기|*지 않는다|*면 안 돼|*면 안 된다|*면 안 됩니다|*면 안 되|*서는 안|*선 안|*어선 안|안 됩니다|안 돼요|안 된다|금지' },
  { lang: 'ko', class: 'prohibit', phrases: '금지합니다|금지입니다|금물|불가|불허|허용하지 않|허용되지 않|허락하지 않|삼가|피하세요|피해 주|피할 것|피해야|손대지|건드리지|절대|절대로' },
  { lang: 'ko', class: 'prohibit', phrases: '결코|그대로 두|그대로 둬|그대로 놔|그대로 유지|내버려 두|내버려 둬|놔두세요|놔둬|원하지 않|필요 없어요|필요 없습니다|쓰지 않|사용하지 않' },
  { lang: 'ko', class: 'prohibit', phrases: '빼고|빼 줘|빼 주|말 것|그만|그만두|읽기 전용|대외비|비공개|하면 안' },
  // obliges
  { lang: 'ko', class: 'require', phrases: '*야 합니다|*야 해|*야 해요|*야 한다|*야 하며|*야 하고|*야 함|*야 됩니다|*야 돼|*야 돼요|*어야|*아야|*여야|*해야|반드시|꼭' },
  { lang: 'ko', class: 'require', phrases: '필수|필수입니다|의무|의무입니다|필요합니다|필요해요|*도록 해|*도록 하|*도록 할|*기 바랍니다|*길 바랍니다|*기를 바랍니다|*주시기 바' },
  { lang: 'ko', class: 'require', phrases: '*주길|*할 것|*을 것|*일 것|*둘 것|*쓸 것|잊지 마|잊지 말|명심|유의|유념|주의하세요|주의해 주|우선|우선합니다|우선시|통일|보다는' },
  { lang: 'ko', class: 'require', phrases: '대신|확실히 해|보장해|책임지|원칙입니다|원칙으로|요망|*면 좋겠|*으면 해|*길 원|*하기로' },
  // makes a habit
  { lang: 'ko', class: 'always', phrases: '항상|늘 |언제나|매번|매 번|그때마다|할 때마다|앞으로|앞으로는|이제부터|지금부터|오늘부터|기본적으로|기본값으로|원칙적으로' },
  { lang: 'ko', class: 'always', phrases: '별도 안내가 있을 때까지|모든 경우|어떤 경우에도|무조건|일관되게|예외 없이|빠짐없이|계속' },
  // speaks of all of a kind
  { lang: 'ko', class: 'universal', phrases: '모든|각|매|어떤|전부|전체|누구든|무엇이든|마다' },
  // compares with an amount
  { lang: 'ko', class: 'bound', phrases: '최대|최대한 |최소|최소한|이하|이상|이내|미만|초과|초과하지|넘지 않|넘지 마|넘기지|넘으면|넘어선|넘는|까지만|까지|많아야|적어도|한도|상한|하한' },
  { lang: 'ko', class: 'bound', phrases: '제한|제한합니다|안에|안으로|이면 충분|면 충분|더는 안|더도 말고|하나도 더|한 줄도 더|이전까지|늦어도' },
  // limits or excepts
  { lang: 'ko', class: 'scope', phrases: '만|*만 |*에서만|*에만|*로만|*으로만|*만을|*만 수정|*만 사용|*만 써|뿐|오직|오로지|한해|한하여|제외|제외하고|제외한|외에는|외에|밖에' },
  { lang: 'ko', class: 'scope', phrases: '말고는|이외' },
  // an approval or a precondition that binds in itself
  { lang: 'ko', class: 'condition', phrases: '물어보|물어봐|물어 보|먼저 물어|저한테 물|저에게 물|나한테 물|제게 물|확인받|확인을 받|확인받고|확인한 뒤|확인 후|승인|승인을 받' },
  { lang: 'ko', class: 'condition', phrases: '승인받|승인 없이|허락|허락을 받|허락 없이|동의|동의 없이|동의를 받|제가 결정|내가 결정|제가 승인|내가 승인|제가 정|결정은 제가' },
  { lang: 'ko', class: 'condition', phrases: '결정은 내가|제가 확인|제 확인|헷갈리면|애매하면|모르면|확실하지 않으면|의심스러우면|불확실하면|궁금하면|기다려|기다리|기다렸다|알려 주' },
  { lang: 'ko', class: 'condition', phrases: '알려 줘|알려줘|알려주|보고해|보고하|멈추고|중단하고|먼저 보여|보여 주고|고르게 해|상의|상의하|협의|두 명|두 사람' },
  // opens a condition
  { lang: 'ko', class: 'when', phrases: '*하면|*으면|*면,|만약|만일|경우|경우에는|경우에|때는|때에는|때까지|전에|*기 전에|후에|*한 뒤|*고 나서|동안|*는 한|*지 않는 한|아니면' },
  { lang: 'ko', class: 'when', phrases: '않으면|그렇지 않으면|한' },
  // permits
  { lang: 'ko', class: 'permit', phrases: '*도 됩니다|*도 돼|*도 돼요|*도 된다|*도 좋습니다|*도 좋아|*도 괜찮|자유롭게|마음대로|마음껏|허용됩니다|허용합니다|허락합니다|가능합니다' },
  { lang: 'ko', class: 'permit', phrases: '물어볼 필요 없|묻지 않고|물어보지 않아도|승인 없이도|확인 없이도|알아서|필요는 없습니다|편하게|재량' },
  // a form of the output
  { lang: 'ko', class: 'format', phrases: '한국어로|영어로|존댓말로|존댓말|반말로|반말|json으로|json 형식|표로|표 형식|목록으로|마크다운|csv로|한 줄로|한 문장으로|소문자로' },
  { lang: 'ko', class: 'format', phrases: '대문자로|각주로|각주에|원문 그대로|그대로|정확히|결론부터|맨 앞에|맨 뒤에|맨 위에|맨 끝에|첫 줄에|마지막 줄에|단위와 함께|단위를|부가세 포함' },
  { lang: 'ko', class: 'format', phrases: '간결하게|짧게|쉬운 말로|글머리|번호를 매|가나다순|시간순' },
  // puts steps in order
  { lang: 'ko', class: 'order', phrases: '먼저|그다음에|우선 |그다음|그 다음|다음에|그러고 나서|그런 다음|이어서|마지막으로|마지막에|끝으로|순서대로|차례대로|하나씩|한 번에 하나|→|->' },
  // swallows the markers in it and binds nothing
  { lang: 'ko', class: 'idiom', phrases: '걱정하지 마|걱정 마|걱정 말|신경 쓰지 마|염려 마|미안해하지 마|말도 안|어쩔 수 없|할 수 없이|상관없|괜찮|별말씀|천만에|아무것도 아니' },
  { lang: 'ko', class: 'idiom', phrases: '그렇지 않아|그렇지만|하지만|있지만|했지만|다만|오랜만|만나|만약에라도|만들|만족|만큼|지만|한정판|한정품|유한회사|제한 속도|제한속도|최대한 빨리' },
  { lang: 'ko', class: 'idiom', phrases: '최대 규모|이상하|이상해|이상한|이상 없|더 이상|그 이상|이상입니다|필요 없이|절대적|상대적|절대 안 먹|항상 그렇|늘 그렇|매일|매주|매년|매달' },
  { lang: 'ko', class: 'idiom', phrases: '매우|매력|각각|어떤 사람|먼저 가|우선 감사|아마|한 번도|한때|한국|한글|까지는 몰랐|여태까지|지금까지|여기까지|내일까지|나중에|언제나처럼' },
  { lang: 'ko', class: 'idiom', phrases: '당연하지|해야겠|인정해야|말해야겠|꼭 그런|늦더라도|안 하는 것보다|자유로운|따라서|알려진|알려졌' },
  // what follows are the words of somebody else
  { lang: 'ko', class: 'report', phrases: '*대요|*래요|*답니다|*랍니다|*다고 해|*다고 하|*다고 했|*라고 해|*라고 했|*라고 하|*라고 써|*라고 적|*라고 쓰|*다더라|*더라고' },
  { lang: 'ko', class: 'report', phrases: '*라는|*다는|*이라는|*란 말|에 따르면|따르면|속담|표지판|안내판|간판|팻말|영화|노래|소설|책 제목|설명서|매뉴얼|법에|규정상 그|그 회사' },
  { lang: 'ko', class: 'report', phrases: '그쪽|상사가|선생님이|고객이 말|사장님이|집주인' },
  // tells of the past
  { lang: 'ko', class: 'past', phrases: '예전에|예전엔|옛날|과거에|전에는|당시|그때|어제|지난주|지난달|작년|그저께|한때는|이제는 안|더 이상 적용|폐지|없어졌|취소됐|취소되었|해제됐' },
  { lang: 'ko', class: 'past', phrases: '해제되었|*었었|*았었' },
  // doubts or hopes
  { lang: 'ko', class: 'hedge', phrases: '아마|아마도|어쩌면|혹시|것 같|듯하|듯해|싶네|싶다|언젠가|만약 그랬|았더라면|었더라면|했더라면|좋을 텐데|좋겠네|모르겠|글쎄|추측|예상' },
  // asks without a question mark
  { lang: 'ko', class: 'wondering', phrases: '궁금해|궁금합니다|인지 모르|는지 모르|나요|까요|는가|을까|ㄹ까' },
  // asks for it
  { lang: 'ko', class: 'polite', phrases: '*줄래|*주실래|*주시겠|*줄 수|*주실 수|부탁' },
  // takes back
  { lang: 'ko', class: 'cancel', phrases: '더 이상 적용|적용되지 않|취소됐|취소되|취소되었|철회|무효|해제됐|해제되|폐지|농담이|농담|없던 일|효력이 없' },
  // imperatives that tell how to work
  { lang: 'ko', class: 'manner', phrases: '*써 줘|*써 주세요|*쓰세요|*쓰고|*쓸게|써줘|사용하세요|사용해|사용하고|사용합니다|유지하세요|유지해|유지하|답해|답하세요|답변해|대답해|작성해' },
  { lang: 'ko', class: 'manner', phrases: '작성하세요|적어|적으세요|넣어|넣으세요|붙여|붙이세요|두세요|둬|남겨|남기세요|지켜|지키세요|따라|따르세요|맞춰|맞추세요|표시해|표시하세요|기록해' },
  { lang: 'ko', class: 'manner', phrases: '기록하세요|불러|부르세요|말해|말하세요|대해 줘|반올림|인용해|구분해|시작하세요|시작해|끝내|행동하|연기해|정리해서|밝혀|명시해|명시하' },
  // imperatives of work or of a habit: the object decides
  { lang: 'ko', class: 'dual', phrases: '*세요|*십시오|*시오|*줘|*주세요|*주십시오|*아라|*어라|*해라|*해 봐|*하라|*자' },
  // finite verbs of the present: a statement
  { lang: 'ko', class: 'finite', phrases: '있습니다|있어요|있다|없습니다|없어요|없다|입니다|이에요|예요|이다|됩니다|돼요|나옵니다|보입니다|좋아요|좋습니다|합니다|해요|한다|군요|네요' },
  // verbs of the past
  { lang: 'ko', class: 'bygone', phrases: '*았습니다|*었습니다|*였습니다|*했습니다|*됐습니다|*았어|*었어|*였어|*했어|*됐어|*았다|*었다|*였다|*했다|*됐다|*았는데|*었는데' },
  { lang: 'ko', class: 'bygone', phrases: '*했는데|*았고|*었고|*했고|*봤|*갔|*왔|*렸|*졌|*놨|*던|*거예요|*거였' },
  // the speaker
  { lang: 'ko', class: 'self', phrases: '저는|나는|제가|내가|저희|우리는|우리가|전 |난 ' },
  // labels that make a rule of what follows
  { lang: 'ko', class: 'label', phrases: '언어|형식|말투|문체|한도|예산|마감|기한|금지|필수|규칙|역할|제한' },
  // numbers
  { lang: 'ko', class: 'number', phrases: '하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열|한 |두 |세 |네 |스무|서른|마흔|백|천|만 ' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'ko', class: 'tongue', phrases: '은' },
]
