import { membersOf } from '#app/areas/account/members/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import type { Context } from '#app/context.ts'
import { type AddressSeal, isSealed, sealAddress } from '#kit/seal/server/sealed-address.ts'
import { instantAt } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import type { OrderState } from '../../states.ts'
import { asReceipt, linkOf } from '../present.ts'
import { findAnyOrder, findAnyPaid, findFirstOf } from '../queries.ts'
import { calendarFile } from './calendar-file.ts'
import { drawReceipt } from './draw-receipt.ts'

const PAPER = 'order-paper'
/** Long enough for a calendar or a printer, too short for who finds the address later. */
const LENT_MINUTES = 60

const kinds = { calendar: 'ics', receipt: 'pdf' } as const

/** Where a paper of an appointment is fetched without a key, as calendars and readers of PDFs do. It is given to its owner alone. */
export const lendPaper = (
  { config, now }: Pick<Context, 'config' | 'now'>,
  orderId: string,
  kind: keyof typeof kinds,
): string => sealAddress(config, PAPER, `/papers/${orderId}.${kinds[kind]}`, later(now, { minutes: LENT_MINUTES }))

/** A paper as it is sent. */
export interface Paper {
  type: string
  name: string
  body: string | Uint8Array
}

/**
 * The paper of this address as the appointment stands now. Where the address was not lent, or is not good any more, the page
 * that lends another; null where there is nothing of the kind.
 */
export const findPaper = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  file: string,
  given: AddressSeal,
): Promise<Paper | { page: string } | null> => {
  const [, orderId = '', ending] = /^([\w-]{8,40})\.(ics|pdf)$/.exec(file) ?? []
  if (!orderId) return null
  if (!isSealed(ctx.config, { what: PAPER, address: `/papers/${file}`, given, now: ctx.now }))
    return { page: linkOf(orderId) }
  return ending === 'ics' ? calendarOf(ctx, orderId) : receiptOf(ctx, orderId)
}

/** States of which a calendar has nothing to remind any more. */
const offStates: readonly OrderState[] = ['expired', 'cancelled', 'stopped']

const calendarOf = async ({ db }: Pick<Context, 'db'>, orderId: string): Promise<Paper | null> => {
  const [found, first] = await Promise.all([findAnyOrder(db, orderId), findFirstOf(db, orderId)])
  if (!found || !first) return null
  const { order, ...names } = found
  const member = (await membersOf(db, [order.memberId])).get(order.memberId)
  const changedAt = order.pathAt.at(-1) ?? order.madeAt
  const body = calendarFile({
    id: first.id,
    sequence: Math.max(0, Math.floor((changedAt.getTime() - first.madeAt.getTime()) / 1000)),
    isOff: offStates.includes(order.state),
    title: `${member?.truename ?? ''}看病：${names.doctorName}${titles[names.doctorTitle] ?? ''}`,
    place: [names.hospitalName, names.depLocation, names.hospitalAddress].filter(Boolean).join('，'),
    text: `${names.depName}，${order.number} 号`,
    beginsAt: instantAt(order.date, order.beginMinutes),
    endsAt: instantAt(order.date, order.endMinutes),
    changedAt,
  })
  return { type: 'text/calendar; charset=utf-8', name: `visit-${order.date}.ics`, body }
}

const receiptOf = async (ctx: Pick<Context, 'db' | 'config' | 'now'>, orderId: string): Promise<Paper | null> => {
  const paid = await findAnyPaid(ctx.db, orderId)
  if (!paid) return null
  const members = await membersOf(ctx.db, [paid.order.memberId])
  const receipt = asReceipt(paid, members.get(paid.order.memberId))
  return {
    type: 'application/pdf',
    name: `receipt-${receipt.receipt_no}.pdf`,
    body: await drawReceipt(receipt, ctx.now),
  }
}
