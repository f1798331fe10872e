import { factsOf, type RefundState } from '../states.ts'

/** What comes next, as a patient reads it. */
export const nextWords: Readonly<Record<RefundState, string>> = {
  applied: '申请已提交，等商家处理',
  returning: '商家已同意，请寄回商品并填写单号',
  returned: '商品在寄回的路上，商家收到后退款',
  declined: '商家没有同意，您可以请平台处理',
  escalated: '平台正在核实双方的说法',
  refunding: '款项正在原路退回，一般 1 到 3 个工作日到账',
  refunded: '款项已退回付款时用的账户或礼品卡',
  cancelled: '您撤销了申请，订单照常进行',
  closed: '这笔申请已经结束',
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
