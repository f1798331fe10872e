/**
 * What is counted of money: each figure with how it is counted. All of it is read from the books: the sums of a day are those of the
 * journal's entries 收款 and 退款到账 of that day.
 */
export const moneyFigures = {
  paid_num: { words: '收款笔数', how: '这几天入账的收款，一次付款算一笔；待付款的不算' },
  paid: { words: '收款（元）', how: '这些收款的金额，和流水账里同一天“收款”的合计相等' },
  back_num: { words: '退款笔数', how: '这几天退到患者手里的款，一笔付款分几次退算几笔；申请了还没有到账的不算' },
  back: {
    words: '退款（元）',
    how: '这些退款的金额，和流水账里同一天“退款到账”的合计相等；按退款到账那天算，不是付款那天',
  },
  net: { words: '净额（元）', how: '收款减退款；退的多于收的是负数' },
} as const satisfies Record<string, { words: string; how: string }>

/** By what money can be told apart: to whom it came, for what, and by which way. */
export type MoneyKey = 'date' | 'payee' | 'purpose' | 'way'
