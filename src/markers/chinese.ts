import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'zh', class: 'prohibit', phrases: '不要|不得|禁止|严禁|嚴禁|不准|不许|不許|不允许|不允許|不可以|切勿|请勿|請勿|勿|千万别|千萬別|千万不要|绝不|絕不|绝对不|絕對不|决不|決不' },
  { lang: 'zh', class: 'prohibit', phrases: '不应|不應|不该|不該|不宜|别|別|休想|不得擅自|擅自|避免|杜绝|杜絕|少用|不要再|谁都不能|誰都不能|任何人不得|一个都不行|一個都不行|都不行' },
  { lang: 'zh', class: 'prohibit', phrases: '一律不|都不要|都别|免谈|免談|不欢迎|不歡迎|保持不变|保持不變|保持原样|保持原樣|原样保留|原樣保留|维持原状|不予|不接受|不许碰|碰不得|动不得' },
  { lang: 'zh', class: 'prohibit', phrases: '只读|保密|不外传|拒绝|停止使用|禁用|不能超过|不能用|不能改|不能动|不能删|不能写|不能提|不能在|不能向|不能对|不能把|不能随|不能自|不能公开' },
  { lang: 'zh', class: 'prohibit', phrases: '不能碰|不可超过|不可修改|不可删除|不可使用|不可泄露' },
  // obliges
  { lang: 'zh', class: 'require', phrases: '必须|必須|务必|務必|一定要|应当|應當|应该|應該|应|應|须|須|必需|需要|需|要求|确保|確保|保证每|记得|記得|牢记|别忘了|別忘了|不要忘记' },
  { lang: 'zh', class: 'require', phrases: '不要忘記|要写|要用|要有|要带|要附|要标|要先|都要|都得|都需|要以|优先|優先|尽量|盡量|以…为准|以此为准|负责|有义务|不可或缺|必填|强制|強制' },
  // makes a habit
  { lang: 'zh', class: 'always', phrases: '始终|始終|一律|总是要|每次都|每次|每当|每當|永远|从现在起|從現在起|从今以后|从今往后|今后|今後|以后都|往后|默认|預設|默認|无论如何|無論如何' },
  { lang: 'zh', class: 'always', phrases: '一直保持|所有时候|任何时候|任何情况下|全程|统一|統一|逐一|凡是|凡' },
  // speaks of all of a kind
  { lang: 'zh', class: 'universal', phrases: '每个|每個|每条|每條|每一|每份|每封|每项|每項|任何|所有|全部|一切|凡' },
  // compares with an amount
  { lang: 'zh', class: 'bound', phrases: '最多|至多|不超过|不超過|不得超过|不得超過|最少|至少|不少于|不少於|不低于|不低於|不高于|不高於|不大于|不小于|以内|以內|之内|之內|以下|以上|上限' },
  { lang: 'zh', class: 'bound', phrases: '下限|限制在|控制在|限于|超过|超過|多一个|多一個|为限|為限|不晚于|不早于|小于|大于|少于|多于|低于|高于|够了|就够|就行|为止|為止|每次不|以上的' },
  // limits or excepts
  { lang: 'zh', class: 'scope', phrases: '只能|只准|只许|只可|只需|只改|只用|只在|只对|只看|只回|只输出|只返回|只写|只读取|仅|僅|仅限|僅限|只有|唯有|除了|以外|之外|其他都不|其余不动' },
  { lang: 'zh', class: 'scope', phrases: '其余都不|别的都不|范围内|範圍內|限于' },
  // an approval or a precondition that binds in itself
  { lang: 'zh', class: 'condition', phrases: '先问我|先問我|问我|問我|征得我|徵得我|经我同意|經我同意|我同意|我批准|我确认|我確認|我审批|我審核|我审核|我点头|我说了算|由我决定|由我審批' },
  { lang: 'zh', class: 'condition', phrases: '由我审批|由我批准|我来定|我拍板|拿不准|不确定就|不確定就|不确定时|不清楚就|有疑问|有疑問|先确认|先確認|等我|未经|未經|没经过我|經過批准' },
  { lang: 'zh', class: 'condition', phrases: '经过批准|批准后|同意后|确认后|核准|报我|告诉我一声|跟我说一声|先跟我|先给我看|先給我看|让我选|讓我選|停下来|停下來|停下并|通知我|双人' },
  { lang: 'zh', class: 'condition', phrases: '两人确认|授权' },
  // opens a condition
  { lang: 'zh', class: 'when', phrases: '如果|若|一旦|除非|之前|之后|之後|遇到|直到|只要|否则|否則|的话|的話|假如|要是|倘若|当|當|在…前|前先|期间|期間|时候|如遇|如有|凡遇' },
  // permits
  { lang: 'zh', class: 'permit', phrases: '可以直接|可以随意|可以随便|随便|隨便|随意|可以不|你可以|您可以|允许|允許|准许|准許|不必问|不用问|不必|不用请示|无需|無需|不需要我|自行决定' },
  { lang: 'zh', class: 'permit', phrases: '自行決定|尽管|儘管|放心删|任你|由你决定|自由|可|可以' },
  // a form of the output
  { lang: 'zh', class: 'format', phrases: '用中文|用英文|用英语|用英語|用日文|用日语|用简体|用繁体|简体中文|繁體中文|用 json|json 格式|以 json|markdown|用表格|以表格' },
  { lang: 'zh', class: 'format', phrases: '列表形式|分点|分點|一句话|一句話|一行|全角|半角|小写|大写|脚注|腳註|注明出处|保留两位|逐字|原文|原样|完整句子|口语|书面语|敬语|称呼|自称' },
  { lang: 'zh', class: 'format', phrases: '以…开头|开头写|结尾写|结尾|第一行|标题用|格式为|格式是|格式用|按格式|写成|用第一人称|用第三人称|用毫秒|用人民币|按字母顺序|按时间顺序' },
  // puts steps in order
  { lang: 'zh', class: 'order', phrases: '先|再|然后|然後|最后|最後|首先|其次|接着|接著|随后|隨後|之后再|依次|按顺序|按順序|一步一步|逐个|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'zh', class: 'idiom', phrases: '要不要|不要紧|不要緊|不得不|不得已|要不|别人|別人|别的|別的|特别|特別|分别|分別|区别|區別|级别|級別|类别|類別|性别|性別|个别|個別|告别|辨别' },
  { lang: 'zh', class: 'idiom', phrases: '识别|別墅|别名|别称|另别|别说|不可思议|不可能|不可避免|不禁|恨不得|怪不得|舍不得|了不得|算不得|只是|只好|只不过|只不過|只剩|只有一个|不只|不仅' },
  { lang: 'zh', class: 'idiom', phrases: '不僅|不但|何止|限量|限量版|有限公司|局限|期限|权限|權限|无限|無限|界限|最多只有|应用|應用|相应|相應|反应|反應|响应|響應|适应|適應|供应|效应' },
  { lang: 'zh', class: 'idiom', phrases: '对应|應該是|应该是|应该没|应该可以|应该能|应该会|供需|需求|必需品|急需|无需多言|不必客气|不客气|不客氣|不用谢|不用謝|没关系|沒關係|没事|没问题' },
  { lang: 'zh', class: 'idiom', phrases: '沒問題|不知道|不清楚是|不确定是不是|不一定|不错|不錯|不好意思|不同|不过|不過|不久|不断|不斷|不少|可以说|可以說|可惜|可是|可能|可爱|可靠|可见' },
  { lang: 'zh', class: 'idiom', phrases: '认可|許可证|许可证|可用性|可视|可选|总是|總是|一直|再见|再見|再说|再次|再也|先生|先前|首先感谢|原先|优先股|祖先|最后一次|最后还是|最后没' },
  { lang: 'zh', class: 'idiom', phrases: '如果当时|要是当时|若干|若无其事|以上是|以上就是|以下是|以前|每天|每年|每周|每月|每晚|任何问题|所有人都|一切顺利|一切正常|全部完成|以下内容|当前' },
  { lang: 'zh', class: 'idiom', phrases: '当时|当然|當然|应当是|当天|相当|适当|当地|恰当|当中|担当|不当|当初|应当当|重要|主要|需要注意的是|只要|除了周|用户|用戶|使用者|作用|费用|常用' },
  { lang: 'zh', class: 'idiom', phrases: '信用|利用|不用|有用|没用|适用|调用|引用|写的|写错|写着|写道|写完|写作|按钮|按时|按理|直接原因|留言|留下|保持联系|记录了|记录显示|返回了' },
  { lang: 'zh', class: 'idiom', phrases: '返回 4|返回 5|输出了' },
  // what follows are the words of somebody else
  { lang: 'zh', class: 'report', phrases: '说是|据说|據說|听说|聽說|写着|寫著|写道|上写|牌子|标语|規定說|他说|她说|他们说|他說|她說|名叫|叫做|叫《|名为|名為|叫作|所谓|歌名|书名|电影' },
  { lang: 'zh', class: 'report', phrases: '文档说|手册|说明书|根据他们|人家|对方要求|客户说|老板说|老师说|规定是|法律规定|法律要求|隔壁|他们公司|两个字|这个词|這個詞|一词' },
  // tells of the past
  { lang: 'zh', class: 'past', phrases: '以前|从前|從前|曾经|曾經|当时|當時|过去|昨天|昨晚|上周|上週|去年|前年|上个月|上個月|早就|那时候|那時|已经取消|已取消|已废除|不再适用|已经不' },
  { lang: 'zh', class: 'past', phrases: '取消了|废除了|本来|原来|原本|当年|前天|刚才' },
  // doubts or hopes
  { lang: 'zh', class: 'hedge', phrases: '也许|也許|可能|大概|或许|或許|恐怕|好像|似乎|我觉得|我覺得|我想|我猜|希望以后|有朝一日|总有一天|如果能|要是能|就好了|假如有|万一真|吧。|说不定' },
  { lang: 'zh', class: 'hedge', phrases: '估计' },
  // asks without a question mark
  { lang: 'zh', class: 'wondering', phrases: '想知道|不知道是|好奇|请问是否' },
  // asks for it
  { lang: 'zh', class: 'polite', phrases: '能不能|可不可以|可否|能否' },
  // takes back
  { lang: 'zh', class: 'cancel', phrases: '不再适用|不再有效|已取消|已经取消|已废除|已撤销|撤回|作废|是开玩笑|开玩笑|玩笑话|失效|不算数|解除了|已解除' },
  // imperatives that tell how to work
  { lang: 'zh', class: 'manner', phrases: '请用|請用|使用|采用|採用|改用|用|保持|遵守|遵循|按照|按|回答|回复|回覆|输出|返回|写|寫|标注|標註|注明|附上|记录|記錄|保留|称我|叫我|扮演' },
  { lang: 'zh', class: 'manner', phrases: '担任|假设|四舍五入|压在|控制|放在|写在|放进|归到|直接|多用|统一用|留' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'zh', class: 'task', phrases: '请|請|帮我|幫我|帮忙|麻烦|查一下|看一下|修复|修一下|改一下|写一个|总结|翻译|生成|创建|添加|删除|更新|检查|运行|解释|告诉我|找出|打开|安装|部署' },
  // finite verbs of the present: a statement
  { lang: 'zh', class: 'finite', phrases: '是|有|在|位于|位於|叫|属于|包含|看起来|挺|很' },
  // verbs of the past
  { lang: 'zh', class: 'bygone', phrases: '了。|完了|过了|卖完|没找到|没发现|发生了|改了|删了|做了|说了|来了|去了|成功了|失败了|跑了|用了|花了|试了|重启过|过两|过三|过一' },
  // the speaker
  { lang: 'zh', class: 'self', phrases: '我们|我們|我在|我是|我觉|我有|我没|我不|我去|我把|我刚|我喜欢|我总|我从|我用' },
  // third parties
  { lang: 'zh', class: 'other', phrases: '他们|他們|他|她|她们|它们' },
  // verbs of saying
  { lang: 'zh', class: 'telling', phrases: '说过|提到|表示|声称|声明|问我|问你|规定了' },
  // labels that make a rule of what follows
  { lang: 'zh', class: 'label', phrases: '语言|語言|格式|语气|語氣|风格|上限|预算|限制|截止|禁止|要求|规则|規則|角色' },
  // numbers
  { lang: 'zh', class: 'number', phrases: '一|二|两|三|四|五|六|七|八|九|十|十五|百|千|万|半' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'zh', class: 'tongue', phrases: '的' },
]
