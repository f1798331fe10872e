import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { type Filled, type FormField, mayCancel, monthsWords, timesWords } from '../rules.ts'
import { appointStates } from '../states.ts'
import * as queries from './queries.ts'

/** By this the sealed words of a booking are known. */
export const FILLED = 'membership-booking'

export const asGranted = ({ benefit, times }: queries.Granted) => ({
  benefit_id: benefit.id,
  title: benefit.title,
  summary: benefit.summary,
  times,
  times_words: timesWords(times),
})

export const asCombo = ({ combo, granted }: queries.Combo) => ({
  combo_id: combo.id,
  title: combo.title,
  summary: combo.summary,
  words: combo.words,
  price: combo.priceFen,
  org_price: combo.formerFen ?? combo.priceFen,
  months: combo.months,
  months_words: monthsWords(combo.months),
  benefits: granted.map(asGranted),
})

export const asLevel = ({ level, name, growth, privileges }: queries.LevelRow) => ({ level, name, growth, privileges })

/** What is asked when a benefit is booked: its own fields, and the department where it is there for some alone. */
export const fieldsOf = async (db: Db, { fields, catalogueIds }: queries.BenefitRow): Promise<FormField[]> => {
  const departments = await queries.listDepartments(db, catalogueIds)
  if (departments.length === 0) return fields
  const options = departments.map(({ name }) => name)
  return [{ name: 'depart', title: '科室', kind: 'choice', required: true, options }, ...fields]
}

export const asField = ({ name, title, kind, required, options = [] }: FormField) => ({
  name,
  title,
  kind,
  required,
  options: [...options],
})

interface BookingRow {
  appointment: queries.AppointmentRow
  benefit: queries.BenefitRow
}

/** Bookings as whoever may read all of them sees them. */
export const asBookings = async (ctx: Context, rows: readonly BookingRow[]) => {
  const members = await membersOf(ctx.db, [...new Set(rows.map(({ appointment }) => appointment.memberId))])
  const asked = new Map<number, FormField[]>()
  for (const { benefit } of rows) if (!asked.has(benefit.id)) asked.set(benefit.id, await fieldsOf(ctx.db, benefit))
  return rows.map(({ appointment, benefit }) => ({
    id: appointment.id,
    benefit_id: benefit.id,
    title: benefit.title,
    member_id: appointment.memberId,
    truename: members.get(appointment.memberId)?.truename ?? '',
    fields: inOrder(asked.get(benefit.id) ?? [], readFilled(ctx, appointment)),
    state: appointment.state,
    state_desc: appointStates[appointment.state].words,
    reason: appointment.reason,
    add_time: appointment.madeAt,
    can_cancel: mayCancel(appointment.state),
  }))
}

/** What was filled in, as the form asks for it; what it asks for no longer stands behind. */
const inOrder = (fields: readonly FormField[], filled: readonly Filled[]) => {
  const placeOf = ({ name }: Filled) => fields.findIndex((field) => field.name === name)
  const known = filled.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b))
  const others = filled.filter((one) => placeOf(one) < 0)
  return [...known, ...others].map((one) => ({ title: fields[placeOf(one)]?.title ?? one.name, value: one.value }))
}

const readFilled = ({ config }: Context, { filledSealed }: queries.AppointmentRow): Filled[] =>
  JSON.parse(sealOf(config).open(filledSealed, FILLED))
