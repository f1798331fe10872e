import { findDefaultMember, findMember } from '#app/areas/account/members/server/public.ts'
import { findOwnOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { type Day, formatTime, minutesOfClock } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'
import { readOnSiteTime } from '../../rules.ts'
import { appoint } from '../commands/appoint.ts'
import { type Due, findDue } from '../commands/bought.ts'
import { letGo } from '../commands/let-go.ts'
import { changeUntil, timeOf } from '../present.ts'
import * as queries from '../queries.ts'
import { showConfig } from './config.ts'

type Calls = Handlers<typeof contract>

export const add: Calls['addOnSiteTime'] = async (input, ctx) => {
  const wanted = readOnSiteTime(input.on_site_time ?? '')
  if (!wanted) return ctx.refuse('no-time')
  const standing = await queries.listInStates(ctx.db, input.order_id, ['booked'])
  const position = standing.find(({ id }) => id === input.yuyue_id)?.position
  const which = { orderId: input.order_id, goodsId: input.goods_id, hospitalId: input.unit_id, position }
  const due = await findDue(ctx.db, ctx.patient, which)
  if (due instanceof Refused) return due
  const moving = movingOf(standing, due, input.yuyue_id)
  if (moving === 'changed' || moving === 'all-booked') return ctx.refuse(moving)
  const memberId = await memberFor(ctx, input.member_id ?? moving?.memberId)
  if (memberId === undefined) return ctx.refuse('no-member')
  if (due.consent && !due.isSigned) return ctx.refuse('unsigned')
  const made = await ctx.transact((inside) => appoint(inside, ctx.patient, { due, memberId, ...wanted, moving }))
  return made instanceof Refused ? made : asMade(made)
}

export const change: Calls['physicalYuyueChange'] = async ({ order_id: orderId, date, time, yuyue_id }, ctx) => {
  const order = await findOwnOrder(ctx.db, ctx.patient, orderId)
  if (!order) return ctx.refuse('not-found')
  const moving = one(await queries.listInStates(ctx.db, orderId, ['booked']), yuyue_id)
  if (!moving) return ctx.refuse('none-stands')
  const { position, hospitalId, memberId } = moving
  const due = await findDue(ctx.db, ctx.patient, { orderId, position, hospitalId })
  if (due instanceof Refused) return due
  const begin = time ?? (await usualBegin(ctx, { due, moving, date }))
  const made = await ctx.transact((inside) => appoint(inside, ctx.patient, { due, memberId, date, begin, moving }))
  return made instanceof Refused ? made : asMade(made)
}

export const cancel: Calls['cancelYuyue'] = async ({ order_id, yuyue_id }, ctx) => {
  if (!(await findOwnOrder(ctx.db, ctx.patient, order_id))) return ctx.refuse('not-found')
  const row = one(await queries.listInStates(ctx.db, order_id, ['booked']), yuyue_id)
  if (!row) return ctx.refuse('none-stands')
  const until = changeUntil(row, await queries.findPlan(ctx.db, row.planId))
  if (ctx.now >= until) return ctx.refuse('too-late', { until: formatTime(until).slice(0, 16) })
  const gone = await ctx.transact((inside) => letGo(inside, [row], ''))
  return gone.length > 0 ? { order_id, yuyue_id: row.id } : ctx.refuse('changed')
}

const one = (rows: readonly queries.AppointmentRow[], id: number | undefined) =>
  id === undefined ? rows[0] : rows.find((row) => row.id === id)

/** Which appointment is moved: the one that is named, or the only one where no piece is left to make another for. */
const movingOf = (
  standing: readonly queries.AppointmentRow[],
  { item, leftPieces }: Due,
  id: number | undefined,
): queries.AppointmentRow | 'changed' | 'all-booked' | undefined => {
  if (id !== undefined) return standing.find((row) => row.id === id) ?? 'changed'
  if (leftPieces > 0) return undefined
  const ofItem = standing.filter(({ position }) => position === item.position)
  return ofItem.length === 1 ? ofItem[0] : 'all-booked'
}

/** A member of the patient's: the one that they name, else their default one. */
const memberFor = async ({ db, patient }: PatientContext, id: number | undefined): Promise<number | undefined> =>
  (id === undefined ? await findDefaultMember(db, patient) : await findMember(db, patient, id))?.id

/** Without a word the time of day stays, where it is open and a place is left; else it is the first one. */
const usualBegin = async (
  ctx: PatientContext,
  { due, moving, date }: { due: Due; moving: queries.AppointmentRow; date: Day },
): Promise<number> => {
  const { times } = await showConfig(ctx, due, date)
  const free = times.filter(({ left_num }) => left_num > 0).map(({ time }) => minutesOfClock(time))
  return free.includes(moving.beginMinutes) ? moving.beginMinutes : (free[0] ?? moving.beginMinutes)
}

const asMade = (row: queries.AppointmentRow) => ({
  order_id: row.orderId,
  yuyue_id: row.id,
  on_site_time: timeOf(row),
})
