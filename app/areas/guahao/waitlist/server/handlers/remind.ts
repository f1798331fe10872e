import { listSlotsOfDoctor } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { MOST_REMINDERS } from '../../rules.ts'
import { asReminder } from '../present.ts'
import * as reminders from '../queries/reminders.ts'

type Answers = Handlers<typeof contract>

export const remindOfRelease: Answers['remindOfRelease'] = async (
  { doctor_id: doctorId, dep_id: depId, date },
  ctx,
) => {
  const { db, now, patient, refuse } = ctx
  const slots = await listSlotsOfDoctor(db, { doctorId, depId, from: date, to: date })
  const coming = slots.find((slot) => slot.state === 'open' && slot.releasedAt > now)
  if (!coming) return refuse('not-found')
  if ((await reminders.listReminders(db, patient)).length >= MOST_REMINDERS)
    return refuse('too-many', { most: MOST_REMINDERS })
  const { hospitalId, releasedAt } = coming
  const row = { patientId: patient, hospitalId, depId, doctorId, date, releasedAt, madeAt: now }
  await reminders.upsertReminder(db, row)
  return asReminder(row)
}

export const cancelReleaseReminder: Answers['cancelReleaseReminder'] = async ({ doctor_id, dep_id, date }, ctx) => {
  await reminders.deleteReminder(ctx.db, ctx.patient, { doctorId: doctor_id, depId: dep_id, date })
  return { doctor_id, dep_id, date }
}

export const releaseReminders: Answers['releaseReminders'] = async (_, { db, patient }) => ({
  list: (await reminders.listReminders(db, patient)).map(asReminder),
})
