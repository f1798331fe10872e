import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { consultConsultations } from '#app/areas/consult/consultations/server/public.ts'
import { addHealthRecords } from '#app/areas/family-doctor/contract.ts'
import { addBabyHr } from '#app/areas/records/children/contract.ts'
import { addMeasurement } from '#app/areas/records/growth/contract.ts'
import { modifyHealthRecord } from '#app/areas/records/home/contract.ts'
import { saveOwnEntry } from '#app/areas/records/own/contract.ts'
import { recordPaper } from '#app/areas/records/papers/contract.ts'
import { addShare, recordShares, revokeShare } from '#app/areas/records/sharing/contract.ts'
import { benchEnd } from '#app/areas/workbench/consultations/contract.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { aSummary } from '#test/support/consultations.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { benchOpenShared, benchShared } from '../contract.ts'

let app: TestApp
let clinic: Clinic
let doctor: DoctorPerson
let other: DoctorPerson
let me: Person
let member_id: number
let ask_id: string

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 2 })
  doctor = await signInDoctor(app, clinic.doctorIds[0] as number)
  other = await signInDoctor(app, clinic.doctorIds[1] as number)
  me = await signIn(app)
  member_id = (await app.callApi(saveMember, { truename: '周明', sex: 1, birthday: '1985-06-01' }, me)).member_id
  await app.callApi(addHealthRecords, { member_id, height: 172, weight: 66 }, me)
  const allergy = { kind: 'allergy' as const, name: '青霉素', detail: 'severe' }
  await app.callApi(saveOwnEntry, { member_id, client_id: 'entry-0001', ...allergy }, me)
  ask_id = await openConsultation(app, me, doctor.doctorId)
  await app.db.update(consultConsultations).set({ memberId: member_id }).where(eq(consultConsultations.id, ask_id))
}, 60_000)
afterAll(() => app.close())

const shared = () => app.callApi(benchShared, { ask_id }, doctor)
const look = () => app.callApi(benchOpenShared, { ask_id }, doctor)

test('a doctor sees nothing that was not shared for a consultation of theirs', async () => {
  expect(await shared()).toEqual({ shared: null })
  expect(await app.refusal(benchOpenShared, { ask_id }, doctor)).toBe('over')
  // A share by a code is none for the consultation.
  await app.callApi(addShare, { record: `own-${member_id}`, parts: 'facts', days: 1 }, me)
  expect(await app.refusal(benchOpenShared, { ask_id }, doctor)).toBe('over')
  await app.callApi(addShare, { record: `ask-${ask_id}`, parts: 'facts', days: 1 }, me)
  expect(await app.refusal(benchShared, { ask_id }, other)).toBe('not-found')
  expect(await app.refusal(benchOpenShared, { ask_id }, other)).toBe('not-found')
  expect(await app.refusal(benchOpenShared, { ask_id }, me)).toBe('login')
  expect(await app.refusal(addShare, { record: `ask-${ask_id}`, parts: 'facts', days: 1 }, await signIn(app))).toBe(
    'not-found',
  )
})

test('what is shared for a consultation its doctor sees, the owner reads of it, and it ends when it is taken back', async () => {
  const { shared: before } = await shared()
  expect(before?.parts).toEqual(['facts'])
  const { paper } = await look()
  expect(paper.truename).toBe('周明')
  expect(JSON.stringify(paper.sections)).toContain('青霉素')
  const { list } = await app.callApi(recordShares, { record: `ask-${ask_id}` }, me)
  const own = list.find((one) => one.ask_id === ask_id)
  expect(own).toMatchObject({ code: '', looks: [{ who: expect.stringMatching(/医生（问诊）$/) }] })
  await app.callApi(revokeShare, { id: own?.id ?? 0 }, me)
  expect(await shared()).toEqual({ shared: null })
  expect(await app.refusal(benchOpenShared, { ask_id }, doctor)).toBe('over')
})

test('how a child grew, the doctor of a consultation about the member sees where it is tied to them and shared, and nobody else', async () => {
  expect(await app.refusal(addShare, { record: `ask-${ask_id}`, parts: 'growth', days: 1 }, me)).toBe('nothing')
  const shown = { baby_name: '周小明', sex: 1, birthday: '2025-06-01', guardian_consent: 1 }
  const { id: child_id } = await app.callApi(addBabyHr, { ...shown, member_id }, me)
  const measured = { child_id, client_id: 'measured-0001', date: '2026-06-01', weight: 9.8, stature: 76.4 }
  await app.callApi(addMeasurement, measured, me)
  const { parts } = await app.callApi(recordShares, { record: `ask-${ask_id}` }, me)
  expect(parts).toContain('growth')
  const first = await app.callApi(addShare, { record: `ask-${ask_id}`, parts: 'facts', days: 1 }, me)
  expect(JSON.stringify(await look())).not.toContain('9.8')
  await app.callApi(revokeShare, { id: first.id }, me)
  const second = await app.callApi(addShare, { record: `ask-${ask_id}`, parts: 'facts,growth', days: 1 }, me)
  const { sections } = (await look()).paper
  expect(sections.find(({ title }) => title === '生长')).toMatchObject({
    part: 'growth',
    lines: [{ name: '2026-06-01', value: '体重 9.8 公斤，身长/身高 76.4 厘米' }],
  })
  // Untied again the child's record is the child's alone.
  await app.callApi(modifyHealthRecord, { id: child_id, type: 'baby', member_id: 0 }, me)
  expect(JSON.stringify(await look())).not.toContain('9.8')
  await app.callApi(revokeShare, { id: second.id }, me)
})

test('what the doctor leaves at the end stands in the patient’s record by itself', async () => {
  const sections = async () => (await app.callApi(recordPaper, { record: `own-${member_id}` }, me)).sections
  expect((await sections()).find(({ title }) => title === '问诊小结')).toBeUndefined()
  await app.db
    .update(consultConsultations)
    .set({ path: ['waiting', 'accepted', 'answered'], pathAt: [app.clock.now(), app.clock.now(), app.clock.now()] })
    .where(eq(consultConsultations.id, ask_id))
  await app.callApi(benchEnd, { ask_id, ...aSummary }, doctor)
  expect((await sections()).find(({ title }) => title === '问诊小结')).toMatchObject({
    source: '本平台问诊',
    lines: [{ note: `${aSummary.summary}；${aSummary.advice}` }],
  })
})
