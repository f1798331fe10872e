import { createHash } from 'node:crypto'
import { findSlot } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { Refused } from '#kit/wire/refused.ts'
import { KeyReused } from '#kit/wire/server/once.ts'
import type * as contract from '../../contract.ts'
import { book } from '../commands/book.ts'
import { findStanding } from '../queries.ts'

export const create: Handlers<typeof contract>['createOrder'] = async (input, ctx) => {
  const outcome = await book(ctx, {
    patientId: ctx.patient,
    memberId: input.member_id,
    slotId: input.slot_id,
    visitType: input.visit_type ?? 'first',
    cardNo: input.card_no ?? '',
    remark: input.remark ?? '',
    key: ctx.idempotencyKey ?? null,
    digest: ctx.idempotencyKey ? digestOf(input) : null,
  })
  if (!(outcome instanceof Refused)) {
    const { orderId, number, payFen, outTradeNo } = outcome
    return { order_id: orderId, number, pay_amount: payFen, out_trade_no: outTradeNo ?? '' }
  }
  if (outcome.name === 'key-reused') throw new KeyReused()
  return ctx.refuse(outcome.name, outcome.fill, await findBeside(ctx.db, outcome.name, input))
}

/** The appointment that stood in the way goes along, so that the page leads to it. */
const findBeside = async (db: Db, refused: string, { member_id, slot_id }: { member_id: number; slot_id: number }) => {
  if (refused !== 'already-booked' && refused !== 'same-time') return undefined
  const slot = await findSlot(db, slot_id)
  const standing = slot && (await findStanding(db, member_id, slot))
  return standing && { order_id: standing.orderId }
}

const digestOf = (input: object): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url')
