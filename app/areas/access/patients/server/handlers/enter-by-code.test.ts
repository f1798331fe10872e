import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** An account as it stood before numbers had their country code, with somebody in it where a name is given. */
const formerAccount = async (digits: string, truename?: string) => {
  const person = await signIn(app, `+852${digits}`)
  if (truename !== undefined)
    await app.callApi(saveMember, { truename, relation: 'other', sex: 1, birthday: '1980-01-01' }, person)
  const seal = sealOf(app.config)
  await app.pool.query('update access_patients set mobile_sealed = $2, mobile_index = $3 where id = $1', [
    person.patientId,
    seal.seal(digits, 'mobile'),
    seal.index(digits, 'mobile'),
  ])
  return person.patientId
}

const codeFor = async (mobile: string) => {
  app.clock.advance({ minutes: 2 })
  const { token } = await app.callApi(calls.getSmsToken, { mobile })
  await app.callApi(calls.sendMobileSms, { mobile, token })
  return (await app.callApi(sandboxSms, { mobile })).list[0]?.code ?? ''
}

test('the same eight digits in Hong Kong and in Macau are two people with two accounts, and messages go to the whole number', async () => {
  const [hongKong, macau] = [await signIn(app, '+852 6600 0001'), await signIn(app, '+853 6600 0001')]
  expect(hongKong.patientId).not.toBe(macau.patientId)
  expect((await app.callApi(calls.getUserInfo, {}, hongKong)).mobile).toBe('85266000001')
  expect((await app.callApi(calls.getUserInfo, {}, macau)).mobile).toBe('85366000001')
  const { list } = await app.callApi(sandboxSms, { mobile: '+85366000001' })
  expect(list.length).toBeGreaterThan(0)
})

test('an account that stands under digits which both regions have is asked about, and nothing is used up by the question', async () => {
  const patientId = await formerAccount('66000002', '陈大文')
  const mobile = '85366000002'
  const code = await codeFor(mobile)
  expect(await app.refusal(calls.loginBySms, { mobile, code: '000000' })).toBe('wrong-code')
  const { body } = await app.rawRequest(calls.loginBySms, { mobile, code })
  expect(body).toMatchObject({ reason: 'former-account', data: { nickname: '用户0002' } })
  const mine = (former_name: string) => ({ mobile, code, is_former: 1 as const, former_name })
  expect(await app.refusal(calls.loginBySms, mine('别的人'))).toBe('former-name')
  const { user_key: key, user_id } = await app.callApi(calls.loginBySms, mine('陈大文'))
  expect(user_id).toBe(patientId)
  expect((await app.callApi(calls.getUserInfo, {}, { key })).mobile).toBe(mobile)
  // Who has the digits in the other region is somebody else from now on.
  expect((await signIn(app, '85266000002')).patientId).not.toBe(patientId)
})

test('who says that it is not theirs gets an account of their own, and the other waits for its owner', async () => {
  const patientId = await formerAccount('66000003', '李小龙')
  const [mobile, others] = ['85366000003', '85266000003']
  const own = await app.callApi(calls.loginBySms, { mobile, code: await codeFor(mobile), is_former: 0 })
  expect(own.user_id).not.toBe(patientId)
  const code = await codeFor(others)
  const found = await app.callApi(calls.loginBySms, { mobile: others, code, is_former: 1, former_name: '李小龙' })
  expect(found.user_id).toBe(patientId)
})

test('names in an account are guessed five times a day, and by nobody without the code', async () => {
  await formerAccount('66000004', '黄飞鸿')
  const mobile = '85266000004'
  const code = await codeFor(mobile)
  const guess = (former_name: string, shown = code) =>
    app.refusal(calls.loginBySms, { mobile, code: shown, is_former: 1, former_name })
  for (let tries = 0; tries < 3; tries++) expect(await guess('黄飞鸿', '000000')).toBe('wrong-code')
  for (let tries = 0; tries < 5; tries++) expect(await guess('猜的')).toBe('former-name')
  expect(await guess('黄飞鸿')).toBe('former-tries')
})

test('digits that Hong Kong alone gives out get their country code without a question', async () => {
  const patientId = await formerAccount('91230005', '周星星')
  app.clock.advance({ minutes: 2 })
  const person = await signIn(app, '9123 0005')
  expect(person.patientId).toBe(patientId)
  expect((await app.callApi(calls.getUserInfo, {}, person)).mobile).toBe('85291230005')
})
