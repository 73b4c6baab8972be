import type { MarkerRow } from '../markers.ts'

export const rows: readonly MarkerRow[] = [
  // forbids wherever it stands
  { lang: 'vi', class: 'prohibit', phrases: 'đừng|đừng có|đừng bao giờ|chớ|chớ có|không được|không được phép|không được tự ý' },
  { lang: 'vi', class: 'prohibit', phrases: 'cấm|nghiêm cấm|cấm tiệt|bị cấm|không cho phép|không chấp nhận|không nên' },
  { lang: 'vi', class: 'prohibit', phrases: 'không phải là việc|tuyệt đối không|tuyệt đối đừng|nhất quyết không' },
  { lang: 'vi', class: 'prohibit', phrases: 'không bao giờ được|không bao giờ|dưới bất kỳ hình thức nào' },
  { lang: 'vi', class: 'prohibit', phrases: 'trong bất kỳ trường hợp nào|tránh|tránh xa|hạn chế|để yên|giữ nguyên|để nguyên' },
  { lang: 'vi', class: 'prohibit', phrases: 'không đụng|không động|không đụng đến|không động vào|không chạm|không ai được' },
  { lang: 'vi', class: 'prohibit', phrases: 'không thay đổi|tự ý|khỏi cần|tôi không muốn|chúng tôi không muốn|không muốn thấy' },
  { lang: 'vi', class: 'prohibit', phrases: 'dừng việc|thôi đừng|bỏ ý định|chỉ đọc|bảo mật|tuyệt mật|không có chỗ|không xóa' },
  { lang: 'vi', class: 'prohibit', phrases: 'không sửa|không tiết lộ|không chia sẻ|không dùng|không thêm|không gửi|không đổi' },
  { lang: 'vi', class: 'prohibit', phrases: 'không viết|không commit|không chạy|không hứa|không gọi|không lưu' },
  // denies a quantity; forbids at the head of a clause
  { lang: 'vi', class: 'none', phrases: 'không có gì được|không ai được|không một' },
  // names what must not be missing
  { lang: 'vi', class: 'without', phrases: 'mà không|mà chưa|nếu chưa|khi chưa|chưa có|thiếu|không có sự' },
  // obliges
  { lang: 'vi', class: 'require', phrases: 'phải|cần phải|bắt buộc|bắt buộc phải|nhất thiết phải|nhất định phải|luôn phải' },
  { lang: 'vi', class: 'require', phrases: 'buộc phải|cần|yêu cầu|đảm bảo|bảo đảm|hãy chắc chắn|nhớ|nhớ phải|hãy nhớ' },
  { lang: 'vi', class: 'require', phrases: 'đừng quên|không quên|lưu ý|chú ý|tôi muốn|tôi cần|tôi yêu cầu|tôi mong' },
  { lang: 'vi', class: 'require', phrases: 'tốt nhất là|tốt hơn là|ưu tiên|thay vì|thay cho|được ưu tiên|có trách nhiệm' },
  { lang: 'vi', class: 'require', phrases: 'nghĩa vụ|hãy' },
  // obliges less, or guesses
  { lang: 'vi', class: 'advise', phrases: 'nên' },
  // makes a habit
  { lang: 'vi', class: 'always', phrases: 'luôn|luôn luôn|lúc nào cũng|mỗi lần|mọi lúc|từ nay|từ giờ|từ bây giờ|kể từ nay' },
  { lang: 'vi', class: 'always', phrases: 'từ hôm nay|mặc định|theo mặc định|theo nguyên tắc|cho đến khi có thông báo' },
  { lang: 'vi', class: 'always', phrases: 'trong mọi trường hợp|bất cứ lúc nào|không ngoại lệ|nhất quán|về sau|sau này luôn' },
  // speaks of all of a kind
  { lang: 'vi', class: 'universal', phrases: 'mỗi|mọi|tất cả|từng|bất kỳ|bất cứ|các' },
  // compares with an amount
  { lang: 'vi', class: 'bound', phrases: 'tối đa|nhiều nhất|tối thiểu|ít nhất|không quá|không vượt quá|vượt quá|không hơn' },
  { lang: 'vi', class: 'bound', phrases: 'không ít hơn|không dưới|không trên|không lâu hơn|không dài hơn|không nhiều hơn' },
  { lang: 'vi', class: 'bound', phrases: 'không muộn hơn|chậm nhất|dưới|trên|trong vòng|giới hạn|giới hạn ở|hạn mức|là đủ' },
  { lang: 'vi', class: 'bound', phrases: 'là tối đa|và không hơn|không hơn một|không thừa một|gói gọn|gói trong|ít hơn' },
  { lang: 'vi', class: 'bound', phrases: 'nhiều hơn|đến' },
  // limits or excepts
  { lang: 'vi', class: 'scope', phrases: 'chỉ|chỉ được|chỉ nên|chỉ có|duy nhất|ngoại trừ|trừ|trừ khi|ngoài ra không|ngoài' },
  { lang: 'vi', class: 'scope', phrases: 'riêng|không gì khác|không đâu khác|không ai khác' },
  // an approval or a precondition that binds in itself
  { lang: 'vi', class: 'condition', phrases: 'hỏi tôi|hỏi tôi trước|hỏi trước|hãy hỏi|thì hỏi|phải hỏi|xin phép|xin ý kiến' },
  { lang: 'vi', class: 'condition', phrases: 'được tôi đồng ý|tôi đồng ý|tôi duyệt|tôi phê duyệt|tôi chấp thuận|tôi cho phép' },
  { lang: 'vi', class: 'condition', phrases: 'tôi xác nhận|sự đồng ý|sự cho phép|phê duyệt|chấp thuận|do tôi quyết' },
  { lang: 'vi', class: 'condition', phrases: 'tôi quyết định|để tôi quyết|tôi là người quyết|khi không chắc|không chắc thì' },
  { lang: 'vi', class: 'condition', phrases: 'nếu không chắc|nếu nghi ngờ|khi nghi ngờ|chưa rõ thì|nếu chưa rõ|báo tôi' },
  { lang: 'vi', class: 'condition', phrases: 'báo cho tôi|cho tôi biết|báo lại|chờ tôi|đợi tôi|chờ đến khi|đợi đến khi' },
  { lang: 'vi', class: 'condition', phrases: 'cho đến khi tôi|cho tôi xem trước|để tôi chọn|dừng lại và|dừng lại rồi' },
  { lang: 'vi', class: 'condition', phrases: 'hai người|chữ ký thứ hai|qua tôi' },
  // opens a condition
  { lang: 'vi', class: 'when', phrases: 'nếu|khi|khi nào|một khi|ngay khi|miễn là|trước khi|sau khi|trừ khi|trừ phi' },
  { lang: 'vi', class: 'when', phrases: 'với điều kiện|trong trường hợp|nếu không|bằng không|cho đến khi|hễ|trước mỗi|sau mỗi' },
  // permits
  { lang: 'vi', class: 'permit', phrases: 'được phép|được quyền|có thể tự|bạn có thể|anh có thể|cứ việc|cứ tự nhiên|thoải mái' },
  { lang: 'vi', class: 'permit', phrases: 'tùy ý|tùy bạn|không cần hỏi|khỏi hỏi|không cần xin phép|không cần tôi duyệt' },
  { lang: 'vi', class: 'permit', phrases: 'được tự do|tự do' },
  // a form of the output
  { lang: 'vi', class: 'format', phrases: 'bằng tiếng việt|bằng tiếng anh|tiếng việt|tiếng anh|dạng json|định dạng json' },
  { lang: 'vi', class: 'format', phrases: 'dạng bảng|dưới dạng bảng|dạng danh sách|dưới dạng danh sách|gạch đầu dòng|markdown' },
  { lang: 'vi', class: 'format', phrases: 'csv|chữ thường|chữ hoa|chú thích cuối trang|ở chú thích|cuối trang|câu đầy đủ' },
  { lang: 'vi', class: 'format', phrases: 'một câu|một dòng|nguyên văn|từng chữ|chính xác|ngôn ngữ đơn giản|kèm đơn vị' },
  { lang: 'vi', class: 'format', phrases: 'có đơn vị|đã gồm thuế|bao gồm thuế|xưng hô|gọi tôi là|xưng|kết luận viết trước' },
  { lang: 'vi', class: 'format', phrases: 'viết trước|đặt ở đầu|đặt ở cuối|ngắn gọn' },
  // puts steps in order
  { lang: 'vi', class: 'order', phrases: 'trước tiên|trước hết|đầu tiên|sau đó|rồi|rồi mới|tiếp theo|cuối cùng|lần lượt' },
  { lang: 'vi', class: 'order', phrases: 'từng bước|theo thứ tự|từng cái một|viết sau|->|→' },
  // swallows the markers in it and binds nothing
  { lang: 'vi', class: 'idiom', phrases: 'không có gì|không sao|không vấn đề gì|không hề gì|không biết|không nhớ|không nghĩ' },
  { lang: 'vi', class: 'idiom', phrases: 'không rõ là|không chắc lắm|không tệ|không chỉ|không những|không phải|không phải là' },
  { lang: 'vi', class: 'idiom', phrases: 'không còn|chưa bao giờ|không bao giờ là muộn|muộn còn hơn không|đừng lo|đừng ngại' },
  { lang: 'vi', class: 'idiom', phrases: 'đừng bận tâm|phải không|có phải|phải chăng|phải nói|phải công nhận|phải thừa nhận' },
  { lang: 'vi', class: 'idiom', phrases: 'phải đấy|vừa phải|bên phải|tay phải|gặp phải|mắc phải|cần thiết|nhu cầu' },
  { lang: 'vi', class: 'idiom', phrases: 'luôn như vậy|như mọi khi|mọi người|mọi thứ|mọi chuyện|mỗi ngày|mỗi năm|mỗi tuần' },
  { lang: 'vi', class: 'idiom', phrases: 'tất cả đều ổn|bản giới hạn|phiên bản giới hạn|trách nhiệm hữu hạn|chỉ là|chỉ mới' },
  { lang: 'vi', class: 'idiom', phrases: 'chỉ hôm qua|không chỉ có|ít nhất chúng tôi|ít nhất thì|trên biển|trên bàn|trên mạng' },
  { lang: 'vi', class: 'idiom', phrases: 'trên máy|dưới đây|dưới nhà|đến nay|đến giờ|cho đến nay|hẹn gặp|nhớ nhà|nhớ lại' },
  { lang: 'vi', class: 'idiom', phrases: 'tôi nhớ|không thể tin|để nguyên đó rồi|cấm vào|bất kỳ ai cũng|ngoài kia|ngoài trời' },
  { lang: 'vi', class: 'idiom', phrases: 'suôn sẻ' },
  // what follows are the words of somebody else
  { lang: 'vi', class: 'report', phrases: 'theo|nghe nói|người ta nói|người ta bảo|tục ngữ|biển ghi|trên biển ghi|tấm biển' },
  { lang: 'vi', class: 'report', phrases: 'có ghi|viết rằng|nói rằng|bảo rằng|tên là|có tên|được gọi là|mang tên|bộ phim' },
  { lang: 'vi', class: 'report', phrases: 'bài hát|cuốn sách|sổ tay|tài liệu nói|luật|nhà cung cấp|chủ nhà' },
  // tells of the past
  { lang: 'vi', class: 'past', phrases: 'trước đây|trước kia|ngày xưa|hồi đó|hồi trước|lúc đó|hôm qua|tuần trước|năm ngoái' },
  { lang: 'vi', class: 'past', phrases: 'tháng trước|hôm kia|đã từng|nhiều năm trước|không còn áp dụng|không còn hiệu lực' },
  { lang: 'vi', class: 'past', phrases: 'đã bỏ|đã hủy|đã bãi bỏ' },
  // doubts or hopes
  { lang: 'vi', class: 'hedge', phrases: 'có lẽ|có thể là|có khi|chắc là|chắc|hình như|dường như|tôi nghĩ|tôi đoán|tôi tin' },
  { lang: 'vi', class: 'hedge', phrases: 'hy vọng|giá mà|ước gì|sẽ tốt nếu|một ngày nào đó|giả sử|nếu có|lẽ ra|đáng lẽ' },
  { lang: 'vi', class: 'hedge', phrases: 'biết đâu' },
  // asks without a question mark
  { lang: 'vi', class: 'wondering', phrases: 'không biết liệu|tự hỏi|không rõ liệu' },
  // asks for it
  { lang: 'vi', class: 'polite', phrases: 'làm ơn|vui lòng|xin|giúp tôi|bạn có thể giúp|nhé' },
  // takes back
  { lang: 'vi', class: 'cancel', phrases: 'không còn áp dụng|không còn hiệu lực|đã hủy|đã bãi bỏ|bãi bỏ|đã rút|rút lại' },
  { lang: 'vi', class: 'cancel', phrases: 'là nói đùa|chỉ là đùa|nói đùa|hết hiệu lực|vô hiệu|không còn cần' },
]

export const words: readonly MarkerRow[] = [
  // function words that tell the language
  { lang: 'vi', class: 'tongue', phrases: 'là|và|của|có|không|được|các|một|những|cho|trong|với|này|để|đã|khi|thì|tôi|bạn' },
  { lang: 'vi', class: 'tongue', phrases: 'người|cũng|như|từ|ra|đến|ở|rất|phải|đó|về|nhưng|sẽ|hay|vì|nếu|chỉ|trước|sau|cảm|ơn' },
  { lang: 'vi', class: 'tongue', phrases: 'nào|gì|ai|đừng|việc|tệp|hỏi|bị|mà|bằng|nguồn' },
  // imperatives that tell how to work
  { lang: 'vi', class: 'manner', phrases: 'dùng|sử|giữ|viết|trả|đặt|để|ghi|gọi|làm|tuân|theo|làm-theo|tôn|báo|kiểm|xác|lưu' },
  { lang: 'vi', class: 'manner', phrases: 'bảo-vệ|trích|làm-tròn|bắt|dừng|hỏi|chọn|chia|đánh|ẩn|mã' },
  // imperatives of work to be done once, unless something makes it a habit
  { lang: 'vi', class: 'task', phrases: 'sửa|tìm|tóm|xem|tạo|thêm|xóa|dịch|cập|cài|so|giúp|mở|gửi|chuyển|đổi|chạy|tính|đọc' },
  { lang: 'vi', class: 'task', phrases: 'giải|thử|đóng|sao|tải|in|vẽ|đếm' },
  // finite verbs of the present: a statement
  { lang: 'vi', class: 'finite', phrases: 'là|có|đang|sẽ|bị|nằm|gồm|chứa|trông|thích|biết|nghĩ|hoạt-động|chạy|mất|kéo-dài' },
  // verbs of the past
  { lang: 'vi', class: 'bygone', phrases: 'đã|vừa|mới|rồi|từng|bị' },
  // verbs of doubt
  { lang: 'vi', class: 'irrealis', phrases: 'giá|lẽ' },
  // the reader
  { lang: 'vi', class: 'agent', phrases: 'bạn|anh|chị|trợ-lý|tác-nhân|bot' },
  // the speaker
  { lang: 'vi', class: 'self', phrases: 'tôi|chúng-tôi|mình|tớ|em' },
  // third parties
  { lang: 'vi', class: 'other', phrases: 'họ|hắn|sếp|hàng-xóm|luật|trường|ngân-hàng' },
  // verbs of saying
  { lang: 'vi', class: 'telling', phrases: 'nói|viết-rằng|kể|yêu-cầu|khẳng-định' },
  // labels that make a rule of what follows
  { lang: 'vi', class: 'label', phrases: 'ngôn-ngữ|định-dạng|giọng-văn|phong-cách|giới-hạn|ngân-sách|hạn-chót|tối-đa' },
  { lang: 'vi', class: 'label', phrases: 'tối-thiểu|cấm|quy-tắc' },
  // numbers
  { lang: 'vi', class: 'number', phrases: 'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|hai-mươi|trăm|nghìn|ngàn|nửa|chục|tá' },
  // words that a rule may open with
  { lang: 'vi', class: 'filler', phrases: 'và|nhưng|thì|cũng|còn|ok|chào|xin|quan-trọng|chú-ý|lưu-ý|vâng|không-nhé|bây-giờ' },
  { lang: 'vi', class: 'filler', phrases: 'hôm-nay|quy-tắc|hoặc|nên-là|vì-vậy|nhé|ạ' },
]
