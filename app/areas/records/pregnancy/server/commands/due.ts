import { wantsReminders } from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { nextStep, pregnancyDays, type Step, stepState } from '../../rules.ts'
import { dueOf, findPregnancy } from './record.ts'

/** The window that is open today and not ticked; undefined without one, or where the patient wants no reminders. */
export const findDueStep = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  patient: PatientId,
): Promise<Step | undefined> => {
  const record = await findPregnancy(ctx, patient)
  if (!record || record.closedAt || !(await wantsReminders(ctx.db, patient))) return undefined
  const day = pregnancyDays(dueOf(record.content), dayOf(ctx.now))
  const step = nextStep(day, record.content.done)
  return step && stepState(step, day) === 'now' ? step : undefined
}
