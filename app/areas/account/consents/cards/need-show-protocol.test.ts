import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callApi } from '#kit/wire/browser/caller.ts'
import { signInWithoutConsent } from '#test/support/people.ts'
import { phoneIn } from '#test/support/phone.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { agreeUserProtocol } from '../contract.ts'
import { findNeed, unasked } from './need-show-protocol.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})

test('whether the protocol must be shown is -1 until the answer comes: 1 before they agreed, 0 after it [X202]', async () => {
  const { key } = await signInWithoutConsent(app)
  const phone = phoneIn(app)
  phone.keep('user_key', key)
  expect(unasked.needShowProtocol).toBe(-1)
  phone.fail('/main/isShowUserProtocol', 'lost')
  expect((await findNeed()).needShowProtocol).toBe(-1)
  expect(await findNeed()).toEqual({ needShowProtocol: 1, version: 2 })
  await callApi(agreeUserProtocol, { health_data: 1 })
  expect(await findNeed()).toEqual({ needShowProtocol: 0, version: 2 })
})
