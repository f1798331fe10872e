import { randomBytes } from 'node:crypto'
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
import { fenToYuan } from '#kit/money/fen.ts'
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
  | NotChosen['refused']
  | 'not-sent'
  | 'not-yet-sent'
  | 'reason'
  | 'drug'
  | 'pictures'
  | 'changed'
  | 'needed'

/** Why nothing was asked back, and what fills the words. */
export interface NotApplied {
  refused: Why
  fill: Record<string, string | number>
}

type Applied = queries.RefundRow | NotApplied
const isRefused = (applied: Applied): applied is NotApplied => 'refused' in applied

/** Asks money back, all of it or nothing. Who would be left with something of no use may object. */
export const applyForRefund = async (ctx: Context, patient: PatientId, asked: Application): Promise<Applied> => {
  try {
    return await rollbackIf(ctx, isRefused, (inside) => apply(inside, patient, asked))
  } catch (error) {
    if (error instanceof Objection) return { refused: 'needed', fill: { why: error.message } }
    throw error
  }
}

const no = (refused: Why, fill: NotApplied['fill'] = {}): NotApplied => ({ refused, fill })

const apply = async (ctx: Context, patient: PatientId, asked: Application): Promise<Applied> => {
  const { db, now } = ctx
  const seen = await findOwnOrder(db, patient, asked.orderId)
  if (!seen) return no('not-found')
  const why = whyNoMoneyBack(seen, now)
  if (why) return no(why)
  // From here on nobody sends the order or marks it as used.
  const order = await openRefund(db, seen.id, { asked: 1 })
  if (!order || whyNoMoneyBack(order, now)) return no('changed')
  const items = (await listItems(db, [order.id])).get(order.id) ?? []
  const kind = asked.kind ?? usualKind(order)
  const chosen = await choose(ctx, order, items, { ...asked, kind })
  if ('refused' in chosen) return chosen
  const { parts, freightFen } = chosen
  await ctx.emit('order.refunding', { orderId: order.id, positions: parts.map(({ position }) => position) })
  if (!(await takePictures(db, patient, 'refund', asked.images))) return no('pictures')
  return insert(ctx, order, { ...asked, kind, parts, freightFen })
}

/** Which parts go back, by the rules of where the goods are. */
const choose = async (
  { db }: Context,
  order: OrderRow,
  items: readonly ItemRow[],
  asked: Application & { kind: RefundKind },
): Promise<{ parts: RefundPart[]; freightFen: number } | NotApplied> => {
  if (asked.kind === 'return' && order.state === 'paid') return no(order.isSent ? 'not-yet-sent' : 'not-sent')
  const reason = refundReasons[situationOf(order, asked.kind)].find(({ words }) => words === asked.reason)
  if (!reason) return no('reason')
  const left = leftOf(items, await queries.findHeldPositions(db, order.id))
  const freightFen = (parts: readonly RefundPart[]) => freightBackFen(order, items, parts)
  const chosen = chooseParts(left, asked, { isWaiting: order.state === 'paid', freightFen })
  if ('refused' in chosen) {
    const { most = 0, mostFen = 0 } = chosen.fill
    return no(chosen.refused, { most: chosen.refused === 'pieces' ? most : fenToYuan(mostFen) })
  }
  const isDrug = ({ position }: RefundPart) => items.some((item) => item.position === position && item.kind === 'drug')
  if (order.state !== 'paid' && !reason.isFault && chosen.parts.some(isDrug)) return no('drug')
  return { parts: chosen.parts, freightFen: freightFen(chosen.parts) }
}

const insert = async (
  { db, now }: Context,
  order: OrderRow,
  asked: Application & { kind: RefundKind; parts: readonly RefundPart[]; freightFen: number },
) => {
  const { kind, parts, freightFen, reason, remark, images } = asked
  const row = {
    id: randomBytes(12).toString('base64url'),
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
