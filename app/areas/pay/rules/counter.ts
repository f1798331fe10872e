/** How a counter takes money: it is the provider of such a payment, and holds it (`held:counter`, `held:terminal`). */
export const counterWays = ['counter', 'terminal'] as const
/** One of them. */
export type CounterWay = (typeof counterWays)[number]

/** The same in words. */
export const counterWords: Readonly<Record<CounterWay, string>> = { counter: '现金', terminal: '刷卡机' }

/** Whether money was taken at a counter: it goes back there, too. */
export const isTakenAtCounter = (provider: string | null): boolean =>
  (counterWays as readonly (string | null)[]).includes(provider)
