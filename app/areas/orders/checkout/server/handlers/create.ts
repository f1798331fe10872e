import { createHash } from 'node:crypto'
import type { Asked } from '#kit/wire/call.ts'
import { KeyReused } from '#kit/wire/server/once.ts'
import { turningAway } from '#kit/wire/server/turn-away.ts'
import type { Ahead, Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import type { Made, NotMade } from '../public/order.ts'
import type { Ordered } from '../public/order-together.ts'
import { quoteTogether, type Unquotable } from '../public/quote.ts'
import { buy, isGone, isTooLate } from '../public/sale.ts'
import * as queries from '../queries.ts'
import { asMade, cameByOf, saleWishOf, wishOf } from './order.ts'

type Ask = Asked<typeof contract.createGoodsOrder>

const createOne: Handlers<typeof contract>['createGoodsOrder'] = async (ask, here) => {
  const outcome = await orderNow(ask, here)
  if (typeof outcome === 'object' && !('refused' in outcome)) return asMade(outcome)
  // It may be what was made with this key before that stands in its way.
  const before = await findBefore(ask, here)
  if (before) return asMade(before)
  // What stood beside it under its key was refused: it is tried for itself.
  return outcome === 'same-key' ? createOne(ask, here) : here.refuse(outcome.refused, outcome.fill)
}

/** Who comes too late to a flash sale is told so before he is looked up. */
export const create = turningAway(createOne, (ask, ahead: Ahead) => {
  const wish = saleWishOf(ask)
  return wish && isTooLate(ahead, wish) ? 'sale-gone' : undefined
})

/** What was made before with the same key. */
const findBefore = async (ask: Ask, { db, patient, idempotencyKey: key }: PatientHere): Promise<Made | undefined> => {
  const before = key === undefined ? undefined : await queries.findByKey(db, patient, key)
  if (before && before.digest !== digestOf(ask)) throw new KeyReused()
  return before && { orderIds: [before.id], payFen: before.dueFen, outTradeNo: before.outTradeNo ?? '' }
}

type Refused = { refused: NotMade['refused'] | Unquotable; fill: NotMade['fill'] }

const orderNow = async (ask: Ask, here: PatientHere): Promise<Ordered | Refused> => {
  const { patient, idempotencyKey: key = null } = here
  const inSale = saleWishOf(ask)
  if (inSale && isGone(here, inSale)) return { refused: 'sale-gone', fill: {} }
  const wish = await wishOf(here, ask)
  const quoted = await quoteTogether(here.db, { within: here, patient, wish })
  if (typeof quoted === 'string') return { refused: quoted, fill: {} }
  const said = { remark: ask.remark ?? '', cameBy: cameByOf(ask), key, digest: key && digestOf(ask) }
  return buy(here, inSale, { patient, quoted, ...said })
}

const digestOf = (ask: object): string => createHash('sha256').update(JSON.stringify(ask)).digest('base64url')
