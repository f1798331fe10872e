import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { lockDueRecords, setReminder, wantsReminders } from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { job } from '#kit/jobs/job.ts'
import { messages } from '../rules/messages.ts'
import { type PregnancyContent, remindAt } from './commands/record.ts'

const AT_ONCE = 100

/** Says that there is something, and where: never what, for messages are not sealed. By day, as their times are. */
export const remindOfSteps = job<Context>({
  name: 'records.remind-of-steps',
  every: '*/10 8-20 * * *',
  run: (ctx) =>
    transactInside(ctx, async (inside) => {
      for (const record of await lockDueRecords(inside, AT_ONCE)) {
        const isPregnancy = record.content.kind === 'pregnancy'
        await setReminder(inside, record.id, isPregnancy ? remindAt(record.content as PregnancyContent, ctx.now) : null)
        if (!isPregnancy || !(await wantsReminders(inside.db, record.patientId as PatientId))) continue
        await notifyBy(inside, messages.due, {
          patientId: record.patientId,
          values: {},
          link: '/records/index',
        })
      }
    }),
})
