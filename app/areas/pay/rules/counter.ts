/** How a counter takes money: it is the provider of such a payment, and holds it (`held:counter`, `held:terminal`). */
export const counterWays = ['counter', 'terminal'] as const
/** One of them. */
export type CounterWay = (typeof counterWays)[number]

/** The same in words. */
export const counterWords: Readonly<Record<CounterWay, string>> = { counter: '现金', terminal: '刷卡机' }

/** The provider of a payment that a gift card paid wholly at a counter: it is a way to pay there, and holds no money. */
export const GIFT_CARD = 'gift-card'
/** All that is taken at a counter: money, and what a gift card pays. */
export const tillWays = [...counterWays, GIFT_CARD] as const
/** One of them. */
export type TillWay = (typeof tillWays)[number]
/** The same in words. */
export const tillWords: Readonly<Record<TillWay, string>> = { ...counterWords, [GIFT_CARD]: '礼品卡' }

/**
 * How much of a refund goes back as money, and how much onto the gift card that paid a part: money first, and never more of it than was
 * paid, so that a card cannot be turned into money. `orderedFen` is what was ordered back before.
 */
export const partsBack = (
  { amountFen, cardFen, orderedFen }: { amountFen: number; cardFen: number; orderedFen: number },
  backFen: number,
): { moneyFen: number; toCardFen: number } => {
  const moneyFen = Math.min(backFen, Math.max(0, amountFen - cardFen - orderedFen))
  return { moneyFen, toCardFen: backFen - moneyFen }
}

/** The same of what has just been ordered back of a payment; without a payment it is money. */
export const partsOrdered = (
  payment: { amountFen: number; cardFen: number; orderedBackFen: number } | undefined,
  backFen: number,
): { moneyFen: number; toCardFen: number } =>
  payment
    ? partsBack({ ...payment, orderedFen: payment.orderedBackFen - backFen }, backFen)
    : { moneyFen: backFen, toCardFen: 0 }

/** Whether a refund went back onto a gift card: its number says so. */
export const isBackOnCard = (refundNo: string): boolean => refundNo.startsWith('g')

/** Whether money was taken at a counter: it goes back there, too. */
export const isTakenAtCounter = (provider: string | null): boolean =>
  (counterWays as readonly (string | null)[]).includes(provider)

/** A terminal's number as it is stored: no blanks, letters large; undefined where it is none. */
export const terminalNumber = (typed: string | undefined): string | undefined => {
  const number = (typed ?? '').normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return /^[A-Z0-9-]{4,32}$/.test(number) ? number : undefined
}

/** By which a number of a terminal is known among those of all hospitals. */
export const numberAtTerminal = (hospitalId: number | string, number: string): string => `${hospitalId}-${number}`
