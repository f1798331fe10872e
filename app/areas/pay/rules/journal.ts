/** What is entered in the books, by how the name of its happening begins. */
export const journalKinds = {
  paid: '收款',
  refund: '退款申请',
  back: '退款到账',
  'gift-print': '礼品卡售出',
  'gift-spend': '礼品卡消费',
  'gift-back': '退回礼品卡',
  'settle-fee': '平台服务费',
  'settle-charge': '代扣手续费',
  'settle-direct': '医院已自收',
  'settle-share': '分成',
  payout: '付款',
  receipt: '收回欠款',
  banked: '存入银行',
  other: '其他',
} as const
/** One of them. */
export type JournalKind = keyof typeof journalKinds

/** The kind of an entry and the number that its happening is named by. */
export const readHappening = (happening: string): { kind: JournalKind; number: string } => {
  const at = happening.indexOf(':')
  const kind = happening.slice(0, Math.max(at, 0))
  return Object.hasOwn(journalKinds, kind) && kind !== 'other'
    ? { kind: kind as JournalKind, number: happening.slice(at + 1) }
    : { kind: 'other', number: happening }
}

const purposes: Readonly<Record<string, string>> = {
  guahao: '挂号',
  orders: '商城订单',
  consult: '在线咨询',
  membership: '会员',
  'audio-class': '音频课',
  recharge: '充值',
  'inquiry-fee': '海外就医服务费',
  'inquiry-deposit': '海外就医定金',
  surplus: '重复支付',
}
/** What a payment was for; another room's own word where it has none here. */
export const purposeWords = (purpose: string): string => purposes[purpose] ?? purpose

/** By what the journal may be sorted, and which way is usual. */
export const journalSorts = { entered_time: 'desc', amount: 'desc' } as const
/** The same of payments. */
export const paymentSorts = { start_time: 'desc', amount: 'desc' } as const
/** The same of refunds. */
export const refundSorts = { ordered_time: 'desc', amount: 'desc' } as const
