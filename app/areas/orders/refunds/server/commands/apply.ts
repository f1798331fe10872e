import { takePictures } from '#app/areas/files/server/public.ts'
import { freightBackFen } from '#app/areas/orders/checkout/rules/back.ts'
import { whyNoMoneyBack } from '#app/areas/orders/checkout/rules.ts'
import {
  findOwnOrder,
  type ItemRow,
  listItems,
  type OrderRow,
  openRefund,
} from '#app/areas/orders/checkout/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { Objection } from '#app/events.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { newId } from '#kit/random/new-id.ts'
import { Refused } from '#kit/wire/refused.ts'
import { chooseParts, leftOf, type NotChosen, type RefundPart, type Wish } from '../../rules/choose.ts'
import { deadlineOf, type RefundKind, refundReasons, situationOf, usualKind } from '../../rules.ts'
import { FIRST_STATE } from '../../states.ts'
import * as queries from '../queries.ts'

/** What a patient asks back, and what they say about it. */
export interface Application extends Wish {
  orderId: string
  kind: RefundKind | undefined
  reason: string
  remark: string
  images: readonly string[]
}

type Why =
  | NonNullable<ReturnType<typeof whyNoMoneyBack>>
  | NotChosen['name']
  | 'not-sent'
  | 'not-yet-sent'
  | 'reason'
  | 'drug'
  | 'pictures'
  | 'changed'
  | 'needed'

/** Why nothing was asked back. */
export type NotApplied = Refused<Why>

type Applied = queries.RefundRow | NotApplied
const isRefused = (applied: Applied) => applied instanceof Refused

/** Asks money back, all of it or nothing. Who would be left with something of no use may object. */
export const applyForRefund = async (ctx: Context, patient: PatientId, asked: Application): Promise<Applied> => {
  try {
    return await rollbackIf(ctx, isRefused, (inside) => apply(inside, patient, asked))
  } catch (error) {
    if (error instanceof Objection) return new Refused('needed', { why: error.message })
    throw error
  }
}

const apply = async (ctx: Context, patient: PatientId, asked: Application): Promise<Applied> => {
  const { db, now } = ctx
  const seen = await findOwnOrder(db, patient, asked.orderId)
  if (!seen) return new Refused('not-found')
  const why = whyNoMoneyBack(seen, now)
  if (why) return new Refused(why)
  // From here on nobody sends the order or marks it as used.
  const order = await openRefund(db, seen.id, { asked: 1 })
  if (!order || whyNoMoneyBack(order, now)) return new Refused('changed')
  const items = (await listItems(db, [order.id])).get(order.id) ?? []
  const kind = asked.kind ?? usualKind(order)
  const chosen = await choose(ctx, order, items, { ...asked, kind })
  if (chosen instanceof Refused) return chosen
  const { parts, freightFen } = chosen
  await ctx.emit('order.refunding', { orderId: order.id, positions: parts.map(({ position }) => position) })
  if (!(await takePictures(db, patient, 'refund', asked.images))) return new Refused('pictures')
  return insert(ctx, order, { ...asked, kind, parts, freightFen })
}

/** Which parts go back, by the rules of where the goods are. */
const choose = async (
  { db }: Context,
  order: OrderRow,
  items: readonly ItemRow[],
  asked: Application & { kind: RefundKind },
): Promise<{ parts: RefundPart[]; freightFen: number } | NotApplied> => {
  if (asked.kind === 'return' && order.state === 'paid') return new Refused(order.isSent ? 'not-yet-sent' : 'not-sent')
  const reason = refundReasons[situationOf(order, asked.kind)].find(({ words }) => words === asked.reason)
  if (!reason) return new Refused('reason')
  const left = leftOf(items, await queries.findHeldPositions(db, order.id))
  const freightFen = (parts: readonly RefundPart[]) => freightBackFen(order, items, parts)
  const chosen = chooseParts(left, asked, { isWaiting: order.state === 'paid', freightFen })
  if (chosen instanceof Refused) return chosen
  const isDrug = ({ position }: RefundPart) => items.some((item) => item.position === position && item.kind === 'drug')
  if (order.state !== 'paid' && !reason.isFault && chosen.parts.some(isDrug)) return new Refused('drug')
  return { parts: chosen.parts, freightFen: freightFen(chosen.parts) }
}

const insert = async (
  { db, now }: Context,
  order: OrderRow,
  asked: Application & { kind: RefundKind; parts: readonly RefundPart[]; freightFen: number },
) => {
  const { kind, parts, freightFen, reason, remark, images } = asked
  const row = {
    id: newId(),
    orderId: order.id,
    patientId: order.patientId,
    hospitalId: order.hospitalId,
    sellerName: order.sellerName,
    kind,
    state: FIRST_STATE,
    goodsFen: parts.reduce((sum, { amountFen }) => sum + amountFen, 0),
    freightFen,
    reason,
    remark,
    images: [...images],
    appliedAt: now,
    deadlineAt: deadlineOf(FIRST_STATE, now),
  }
  const refund = await queries.insertRefund(db, row, parts)
  await queries.insertLog(db, refund.id, { state: FIRST_STATE, by: 'patient', words: reason, at: now })
  return refund
}
