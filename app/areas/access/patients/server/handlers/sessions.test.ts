import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { accountSessionEnd, accountSessions, getUserInfo } from '../../contract.ts'

let app: TestApp
const mobile = '13911112222'
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Signs in on one more device. */
const onAnother = async (): Promise<Person> => {
  app.clock.advance({ minutes: 2 })
  return signIn(app, mobile)
}
const listed = async (as: Person) => (await app.callApi(accountSessions, {}, as)).list

test('nobody sees or ends where others are signed in', async () => {
  expect(await app.refusal(accountSessions, {})).toBe('login')
  expect(await app.refusal(accountSessionEnd, {})).toBe('login')
  const mine = await onAnother()
  const stranger = await signIn(app)
  const [own] = await listed(mine)
  expect(await listed(stranger)).toHaveLength(1)
  expect(await app.callApi(accountSessionEnd, { session_code: own?.session_code }, stranger)).toEqual({ ended_num: 0 })
  expect(await app.refusal(getUserInfo, {}, mine)).toBe('not refused')
})

test('a patient sees their devices, the newest first, and no key in it; one that is ended is dead at once, their own stays', async () => {
  const [phone, tablet] = [await onAnother(), await onAnother()]
  const list = await listed(phone)
  expect(list.map(({ is_mine }) => is_mine)).toEqual([0, 1, 0])
  expect(list[0]).toMatchObject({ place: '浏览器' })
  for (const { key } of [phone, tablet]) expect(JSON.stringify(list)).not.toContain(key)
  const { ended_num } = await app.callApi(accountSessionEnd, { session_code: list[0]?.session_code }, phone)
  expect(ended_num).toBe(1)
  expect(await app.refusal(getUserInfo, {}, tablet)).toBe('401')
  expect(await app.callApi(accountSessionEnd, { session_code: list[1]?.session_code }, phone)).toEqual({ ended_num: 0 })
  expect(await app.refusal(getUserInfo, {}, phone)).toBe('not refused')
})

test('all others are ended in one, and each tells what listens by it', async () => {
  const [other, mine] = [await onAnother(), await onAnother()]
  expect((await app.callApi(accountSessionEnd, {}, mine)).ended_num).toBeGreaterThan(1)
  expect(await app.refusal(getUserInfo, {}, other)).toBe('401')
  expect(await listed(mine)).toHaveLength(1)
  expect(await app.callApi(accountSessionEnd, {}, mine)).toEqual({ ended_num: 0 })
})

test('a session that has run out is not listed', async () => {
  const mine = await onAnother()
  app.clock.advance({ days: 31 })
  const later = await onAnother()
  expect(await listed(later)).toHaveLength(1)
  expect(await app.refusal(getUserInfo, {}, mine)).toBe('401')
})
