import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { sendAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import * as asks from '#app/areas/consult/consultations/contract.ts'
import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import type { Clinic } from '#test/support/clinic.ts'
import { openClinic } from '#test/support/clinic.ts'
import { answeredConsultation } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../contract.ts'

let app: TestApp
let surgery: Clinic
let people: Staffing
let keeper: { staffKey: string }
let stranger: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  surgery = await openSurgery(app, { doctors: 1 })
  people = await signInAllRoles(app, surgery.hospitalId)
  keeper = people.keeper
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'keeper')
})
afterAll(() => app.close())

const decisions = [calls.deskOpenAskShow, calls.deskOpenAskRefuse, calls.deskOpenAskClose]
const input = { cat_id: 1, through: 999_999, reason: '能认出是谁' }

/** A consultation that is over and rated; whether its patient agreed that others read it is said. */
const rated = async (is_public: 0 | 1) => {
  const [person] = (await signInCrowd(app, 1)) as [CrowdPerson]
  const ask_id = await answeredConsultation(app, person, surgery.doctorIds[0] as number)
  await endConsultation(app.context(), ask_id)
  await app.callApi(asks.rateAsk, { ask_id, stars: 5, is_public }, { key: person.key })
  return { ask_id, person: { key: person.key } }
}
const isRead = (ask_id: string) => app.refusal(asks.openAskDetail, { ask_id })
const show = async (ask_id: string, as = keeper) => {
  const { through } = await app.callApi(calls.deskOpenAsk, { ask_id }, as)
  return app.refusal(calls.deskOpenAskShow, { ask_id, cat_id: 1, through }, as)
}

test('nobody from outside looks or decides, and of the staff only admin and keeper', async () => {
  const { ask_id } = await rated(1)
  for (const call of [calls.deskOpenAsks, calls.deskOpenAsk, ...decisions])
    expect(await rawRequestFromOutside(app, call, { ...input, ask_id })).toEqual(['login', 'login', '401'])
  for (const call of [calls.deskOpenAsk, ...decisions])
    expect(await rolesRefused(app, people, call, { ...input, ask_id: 'nobodys-ask' })).toEqual([
      'planner',
      'nurse',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
      'cashier',
    ])
})

test('no desk sees what its patient did not agree to, and no other desk what they did', async () => {
  const [closed, agreed] = [await rated(0), await rated(1)]
  for (const call of [calls.deskOpenAsk, ...decisions]) {
    expect(await app.refusal(call, { ...input, ask_id: closed.ask_id }, keeper)).toBe('not-found')
    expect(await app.refusal(call, { ...input, ask_id: agreed.ask_id }, stranger)).toBe('not-found')
  }
  expect((await app.callApi(calls.deskOpenAsks, {}, stranger)).list).toEqual([])
})

test('nobody reads it before an editor has shown it; then it stands in every list of such', async () => {
  const { ask_id } = await rated(1)
  expect(await isRead(ask_id)).toBe('not-found')
  const waiting = (await app.callApi(calls.deskOpenAsks, {}, keeper)).list
  expect(waiting.map((one) => one.ask_id)).toContain(ask_id)
  expect(await app.refusal(calls.deskOpenAskShow, { ask_id, cat_id: 99, through: 1 }, keeper)).toBe('no-topic')
  expect(await show(ask_id)).toBe('not refused')
  expect(await show(ask_id)).toBe('changed')
  expect(await isRead(ask_id)).toBe('not refused')
  const said = (await app.callApi(deskAuditList, {}, people.admin)).list
  expect(said[0]).toMatchObject({ act: 'open-ask.open' })
})

test('an editor reads neither name nor number, and what is said after they read it is not shown', async () => {
  const { ask_id } = await rated(1)
  const sheet = JSON.stringify(await app.callApi(calls.deskOpenAsk, { ask_id }, keeper))
  expect(sheet).not.toContain('测试人')
  expect(await show(ask_id)).toBe('not refused')
  const doctor = surgery.doctorIds[0] as number
  await sendAsDoctor(app.context(), doctor, {
    consultationId: ask_id,
    content: '您住阳光小区三栋吧',
    clientMsgId: `late-${ask_id}`,
  })
  expect(JSON.stringify(await app.callApi(asks.openAskDetail, { ask_id }))).not.toContain('阳光小区')
})

test('what is not shown says why to its patient, and what was shown can be closed', async () => {
  const [one, other] = [await rated(1), await rated(1)]
  const decide = (call: typeof calls.deskOpenAskRefuse | typeof calls.deskOpenAskClose, ask_id: string) =>
    app.refusal(call, { ask_id, reason: '能认出是谁' }, keeper)
  expect(await decide(calls.deskOpenAskClose, one.ask_id)).toBe('changed')
  expect(await decide(calls.deskOpenAskRefuse, one.ask_id)).toBe('not refused')
  await show(other.ask_id)
  expect(await decide(calls.deskOpenAskClose, other.ask_id)).toBe('not refused')
  for (const { ask_id, person } of [one, other]) {
    expect(await isRead(ask_id)).toBe('not-found')
    const mine = await app.callApi(asks.askDetail, { ask_id }, person)
    expect(mine).toMatchObject({ sharing: 'refused', sharing_says: '能认出是谁', is_public: 1 })
  }
})

test('a patient takes their consent back at any moment, and then nobody can show it', async () => {
  const { ask_id, person } = await rated(1)
  const { through } = await app.callApi(calls.deskOpenAsk, { ask_id }, keeper)
  await app.callApi(asks.shareAsk, { ask_id, state: 0 }, person)
  expect(await app.refusal(calls.deskOpenAskShow, { ask_id, cat_id: 1, through }, keeper)).toBe('not-found')
  await app.callApi(asks.shareAsk, { ask_id, state: 1 }, person)
  expect(await show(ask_id)).toBe('not refused')
  expect(await isRead(ask_id)).toBe('not refused')
  await app.callApi(asks.shareAsk, { ask_id, state: 0 }, person)
  expect(await isRead(ask_id)).toBe('not-found')
})

test('taken back while it is shown, it is read by nobody, whoever comes first', async () => {
  for (let round = 0; round < 5; round++) {
    const { ask_id, person } = await rated(1)
    const { through } = await app.callApi(calls.deskOpenAsk, { ask_id }, keeper)
    await Promise.all([
      app.rawRequest(calls.deskOpenAskShow, { ask_id, cat_id: 1, through }, keeper),
      app.callApi(asks.shareAsk, { ask_id, state: 0 }, person),
    ])
    expect(await isRead(ask_id)).toBe('not-found')
  }
})
