import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'ja', class: 'prohibit', phrases: 'ないでください|ないで下さい|ないでくれ|ないでほしい|ないで欲しい|ないでね|しないで|しないこと|ないこと|ないように|ないようにして|てはいけない' },
  { lang: 'ja', class: 'prohibit', phrases: 'てはいけません|ではいけない|ではいけません|てはならない|てはなりません|てはならず|てはだめ|てはダメ|てはいけず|ちゃだめ|ちゃダメ|ちゃいけない' },
  { lang: 'ja', class: 'prohibit', phrases: 'じゃだめ|禁止|厳禁|禁物|やめてください|やめて下さい|やめて|やめること|止めてください|控えて|控えること|お控え|ご遠慮|避けて|避けること|べからず' },
  { lang: 'ja', class: 'prohibit', phrases: 'べきではない|べきでない|不可|許可しない|許可しません|認めない|認めません|認められない|許されない|許されません|いけません|手を付けない|手をつけない' },
  { lang: 'ja', class: 'prohibit', phrases: '触らない|触るな|触れない|するな|消すな|使うな|変えるな|書くな|送るな|出すな|言うな|いじるな|いじらない|さわらない|勝手に|そのままに|そのままで' },
  { lang: 'ja', class: 'prohibit', phrases: 'そのまま残|今のまま|現状のまま|変更なし|絶対に|決して|読み取り専用|社外秘|極秘|他言無用|無用|不要|いらない|要らない|要りません|いりません|抜きで' },
  { lang: 'ja', class: 'prohibit', phrases: 'なしで|一切|ダメです|だめです|駄目|NG' },
  // obliges
  { lang: 'ja', class: 'require', phrases: 'なければならない|なければなりません|なければいけない|なければいけません|なくてはならない|なくてはなりません|なくてはいけない|ねばならない|必要がある' },
  { lang: 'ja', class: 'require', phrases: '必要があります|必要です|必須|必須です|義務|べきです|べきだ|べし|ようにしてください|ようにして|ようお願い|ようにお願い|てほしい|て欲しい' },
  { lang: 'ja', class: 'require', phrases: 'ていただきたい|ていただけると|でお願いします|でお願い|をお願いします|お願いします|お願いいたします|必ず|かならず|徹底|忘れずに|忘れないで|すること' },
  { lang: 'ja', class: 'require', phrases: 'とすること|優先|優先して|優先する|統一|揃える|そろえる|厳守|遵守|守る|守って|心がけて|ものとする|のこと|求めます|してもらう|が望ましい|よりも' },
  { lang: 'ja', class: 'require', phrases: 'の方を' },
  // makes a habit
  { lang: 'ja', class: 'always', phrases: '常に|いつも通りに|毎回|そのつど|その都度|今後|これから|これからは|今後は|以降は|今日から|原則|原則として|デフォルトで|既定では|必ず毎回|どんな場合も' },
  { lang: 'ja', class: 'always', phrases: 'いかなる場合も|いつでも|ずっと|徹頭徹尾|当面|当分' },
  // speaks of all of a kind
  { lang: 'ja', class: 'universal', phrases: 'すべての|全ての|全部|どの|各|あらゆる|いかなる|毎' },
  // compares with an amount
  { lang: 'ja', class: 'bound', phrases: '最大|最大で|最大でも|最高|最低|最低でも|最低限|最小|以内|以下|以上|未満|を超えない|超えない|超えては|超える|上限|下限|多くても|少なくとも|せいぜい' },
  { lang: 'ja', class: 'bound', phrases: 'までに|まで。|回まで|個まで|行まで|件まで|字まで|枚まで|つまで|人まで|円まで|秒まで|分まで|ページまで|に収め|に収める|におさめ|で十分|以外|が限度' },
  { lang: 'ja', class: 'bound', phrases: 'が上限|だけで|たった|を切る|を下回|を上回' },
  // limits or excepts
  { lang: 'ja', class: 'scope', phrases: 'だけ|のみ|しか|に限り|に限る|に限って|限定|を除き|を除いて|を除く|以外は|以外には|以外の|ほかは|他は触|それ以外|に絞って|に絞る|の範囲' },
  // an approval or a precondition that binds in itself
  { lang: 'ja', class: 'condition', phrases: '私に聞いて|聞いてから|確認してから|確認を取って|確認をとって|確認を取る|相談して|相談してから|ご相談|許可を得|許可を取|許可なく|許可なし|承認' },
  { lang: 'ja', class: 'condition', phrases: '承認を得|承認なし|承認なく|了承|了解を得|同意を得|同意なく|断りなく|無断で|私が決め|私が承認|私が判断|こちらで判断|判断は私|迷ったら|不明な点' },
  { lang: 'ja', class: 'condition', phrases: 'わからなければ|分からなければ|わからないとき|疑問があれば|不明なら|自信がなければ|待って|お待ち|を待って|報告して|報告してください|知らせて' },
  { lang: 'ja', class: 'condition', phrases: '連絡して|止めて報告|一声|選ばせて|見せてから|先に見せて|二人以上|ダブルチェック' },
  // opens a condition
  { lang: 'ja', class: 'when', phrases: '場合|場合は|場合には|とき|ときは|時は|もし|たら|なら|ならば|限り|かぎり|前に|まえに|後で|してから|次第|際|際は|際には|までは|でなければ|さもないと' },
  { lang: 'ja', class: 'when', phrases: 'うちは|間は|ごとに|たびに|ない限り' },
  // permits
  { lang: 'ja', class: 'permit', phrases: 'してもよい|してもいい|てもよい|てもいい|ても良い|ても構いません|てもかまいません|ても構わない|て構いません|てかまいません|自由に|ご自由に|許可します' },
  { lang: 'ja', class: 'permit', phrases: '許可する|可能です|遠慮なく|好きなように|お好きに|お任せ|任せます|確認不要|承認不要|聞かなくて|なくてもよい|なくてもいい|なくて構いません' },
  { lang: 'ja', class: 'permit', phrases: 'なくてかまいません|問題ありません|しなくていい' },
  // a form of the output
  { lang: 'ja', class: 'format', phrases: '日本語で|英語で|敬語で|敬語は|ですます|です・ます|である調|だ・である|JSONで|JSON 形式|表で|表形式|箇条書き|マークダウン|Markdown' },
  { lang: 'ja', class: 'format', phrases: 'CSVで|一行で|一文で|一言で|全角|半角|小文字|大文字|脚注に|脚注|原文のまま|逐語|正確に|結論から|結論を先|先頭に|末尾に|冒頭に|最後に書|最初に書' },
  { lang: 'ja', class: 'format', phrases: 'タイトルは|件名は|税込|税抜|西暦で|和暦で|単位を|短く|簡潔に|平易な|です調|タメ口|呼んで|名前で' },
  // puts steps in order
  { lang: 'ja', class: 'order', phrases: 'まず|最初に|先に|次に|つぎに|それから|そのあと|その後|最後に|してから|順に|順番に|の順|一つずつ|ひとつずつ|段階的|→|->' },
  // swallows the markers in it and binds nothing
  { lang: 'ja', class: 'idiom', phrases: 'かもしれ|とは限らない|とは限りません|に違いない|に違いありません|ないかな|のではない|じゃない？|ではないか|なくなった|なくて困|問題ない|問題なく' },
  { lang: 'ja', class: 'idiom', phrases: '間違いない|申し訳ない|もったいない|仕方ない|しょうがない|とんでもない|くだらない|つまらない|少ない|危ない|すみません|かまわない|気にしない|気にしないで' },
  { lang: 'ja', class: 'idiom', phrases: '心配しないで|心配いりません|遠慮しないで|ご心配なく|どういたしまして|お疲れ|よろしくお願いします|ありがとうございます|お世話|限定版|限定品|有限会社|最大手' },
  { lang: 'ja', class: 'idiom', phrases: '最高でした|最高です|最高だ|最後まで読|だけど|だけでなく|だけではなく|のみならず|しかし|しかも|しかない|しかたな|いつも通り|いつものように|絶対音感' },
  { lang: 'ja', class: 'idiom', phrases: '必ずしも|たらしい|なるほど|まずまず|まずい|先日|先週|先月|その後どう|お先に|ではない|止めておけば|やめておけば|しておけば|ておけばよかった|避ける方法' },
  { lang: 'ja', class: 'idiom', phrases: '避けるために' },
  // what follows are the words of somebody else
  { lang: 'ja', class: 'report', phrases: 'と言って|と言っ|って言|と言う|という|といった|そうです。|そうだ。|だそうです|らしい|によると|によれば|と書いて|と書か|と聞い|とのこと|曰く|と呼ばれ' },
  { lang: 'ja', class: 'report', phrases: 'と称|の看板|看板に|張り紙|ことわざ|という名|という曲|という映画|という本|マニュアルには|仕様書には|説明書|向こうの|彼は|彼女は|上司が|先生が|法律で' },
  { lang: 'ja', class: 'report', phrases: 'コント|セリフ|台詞|って話|記事は|について書かれ' },
  // tells of the past
  { lang: 'ja', class: 'past', phrases: '以前は|以前|昔|昔は|かつて|当時|昨日|きのう|先週は|去年|昨年|おととい|あのとき|あの時|その頃|前の職場|もう必要ない|今はもう|廃止された|廃止され|撤廃' },
  { lang: 'ja', class: 'past', phrases: 'なくなりました|もうありません|取り下げ|過去に' },
  // doubts or hopes
  { lang: 'ja', class: 'hedge', phrases: 'かもしれない|かもしれません|たぶん|多分|おそらく|恐らく|もしかして|もしかすると|ひょっとして|と思います|と思う|気がする|だろう|でしょう|いつか|そのうち' },
  { lang: 'ja', class: 'hedge', phrases: '仮に|だったらよかった|ればよかった|といいな|といいですね|ようです|みたいです|みたいだ|っぽい' },
  // asks without a question mark
  { lang: 'ja', class: 'wondering', phrases: 'のかな|かしら|でしょうか|か知りたい|気になる' },
  // asks for it
  { lang: 'ja', class: 'polite', phrases: 'てもらえますか|ていただけますか|てくれますか|てくれませんか|てもらえませんか' },
  // takes back
  { lang: 'ja', class: 'cancel', phrases: '適用されなくな|もう適用されない|取り消|撤回|無効に|無効です|廃止|冗談でした|冗談です|冗談だった|もう必要ありません|解除され|なかったことに' },
  // imperatives that tell how to work
  { lang: 'ja', class: 'manner', phrases: '使ってください|使って|を使う|を使用|使用して|使用する|書いて|書く|答えて|回答して|返して|出力して|残して|残す|保って|保つ|従って|従う|付けて' },
  { lang: 'ja', class: 'manner', phrases: 'つけて|付ける|入れて|入れる|揃えて|統一して|記載して|記載する|明記して|明記する|載せて|置いて|置く|まとめて|区切って|丸めて|四捨五入|話して' },
  { lang: 'ja', class: 'manner', phrases: '振る舞って|演じて|名乗って|続けて|止めて|やめる|休んで|守ること|添えて|添える|記録して|記録する|メモして|にして|にしてください|にする' },
  // imperatives of work or of a habit: the object decides
  { lang: 'ja', class: 'dual', phrases: 'てください|て下さい|でください|てくれ|てね|て。|て！|ておいて|てちょうだい|なさい|てもらえ' },
  // finite verbs of the present: a statement
  { lang: 'ja', class: 'finite', phrases: 'があります|がある|います|いる|あります|なっています|されています|しています|です。|ですね|ますね|ですよ|ますよ|好きです|住んで' },
  // verbs of the past
  { lang: 'ja', class: 'bygone', phrases: 'ました。|ました|でした。|でした|だった|ていた|ていました|かった。|かったです|んだ。|った。|した。|きた。|えた。|てきた|なあ。|んです|ってました' },
  // the speaker
  { lang: 'ja', class: 'self', phrases: '私は|僕は|俺は|私たち|我々|うちの' },
  // labels that make a rule of what follows
  { lang: 'ja', class: 'label', phrases: '言語|形式|フォーマット|口調|文体|上限|予算|締め切り|締切|期限|禁止|必須|ルール|役割|制限' },
  // numbers
  { lang: 'ja', class: 'number', phrases: '一|二|三|四|五|六|七|八|九|十|百|千|万|半分|一つ|二つ|三つ' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'ja', class: 'tongue', phrases: 'の' },
]
