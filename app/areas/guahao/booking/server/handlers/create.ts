import { createHash } from 'node:crypto'
import { findSlot } from '#app/areas/guahao/schedules/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { KeyReused } from '#kit/wire/server/once.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { book } from '../commands/book.ts'
import { findStanding } from '../queries.ts'

export const create: Handlers<typeof contract>['createOrder'] = async (ask, ctx) => {
  const outcome = await book(ctx, {
    patientId: ctx.patient,
    memberId: ask.member_id,
    slotId: ask.slot_id,
    visitType: ask.visit_type ?? 'first',
    cardNo: ask.card_no ?? '',
    remark: ask.remark ?? '',
    key: ctx.idempotencyKey ?? null,
    digest: ctx.idempotencyKey ? digestOf(ask) : null,
  })
  if (!('refused' in outcome)) {
    const { orderId, number, payFen, outTradeNo } = outcome
    return { order_id: orderId, number, pay_amount: payFen, out_trade_no: outTradeNo ?? '' }
  }
  if (outcome.refused === 'key-reused') throw new KeyReused()
  return ctx.refuse(outcome.refused, outcome.fill, await findBeside(ctx.db, outcome.refused, ask))
}

/** The appointment that stood in the way goes along, so that the page leads to it. */
const findBeside = async (db: Db, refused: string, { member_id, slot_id }: { member_id: number; slot_id: number }) => {
  if (refused !== 'already-booked' && refused !== 'same-time') return undefined
  const slot = await findSlot(db, slot_id)
  const standing = slot && (await findStanding(db, member_id, slot))
  return standing && { order_id: standing.orderId }
}

const digestOf = (ask: object): string => createHash('sha256').update(JSON.stringify(ask)).digest('base64url')
