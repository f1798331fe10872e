import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { privacy, savePrivacy } from '#app/areas/account/settings/contract.ts'
import { adlist } from '#app/areas/analytics/contract.ts'
import { getCategoryAd, getFloatingWindow, getOrderListAd } from '#app/areas/mall/catalogue/contract.ts'
import { catalogueAdvertGoods, entityGoodsRecommend, getRecGoods } from '#app/areas/mall/shelf/contract.ts'
import { searchAd } from '#app/areas/search/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { keepAgreed } from '#kit/wire/browser/common-params.ts'
import { signIn } from '#test/support/people.ts'
import { type Phone, phoneIn } from '#test/support/phone.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { forgetUser } from './current-user.ts'

let app: TestApp
let phone: Phone
let key: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ key } = await signIn(app))
  phone = phoneIn(app, 'https://care.example/unit/list?city_id=5')
  phone.keep('user_key', key)
})
afterEach(() => vi.unstubAllGlobals())

const notRec = () => phone.asked.at(-1)?.query.not_rec

test('nothing is recommended unless who is here agreed, and no longer once they took it back or are gone [X137] [X254]', async () => {
  await callApi(adlist, {})
  expect(notRec()).toBe('1')
  for (const [acceptRecommend, sent] of [
    ['1', undefined],
    ['0', '1'],
    ['1', undefined],
  ] as const) {
    const { userPrivacy } = await callApi(savePrivacy, { acceptRecommend })
    keepAgreed(userPrivacy.common.acceptRecommend)
    await callApi(adlist, {})
    expect(notRec()).toBe(sent)
  }
  forgetUser()
  await callApi(adlist, {})
  expect(notRec()).toBe('1')
  await callApi(privacy, {})
  expect(notRec()).toBeUndefined()
})

test('what pages show of adverts and recommendations is asked for without them, until who is here agrees [X137] [X254]', async () => {
  const { userPrivacy } = await callApi(privacy, {})
  keepAgreed(userPrivacy.common.acceptRecommend)
  const asked = [
    () => callApi(getCategoryAd, { location: 1 }),
    () => callApi(getFloatingWindow, {}),
    () => callApi(getOrderListAd, {}),
    () => callApi(searchAd, { keyword: '护膝' }),
    () => callApi(getRecGoods, {}),
    () => callApi(entityGoodsRecommend, {}),
    () => callApi(catalogueAdvertGoods, {}),
  ]
  for (const [agreed, sent] of [
    ['0', '1'],
    ['1', undefined],
  ] as const) {
    keepAgreed(agreed)
    for (const ask of asked) {
      await ask()
      expect(notRec()).toBe(sent)
    }
  }
  keepAgreed('0')
})

test('a dead key is forgotten and the page is left by way of logging out, back to where one was [X151] [X274]', async () => {
  phone.keep('user_key', 'a-key-that-has-died')
  const answered = vi.fn()
  callApi(privacy, {}).then(answered, answered)
  await vi.waitFor(() => expect(phone.gone).toEqual(['/account/logout?callback=%2Funit%2Flist%3Fcity_id%3D5']))
  expect(phone.kept('user_key')).toBeUndefined()
  expect(answered).not.toHaveBeenCalled()
})
