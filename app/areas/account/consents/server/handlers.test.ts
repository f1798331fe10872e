import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSmsToken, loginBySms, sendMobileSms } from '#app/areas/access/patients/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { deskConsentPublish, deskConsents } from '#app/areas/desk/consents/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { openClinic } from '#test/support/clinic.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn, signInWithoutConsent } from '#test/support/people.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const aMember = { truename: '张三', relation: 'other', sex: 1, birthday: '1980-01-01' }
const addMember = (as: { key: string }) => app.rawRequest(saveMember, aMember, as)
const consentOf = async (as: { key: string }, document: string) =>
  (await app.callApi(calls.myConsents, {}, as)).list.find((one) => one.document === document)

test('a visitor cannot agree and is not asked to; a dead key is a visitor here', async () => {
  expect(await app.refusal(calls.agreeUserProtocol, {})).toBe('login')
  for (const as of [{}, { key: 'nobody-holds-this-key' }])
    expect(await app.callApi(calls.isShowUserProtocol, {}, as)).toEqual({ is_show: 0, version: 2 })
})

test('who has not agreed is shown the protocol until they agree, and their agreement is theirs alone', async () => {
  const [one, other] = [await signInWithoutConsent(app), await signInWithoutConsent(app)]
  expect(await app.callApi(calls.isShowUserProtocol, {}, one)).toEqual({ is_show: 1, version: 2 })
  expect(await app.callApi(calls.agreeUserProtocol, {}, one)).toEqual({ version: 2 })
  expect(await app.callApi(calls.isShowUserProtocol, {}, one)).toEqual({ is_show: 0, version: 2 })
  expect(await app.callApi(calls.isShowUserProtocol, {}, other)).toEqual({ is_show: 1, version: 2 })
})

test('before somebody has agreed to it by itself, no health data are taken: the refusal says what is lacking', async () => {
  const person = await signInWithoutConsent(app)
  const refused = async () => (await addMember(person)).body
  expect(await refused()).toMatchObject({ reason: 'consent', data: { lacking: ['agreement', 'privacy', 'health'] } })
  await app.callApi(calls.agreeUserProtocol, {}, person)
  expect(await refused()).toMatchObject({ state: 0, reason: 'consent', data: { lacking: ['health'] } })
  await app.callApi(calls.agreeUserProtocol, { health_data: 1 }, person)
  expect(await refused()).toMatchObject({ state: 1 })
})

test('what was ticked at sign-in is written down in the version that was shown, and in no other', async () => {
  const enter = async (mobile: string, ticked: object) => {
    const { token } = await app.callApi(getSmsToken, { mobile })
    await app.callApi(sendMobileSms, { mobile, token })
    const [sent] = (await app.callApi(sandboxSms, { mobile })).list
    const { user_key: key } = await app.callApi(loginBySms, { mobile, code: sent?.code ?? '', ...ticked })
    return { key }
  }
  const one = await enter('13900007001', { agreement: 2, privacy: 1 })
  expect((await app.callApi(calls.isShowUserProtocol, {}, one)).is_show).toBe(0)
  const former = await enter('13900007002', { agreement: 1, privacy: 1 })
  expect(await consentOf(former, 'agreement')).toMatchObject({ is_agreed: 0, agreed_version: 1 })
  const invented = await enter('13900007003', { agreement: 77, privacy: 1 })
  expect(await consentOf(invented, 'agreement')).toMatchObject({ is_agreed: 0, agreed_version: null })
})

test('agreeing twice is one line with the first time; each word after another one is a line of its own', async () => {
  const person = await signIn(app)
  const first = app.clock.now()
  app.clock.advance({ minutes: 5 })
  await app.callApi(calls.agreeUserProtocol, { health_data: 1 }, person)
  const say = (is_given: 0 | 1) => app.callApi(calls.sayConsent, { document: 'health', version: 1, is_given }, person)
  await say(0)
  await say(0)
  await say(1)
  const select = 'select is_given, said_at from account_consents where patient_id = $1 and purpose = $2 order by id'
  const { rows } = await app.pool.query(select, [person.patientId, 'health'])
  const now = app.clock.now()
  expect(rows).toEqual([
    { is_given: true, said_at: first },
    { is_given: false, said_at: now },
    { is_given: true, said_at: now },
  ])
})

test('the consent to health data can be taken back and given again; what an account stands on cannot', async () => {
  const person = await signIn(app)
  expect(await app.callApi(calls.sayConsent, { document: 'health', version: 1, is_given: 0 }, person)).toEqual({
    is_agreed: 0,
  })
  expect(await consentOf(person, 'health')).toMatchObject({ is_agreed: 0, is_withdrawable: 1 })
  expect((await addMember(person)).body).toMatchObject({ reason: 'consent', data: { lacking: ['health'] } })
  await app.callApi(calls.sayConsent, { document: 'health', version: 1, is_given: 1 }, person)
  expect((await addMember(person)).body).toMatchObject({ state: 1 })
  for (const document of ['agreement', 'privacy'])
    expect(await app.refusal(calls.sayConsent, { document, version: 1, is_given: 0 }, person)).toBe('not-withdrawable')
})

test('their consents are in the file of a patient’s data', async () => {
  const [one, other] = [await signIn(app), await signInWithoutConsent(app)]
  expect(await ownRows(app, one, 'consents')).toMatchObject([
    { purpose: 'agreement', version: 2, is_given: 1 },
    { purpose: 'privacy', version: 1, is_given: 1 },
    { purpose: 'health', version: 1, is_given: 1 },
  ])
  expect(await ownRows(app, other, 'consents')).toEqual([])
})

test('every version can be read by everybody, and what is none is refused', async () => {
  const newest = await app.callApi(calls.consentText, { document: 'agreement' })
  expect(newest).toMatchObject({ version: 2, is_current: 1, title: '用户协议' })
  expect(newest.versions.map(({ version }) => version)).toEqual([2, 1])
  const former = await app.callApi(calls.consentText, { document: 'agreement', version: 1 })
  expect(former).toMatchObject({
    version: 1,
    is_current: 0,
    paragraphs: [{ is_heading: 1, words: '我们做什么' }, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(await app.refusal(calls.consentText, { document: 'agreement', version: 9 })).toBe('not-found')
})

test('a version that staff publish asks everybody again, and whoever is overtaken or changes nothing is told', async () => {
  const { hospitalId } = await openClinic(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  const staff = await signInStaff(app, hospitalId, 'admin')
  const stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'admin')
  const person = await signIn(app)
  const [current] = (await app.callApi(deskConsents, {}, staff)).list.filter(({ document }) => document === 'health')
  const written = {
    document: 'health' as const,
    title: '健康信息同意书',
    change: '写明了保存多久',
    text: '# 保存多久\n三年。',
  }
  expect(await app.refusal(deskConsentPublish, { ...written, after: 1 }, stranger)).toBe('not-platform')
  expect(await app.refusal(deskConsentPublish, { ...written, after: 9 }, staff)).toBe('changed')
  const same = { ...written, title: current?.title ?? '', text: current?.text ?? '', after: 1 }
  expect(await app.refusal(deskConsentPublish, same, staff)).toBe('same')

  expect(await app.callApi(deskConsentPublish, { ...written, after: 1 }, staff)).toEqual({ version: 2 })
  expect((await app.callApi(calls.isShowUserProtocol, {}, person)).is_show).toBe(0)
  expect((await addMember(person)).body).toMatchObject({ reason: 'consent', data: { lacking: ['health'] } })
  expect(await consentOf(person, 'health')).toMatchObject({ version: 2, is_agreed: 0, agreed_version: 1 })
  const old = { document: 'health', version: 1, is_given: 1 }
  expect(await app.refusal(calls.sayConsent, old, person)).toBe('old-version')
  await app.callApi(calls.sayConsent, { document: 'health', version: 2, is_given: 1 }, person)
  expect((await addMember(person)).body).toMatchObject({ state: 1 })
  const { paragraphs, publish_time } = await app.callApi(calls.consentText, { document: 'health' })
  expect(paragraphs).toEqual([
    { is_heading: 1, words: '保存多久' },
    { is_heading: 0, words: '三年。' },
  ])
  expect(publish_time).not.toBeNull()
})
