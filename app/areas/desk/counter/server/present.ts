import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { dueAtCounter, type NamedOrder } from '#app/areas/guahao/booking/server/public.ts'
import { comingStates, mayMove, orderStates } from '#app/areas/guahao/booking/states.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { type Clinic, clinics, leftFor, slotState, slotStates } from '#app/areas/guahao/schedules/rules.ts'
import type { listSchedulesOfHospital, SlotRow } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { maskIdNumber, maskName, maskPhone } from '#kit/seal/mask.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { ageOn, type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { type Found, handleOf } from './commands/person.ts'
import type { printSlip } from './commands/slip.ts'

/** Somebody as a list of the counter shows them. */
export const asPerson = (person: Found, ctx: StaffContext) => ({
  person: handleOf(ctx, person.id),
  name: maskName(person.truename),
  sex_name: sexWord(sexCode(person.sex)),
  age: ageOn(person.birthday, dayOf(ctx.now)),
  id_card: person.idNumber ? maskIdNumber(person.idNumber) : '',
  mobile: person.mobile ? maskPhone(person.mobile) : '',
  has_number: person.mobile !== undefined,
  relation_name: person.relationName,
})

/** An appointment of somebody, with what the counter can do about it. */
export const asAppointment = ({ order, depName, doctorName }: NamedOrder, now: Date) => ({
  ...asBooked(order),
  order_no: spokenNumberOf(order.date, order.id),
  dep_id: order.depId,
  dep_name: depName,
  doctor_id: order.doctorId,
  doctor_name: doctorName,
  schedule_id: order.scheduleId,
  ...timesOf(order),
  fee: order.feeFen,
  is_today: order.date === dayOf(now),
  can_move: order.state === 'booked',
  can_cancel: mayMove(order.state, 'cancelled'),
  can_arrive: order.state === 'booked' && order.date === dayOf(now) && dueAtCounter(order) === 0,
})

/** An appointment after it was booked or moved. */
export const asBooked = (order: NamedOrder['order']) => ({
  order_id: order.id,
  number: order.number,
  state: order.state,
  state_desc: orderStates[order.state].words,
  due_amount: dueAtCounter(order),
})

const timesOf = (order: NamedOrder['order']) => ({
  date: order.date,
  half_name: halfDayWord(order.half as HalfDay),
  begin_time: instantAt(order.date, order.beginMinutes),
  end_time: instantAt(order.date, order.endMinutes),
})

type ClinicRow = Awaited<ReturnType<typeof listSchedulesOfHospital>>[number]

/** Departments that have clinics on a day, with the places that are left in each. */
export const asDepartments = (rows: readonly ClinicRow[]) =>
  [...Map.groupBy(rows, ({ depId }) => depId)].map(([dep_id, clinics]) => ({
    dep_id,
    dep_name: clinics[0]?.depName ?? '',
    left_num: clinics.reduce((sum, { left, state }) => sum + (state === 'stopped' ? 0 : left), 0),
  }))

/** A clinic slot by slot. */
export const asClinicSlots = (row: ClinicRow, slots: readonly SlotRow[], now: Date) => {
  const shown = slots.map((slot) => {
    const state = slotState(slot, now)
    return {
      slot_id: slot.id,
      begin_time: instantAt(slot.date, slot.beginMinutes),
      end_time: instantAt(slot.date, slot.endMinutes),
      left_num: state === 'bookable' ? leftFor(slot) : 0,
      state,
      state_desc: slotStates[state],
    }
  })
  return {
    schedule_id: row.id,
    doctor_id: row.doctorId,
    doctor_name: row.doctorName,
    half_name: halfDayWord(row.half as HalfDay),
    clinic_name: clinics[row.clinic as Clinic],
    room: row.room,
    fee: row.feeFen,
    left_num: shown.reduce((sum, { left_num }) => sum + left_num, 0),
    slots: shown,
  }
}

/** What is printed for a visit. */
export const asSlip = (found: NonNullable<Awaited<ReturnType<typeof printSlip>>>, now: Date) => {
  const { order, member } = found
  return {
    ...asBooked(order),
    order_no: spokenNumberOf(order.date, order.id),
    // The code that machines read is of a visit that is to come.
    qrcode: comingStates.includes(order.state) ? `YILU:GUAHAO:${order.id}` : '',
    unit_name: found.hospitalName,
    dep_name: found.depName,
    location: found.depLocation,
    room: found.room,
    doctor_name: found.doctorName,
    title_name: titles[found.doctorTitle] ?? '',
    clinic_name: clinics[order.clinic as Clinic],
    ...timesOf(order),
    name: member.truename,
    sex_name: sexWord(sexCode(member.sex)),
    age: ageOn(member.birthday, dayOf(now)),
    birthday: member.birthday,
    card_no: order.cardNo,
    fee: order.feeFen,
    paid_amount: order.paidFen,
    print_time: now,
  }
}
