import { asBlock, listBlocksOf } from '#app/areas/access/blocks/server/public.ts'
import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { permitted, reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { MOST_MEMBERS } from '#app/areas/account/members/rules.ts'
import { listOfMember } from '#app/areas/guahao/booking/server/public.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { listSchedulesOfHospital, listSlotsOfDepartment } from '#app/areas/guahao/schedules/server/public.ts'
import { visitCardOf } from '#app/areas/guahao/visit-cards/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { kindOf, MOST_APPOINTMENTS, searchKinds } from '../rules.ts'
import { bookFor, cancelFor, moveFor } from './commands/appointment.ts'
import { find } from './commands/find.ts'
import { personOf } from './commands/person.ts'
import { addNumber, register } from './commands/register.ts'
import { printSlip } from './commands/slip.ts'
import { asAppointment, asBooked, asClinicSlots, asDepartments, asPerson, asSlip } from './present.ts'

export const handlers = permitted(contract, {
  async deskFindPerson({ words, by: asked }, ctx) {
    const by = asked ?? kindOf(words)
    const { people, isWhole } = await find(ctx, by, words)
    const list = people.map((person) => asPerson(person, ctx))
    return { by, by_name: searchKinds[by], list, is_whole: isWhole }
  },

  async deskRegister({ has_agreed, ...said }, ctx) {
    if (has_agreed !== 1) return ctx.refuse('not-agreed')
    const made = await register(ctx, { ...said, mobile: said.mobile })
    return typeof made === 'string' ? ctx.refuse(made, { most: MOST_MEMBERS }) : asPerson(made, ctx)
  },

  async deskPerson({ person: handle }, ctx) {
    const person = await personOf(ctx, handle)
    if (!person) return ctx.refuse('not-found')
    const { id: memberId, patientId } = person
    const of = { memberId, patientId, hospitalId: ctx.staff.hospitalId }
    const orders = await listOfMember(ctx.db, of, MOST_APPOINTMENTS)
    const reached = orders.filter(({ order }) => reachesDepartment(ctx.staff, order.depId))
    const list = reached.map((order) => asAppointment(order, ctx.now))
    return { person: asPerson(person, ctx), today: dayOf(ctx.now), list, blocks: await blocksOf(ctx, patientId) }
  },

  async deskPersonReveal({ person: handle }, ctx) {
    const person = await personOf(ctx, handle)
    if (!person) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'counter.reveal', kind: 'person', id: person.id }))
    return {
      name: person.truename,
      sex_name: sexWord(sexCode(person.sex)),
      birthday: person.birthday,
      id_card: person.idNumber ?? '',
      mobile: person.mobile ?? '',
      card_no: (await visitCardOf(ctx, person.id, ctx.staff.hospitalId)) ?? '',
    }
  },

  async deskPersonNumber({ person: handle, mobile }, ctx) {
    const person = await personOf(ctx, handle)
    if (!person) return ctx.refuse('not-found')
    const done = await addNumber(ctx, person, mobile)
    return typeof done === 'string' ? ctx.refuse(done) : asPerson(done, ctx)
  },

  async deskCounterSlots({ date: asked, dep_id: depId }, { db, now, staff, refuse }) {
    const { hospitalId } = staff
    if (depId && !(reachesDepartment(staff, depId) && (await findDepartment(db, depId, hospitalId))))
      return refuse('not-found')
    const [date, today] = [asked ?? dayOf(now), dayOf(now)]
    const all = await listSchedulesOfHospital(db, hospitalId, date)
    const rows = all.filter((row) => reachesDepartment(staff, row.depId))
    const slots = depId ? await listSlotsOfDepartment(db, depId, date, date) : []
    const ofClinic = Map.groupBy(slots, ({ scheduleId }) => scheduleId)
    const shown = rows.filter((row) => row.depId === depId)
    const list = shown.map((row) => asClinicSlots(row, ofClinic.get(row.id) ?? [], now))
    return { date, today, departments: asDepartments(rows), list }
  },

  async deskCounterBook(input, ctx) {
    const person = await personOf(ctx, input.person)
    if (!person) return ctx.refuse('not-found')
    const made = await bookFor(ctx, person, {
      slotId: input.slot_id,
      visitType: input.visit_type ?? 'first',
      cardNo: input.card_no ?? '',
      remark: input.remark ?? '',
    })
    return made instanceof Refused ? made : asBooked(made)
  },

  async deskCounterMove({ order_id, slot_id }, ctx) {
    const made = await moveFor(ctx, order_id, slot_id)
    return made instanceof Refused ? made : asBooked(made)
  },

  async deskCounterCancel({ order_id, reason = '' }, ctx) {
    const done = await cancelFor(ctx, order_id, reason)
    if (done instanceof Refused) return done
    return {
      order_id,
      state_desc: '已取消',
      refund_amount: done.refundFen,
      gift_amount: done.toCardFen,
      is_counter_refund: done.isCounterRefund,
    }
  },

  async deskSlip({ order_id }, ctx) {
    const found = await printSlip(ctx, order_id)
    return found ? asSlip(found, ctx.now) : ctx.refuse('not-found')
  },
})

/** What somebody’s account is kept from now at this hospital, in words for its staff. */
const blocksOf = async ({ db, now, staff }: StaffContext, patientId: number): Promise<string[]> =>
  (await listBlocksOf(db, patientId, staff.hospitalId))
    .map((found) => asBlock(found, now))
    .filter(({ state }) => state === 'on')
    .map(({ place_name, deeds_name, until, reason }) => `${place_name}暂停${deeds_name}到 ${until}：${reason}`)
