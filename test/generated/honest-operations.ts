import { deskJobFailures } from '#app/areas/desk/operations/contract.ts'
import { noteFailedRun } from '#app/areas/desk/operations/server/public.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let failed = 0

/** A way in which a job failed that nobody has looked at: each is another one. */
const newFailure = async ({ app }: World, { as }: Asker) => {
  const code = `TRIAL_${++failed}`
  await noteFailedRun(app.context(), 'sms.forget', { kind: 'Error', code, place: 'kit/a.ts:1:1' })
  const { list } = await app.callApi(deskJobFailures, { keyword: code }, as)
  return { failure_id: list[0]?.failure_id ?? 0 }
}

/** What is sent to the calls of the operators' desk. */
export const operationsByCall = {
  deskJobRepeat: newFailure,
  deskJobDiscard: newFailure,
  deskMessageTemplateChange: () => ({
    template: 'booking.reminder',
    title: '就诊提醒',
    text: '{时间} {医生}医生，{号} 号。',
    is_told: 1,
    is_sms: 1,
  }),
}
