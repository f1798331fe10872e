import type { PaymentProviderName } from '#kit/outside/payment.ts'
import type { Day } from '#kit/time/day.ts'

/** From whom a day's bill may come: providers, and who runs the terminals of counters. */
export const billSources = ['stand-in', 'wechat', 'alipay', 'terminal'] as const satisfies readonly (
  | PaymentProviderName
  | 'terminal'
)[]
/** One of them. */
export type BillSource = (typeof billSources)[number]

/** Whether a bill of theirs can be fetched; a terminal's comes as a file alone. */
export const isFetched = (source: BillSource): source is PaymentProviderName => source !== 'terminal'

/** An account there: '' is the platform's own at a provider; of terminals it is the number of their hospital. */
export interface BillAccount {
  provider: BillSource
  merchant: string
}

/** One day's bill of an account. */
export interface BillDay extends BillAccount {
  day: Day
}

/** Columns of the statement of a counter's terminals, by the names that are understood for each. */
export const terminalColumns = {
  at: ['交易时间', '时间'],
  kind: ['类型', '交易类型'],
  number: ['流水号', '交易流水号', '凭证号', '参考号'],
  amount: ['金额', '交易金额', '金额（元）'],
} as const

/** How such a statement calls what came and what went back. */
export const terminalKinds: Readonly<Record<string, 'payment' | 'refund'>> = {
  收款: 'payment',
  消费: 'payment',
  退款: 'refund',
  退货: 'refund',
}
