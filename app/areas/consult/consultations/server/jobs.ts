import { deleteMessagesOf } from '#app/areas/consult/talk/server/public.ts'
import type { Job } from '#app/room.ts'
import { transact } from '#kit/db/transaction.ts'
import { job } from '#kit/jobs/job.ts'
import { resealTable } from '#kit/seal/server/reseal.ts'
import { remindAgreed } from './commands/agree.ts'
import { endOverdue } from './commands/overdue.ts'
import { CONSULTATION } from './present.ts'
import { forgetStored } from './queries.ts'
import { consultConsultations } from './tables.ts'

/** What was not paid, accepted, answered or ended in time goes where it goes by itself. */
export const overdue: Job = job({ name: 'consult.end-overdue', every: '* * * * *', run: endOverdue })

/** Both are reminded of a call whose agreed time is near. */
export const reminder: Job = job({ name: 'consult.remind-agreed', every: '* * * * *', run: remindAgreed })

/** What was written is forgotten once the law does not want it kept any more. */
export const records: Job = job({
  name: 'consult.forget-records',
  every: '40 3 * * *',
  run: ({ db, now }) => transact(db, async (inside) => deleteMessagesOf(inside, await forgetStored(inside, now))),
})

export const resealConsultations: Job = job({
  name: 'consult.reseal-consultations',
  every: '*/5 * * * *',
  run: ({ db, config }) =>
    resealTable(db, config, consultConsultations, [
      { sealed: 'contentSealed', what: CONSULTATION },
      { sealed: 'caseSealed', what: CONSULTATION },
      { sealed: 'ratedSealed', what: CONSULTATION },
      { sealed: 'summarySealed', what: CONSULTATION },
    ]),
})
