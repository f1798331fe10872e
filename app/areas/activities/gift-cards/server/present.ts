import { createHmac } from 'node:crypto'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier } from '#kit/time/span.ts'
import { cardStateOf, DIGITS, secondsLeft, slotOf } from '../rules.ts'
import type { CardRow } from './queries.ts'

type Sealing = Pick<Context, 'config'>

/** A keyed digest of a card's number and secret. */
export const secretHashOf = (cardNo: string, secret: string, { config }: Sealing): string =>
  sealOf(config).index(`${cardNo} ${secret}`, 'gift-card')

/** The same under every secret that ever sealed here. */
export const secretHashesOf = (cardNo: string, secret: string, { config }: Sealing): string[] =>
  sealOf(config).indexes(`${cardNo} ${secret}`, 'gift-card')

/** The code with which a card pays in a stretch of time. */
export const codeOf = ({ cardNo }: Pick<CardRow, 'cardNo'>, slot: number, { config }: Sealing): string => {
  const digest = createHmac('sha256', sealOf(config).index(cardNo, 'gift-code')).update(String(slot)).digest()
  return String(digest.readUInt32BE() % 10 ** DIGITS.code).padStart(DIGITS.code, '0')
}

/** The last second of a card's last day. */
export const lastMoment = (validUntil: Date): Date => earlier(validUntil, { seconds: 1 })

export const asCard = (row: CardRow, now: Date) => ({
  card_id: row.id,
  card_no: row.cardNo.slice(-4),
  amount: row.amountFen,
  balance: row.balanceFen,
  state: cardStateOf(row, now),
  bind_time: row.boundAt ?? row.printedAt,
  end_time: lastMoment(row.validUntil),
})

export const asPaying = (row: CardRow, ctx: Sealing & Pick<Context, 'now'>) => {
  const shown = asCard(row, ctx.now)
  const pay_code = shown.state === 'usable' ? row.cardNo + codeOf(row, slotOf(ctx.now), ctx) : ''
  return { ...shown, pay_code, code_seconds: secondsLeft(ctx.now) }
}
