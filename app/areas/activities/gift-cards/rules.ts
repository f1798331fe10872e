/** Most that a card without a name may hold, in yuan. */
export const MOST_YUAN = 1_000
/** Most cards of one printing. */
export const MOST_CARDS = 100
/** Fewest years that a card is valid. */
export const FEWEST_YEARS = 3

/** So long a card can still be used onto which money went back, in days, where it would have ended before. */
export const GRACE_DAYS = 30

/** Tries of an hour: of one patient, and with one card. */
export const TRIES_EACH = { patient: 10, card: 20 } as const

/** So long a code with which one pays is shown, in seconds; it counts as long again. */
export const CODE_SECONDS = 300

/** Digits of a card's number, of its secret and of a code with which one pays. */
export const DIGITS = { number: 16, secret: 10, code: 6 } as const

/** Which stretch of time a moment lies in, as far as codes are concerned. */
export const slotOf = (now: Date): number => Math.floor(now.getTime() / 1_000 / CODE_SECONDS)

/** How long the code of a moment is still shown, in seconds. */
export const secondsLeft = (now: Date): number => Math.ceil((slotOf(now) + 1) * CODE_SECONDS - now.getTime() / 1_000)

/** Digits alone of what somebody typed: cards are written in groups. */
export const digitsIn = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '')

/** The card and the code in what was scanned or typed at a counter; undefined where it is neither. */
export const paymentIn = (scanned: string): { cardNo: string; code: string } | undefined => {
  const digits = digitsIn(scanned)
  if (digits.length !== DIGITS.number + DIGITS.code) return undefined
  return { cardNo: digits.slice(0, DIGITS.number), code: digits.slice(DIGITS.number) }
}

/** A number in groups of four, as it stands on a card. */
export const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Where a bound card stands: `usable`, `empty`, `expired`. */
export const cardStateOf = (
  { balanceFen, validUntil }: { balanceFen: number; validUntil: Date },
  now: Date,
): 'usable' | 'empty' | 'expired' => {
  if (balanceFen === 0) return 'empty'
  return validUntil <= now ? 'expired' : 'usable'
}

/** A card as far as an order asks that it pays a part of. */
export interface PayingCard {
  id: number
  balanceFen: number
}

/** What a card pays. */
export interface CardPart {
  cardId: number
  amountFen: number
}

/** What cards pay of each of several amounts, card after card, until nothing is due or nothing is left on them. */
export const shareCards = (duesFen: readonly number[], cards: readonly PayingCard[]): CardPart[][] => {
  const left = cards.map(({ id, balanceFen }) => ({ id, balanceFen }))
  return duesFen.map((dueFen) => {
    let openFen = dueFen
    const parts: CardPart[] = []
    for (const card of left) {
      const amountFen = Math.min(openFen, card.balanceFen)
      if (amountFen === 0) continue
      parts.push({ cardId: card.id, amountFen })
      card.balanceFen -= amountFen
      openFen -= amountFen
    }
    return parts
  })
}
