import { askCreate } from '#app/areas/consult/consultations/contract.ts'
import { acceptConsultation, noteAnswer } from '#app/areas/consult/consultations/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import type { CrowdPerson } from './crowd.ts'
import type { TestApp } from './start-test-app.ts'

/** What somebody writes who asks a doctor. */
export const COMPLAINT = '最近一周早上起来总是头晕，量了两次血压都偏高。'

/** What a doctor leaves the patient with. */
export const aSummary = { summary: '血压偏高，暂不像急症。', advice: '连续一周早晚量血压，记下来。' }

/** Somebody asks a doctor for themselves; not paid yet. */
export const consultFor = (app: TestApp, { key, memberId }: CrowdPerson, more: Partial<CallInput<typeof askCreate>>) =>
  app.callApi(askCreate, { member_id: memberId, content: COMPLAINT, image: undefined, ...more }, { key })

/** The same, paid. */
export const paidConsultation = async (app: TestApp, person: CrowdPerson, doctorId: number) => {
  const { ask_id, out_trade_no } = await consultFor(app, person, { doctor_id: doctorId })
  await app.callApi(sandboxPay, { out_trade_no })
  return ask_id
}

/** The same, accepted and answered by the doctor. */
export const answeredConsultation = async (app: TestApp, person: CrowdPerson, doctorId: number) => {
  const consultationId = await paidConsultation(app, person, doctorId)
  await acceptConsultation(app.context(), doctorId, consultationId)
  await noteAnswer(app.context(), consultationId)
  return consultationId
}
