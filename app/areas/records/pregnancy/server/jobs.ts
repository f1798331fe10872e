import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import { lockDueRecords, setReminder, wantsReminders } from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { job } from '#kit/jobs/job.ts'
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
        await notifyPatient(inside, {
          patientId: record.patientId,
          kind: 'reminder',
          title: '健康档案里有一件事到时间了',
          text: '点开看看是什么，做过的可以划掉。',
          link: '/records/index',
        })
      }
    }),
})
