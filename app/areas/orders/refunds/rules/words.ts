import { fenToYuan } from '#kit/money/fen.ts'
import { factsOf, type RefundState } from '../states.ts'

/** What comes next, as a patient reads it. */
export const nextWords: Readonly<Record<RefundState, string>> = {
  applied: '有结果会发消息告诉您',
  returning: '商家已同意，请寄回商品并填写单号',
  returned: '商品在寄回的路上，商家收到后退款',
  declined: '不认可的话，您可以请平台处理',
  escalated: '平台正在核实双方的说法',
  refunding: '款项正在原路退回，一般 1 到 3 个工作日到账',
  refunded: '款项已退回付款时用的账户或礼品卡',
  cancelled: '您撤销了申请，订单照常进行',
  closed: '这笔申请已经结束',
}

/** What of a refund goes back how, in yuan. */
interface Returned {
  amount: string
  card_amount: string
}

const fenOf = (yuan: string): number => Math.round(Number(yuan) * 100)

/** Where money goes that is asked back: to where it was paid from, onto the gift cards that paid, or some of it to each. */
export const backTo = ({ amount, card_amount }: Returned): string => {
  const [allFen, cardFen] = [fenOf(amount), fenOf(card_amount)]
  if (cardFen === 0) return '原路退回，一般 1 到 3 个工作日到账'
  if (cardFen >= allFen) return '退回礼品卡，退回后就可以继续使用'
  return `${fenToYuan(allFen - cardFen)} 元原路退回，${card_amount} 元退回礼品卡`
}

/** Where so much of what can be asked back goes: first to where it was paid from, as much as was paid there. */
export const offerBackTo = (amount: string, { cash_left }: { cash_left: string }): string =>
  backTo({ amount, card_amount: fenToYuan(Math.max(0, fenOf(amount) - fenOf(cash_left))) })

/** What comes next with a refund: while its money is on its way, or has come, where to. */
export const nextOf = ({ state_id, ...money }: Returned & { state_id: RefundState }): string => {
  if (state_id === 'refunding') return `款项正在${backTo(money)}`
  if (state_id !== 'refunded') return nextWords[state_id]
  const [allFen, cardFen] = [fenOf(money.amount), fenOf(money.card_amount)]
  if (cardFen === 0) return '款项已退回付款时用的账户'
  return cardFen >= allFen ? '款项已退回礼品卡' : `已${backTo(money)}`
}

/** What happens when the time of a state is over; '' where it has none. */
export const overWords = (state: RefundState): string => {
  const { whenOver } = factsOf(state)
  if (whenOver === 'agree') return '到期没有处理会自动同意'
  return whenOver === 'close' ? '到期申请会自动关闭' : ''
}

/** What is left, as people say it: days and hours, on the last day hours and minutes. */
export const leftText = (seconds: number): string => {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor((seconds % 86_400) / 3_600),
    Math.ceil((seconds % 3_600) / 60),
  ]
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`
  return hours > 0 ? `${hours} 小时` : `${minutes} 分钟`
}

/** The mark of a state: done, waiting for somebody, or ended without money. */
export const markOf = (state: RefundState): 'done' | 'waiting' | 'failed' => {
  if (state === 'refunding' || state === 'refunded') return 'done'
  return state === 'declined' || state === 'closed' || state === 'cancelled' ? 'failed' : 'waiting'
}
