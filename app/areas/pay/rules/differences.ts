/** What can be wrong between what a provider says, in its bill or in a notice, and our books. */
export const faults = ['ours-only', 'theirs-only', 'amount', 'state', 'number-reused'] as const
/** One of them. */
export type Fault = (typeof faults)[number]

/** A fault as who keeps the books reads it, and what to do about it. */
export const faultWords: Readonly<Record<Fault, { title: string; todo: string }>> = {
  'ours-only': { title: '我方有，对方没有', todo: '到支付机构后台按单号查询；确实没有到账的，联系支付机构。' },
  'theirs-only': {
    title: '对方有，我方没有',
    todo: '核对是否另有系统共用商户号；确认多收的，在支付机构后台原路退款。',
  },
  amount: { title: '金额不一致', todo: '以支付机构账单为准核对订单，差额人工退补。' },
  'number-reused': {
    title: '交易号重复',
    todo: '支付机构的通知里，这个交易号已经记在另一个订单上。到支付机构后台核对它属于哪个订单，多收的原路退款。',
  },
  state: { title: '状态不一致', todo: '对方已成功而我方没有完成；系统已按账单补记的，核对订单即可。' },
}
