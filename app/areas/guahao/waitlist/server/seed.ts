import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { findDefaultMember } from '#app/areas/account/members/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { addWaiting, findSlot, listDemoFullSlots, lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { addDays } from '#kit/time/day.ts'
import { listEndsAt } from '../rules.ts'
import { insertWait } from './queries.ts'

/** The first demonstration patients wait for one full slot, the first of them first. */
export const seed: Seed = {
  after: ['account/members', 'guahao/schedules'],
  async run({ db, now, today }) {
    const [slotId] = await listDemoFullSlots(db, addDays(today, 4), 1)
    const slot = slotId && (await findSlot(db, slotId))
    if (!slot) return
    await lockSlots(db, [slot.id])
    const endsAt = listEndsAt(slot.date, await bookingRulesOf(db, slot.hospitalId))
    for (const { id: patientId } of (await listPatients(db)).slice(0, 3)) {
      const member = await findDefaultMember(db, patientId as PatientId)
      if (!member) continue
      const row = {
        slotId: slot.id,
        patientId,
        memberId: member.id,
        doctorId: slot.doctorId,
        date: slot.date,
        endsAt,
        madeAt: now,
      }
      if (await insertWait(db, row)) await addWaiting(db, slot.id, 1)
    }
  },
}
