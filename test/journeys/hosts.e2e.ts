import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { getSmsToken, loginByAppToken, loginBySms, sendSmsCode } from '#app/areas/access/patients/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { sandboxIdentity, sandboxSms } from '#app/areas/sandbox/contract.ts'
import { type Played, playedHosts } from '#kit/bridge/played-host.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, newMobile, signInTo } from './people.ts'
import { findPlace } from './places.ts'
import { playedPage } from './played.ts'

/** The files of a host, and what it is asked on a page that looks for the reader's place. */
const hosts: Record<Played['host'], { files: string[]; asksPlace: string; title: boolean }> = {
  'patient-app': { files: ['native', 'patient-app'], asksPlace: 'position', title: true },
  'doctor-app': { files: ['doctor-app', 'native'], asksPlace: 'position', title: true },
  'harmony-app': { files: ['harmony-app', 'native'], asksPlace: 'position', title: true },
  'city-app': { files: ['city-app'], asksPlace: 'gps', title: false },
  'messaging-browser': { files: ['messaging-browser', 'messaging-script'], asksPlace: 'getLocation', title: false },
  'messaging-mini-program': {
    files: ['messaging-mini-program', 'messaging-script', 'mini-program'],
    asksPlace: 'getLocation',
    title: false,
  },
  'payment-mini-program': {
    files: ['mini-program', 'payment-mini-program'],
    asksPlace: 'getLocation',
    title: false,
  },
  browser: { files: [], asksPlace: '', title: false },
}

for (const host of playedHosts)
  test(`${host}: a page finds its place by the host, tells it its title, and fetches no other host’s code [X010] [X158]`, async ({
    browser,
  }) => {
    const { files, asksPlace, title } = hosts[host]
    const { page, context, heard, files: fetched } = await playedPage(browser, { host })
    await page.goto('/guahao/index')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('预约挂号')
    const methods = async () => (await heard()).map(({ method }) => method)
    if (asksPlace) await expect.poll(methods).toContain(asksPlace)
    else await page.waitForLoadState('networkidle')
    if (title)
      await expect
        .poll(async () => (await heard()).findLast(({ method }) => method === 'title')?.params)
        .toEqual({ title: await page.title() })
    if (!asksPlace) expect(await methods()).toEqual([])
    expect([...new Set(fetched)].sort()).toEqual(files)
    await context.close()
  })

/** A token of the native app for somebody who is bound to an account. */
const knownToken = async (callApi: CallApi): Promise<string> => {
  const { code: jstoken } = await callApi(sandboxIdentity, { door: 'native-app', person: `e2e-${newMobile()}` })
  const refused = await callApi(loginByAppToken, { jstoken }).catch((error: unknown) => error)
  const { bind_ticket = '' } = (refused instanceof RefusedError ? refused.data : {}) as { bind_ticket?: string }
  const mobile = newMobile()
  const { token } = await callApi(getSmsToken, { mobile })
  await callApi(sendSmsCode, { mobile, type: 'bind', token })
  const [sent] = (await callApi(sandboxSms, { mobile })).list
  await callApi(loginBySms, { mobile, token, code: sent?.code ?? '', bind_ticket })
  return jstoken
}

test('who the native app knows is signed in before the gate looks for them; without a token they sign in themselves [X150]', async ({
  browser,
  baseURL,
}) => {
  const shows = await knownToken(callAs(baseURL))
  const known = await playedPage(browser, { host: 'patient-app', shows })
  await known.page.goto('/account/settings')
  await expect(known.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(known.page).toHaveURL(/\/account\/settings$/)
  await known.context.close()
  for (const fault of ['short-token', 'silent', 'rubbish'] as const) {
    const other = await playedPage(browser, { host: 'patient-app', fault, shows, system: 'ios' })
    await other.page.goto('/account/settings')
    await expect(other.page, fault).toHaveURL(/\/user\/login\?redirect_url=/)
    await other.context.close()
  }
})

test('each host takes money in its own way, and an app that is too old or fails says so [X166] [X167] [X213] [X278] [X279]', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInTo(page, '/account/index', '13800000007')
  const user_key = await keyOf(page)
  const ask = callAs(baseURL, user_key)
  const [member] = (await ask(memberListApi, {})).list
  const { slot } = await findPlace(ask, ({ state, fee }) => state === 'bookable' && fee !== '0.00')
  const made = await ask(createOrder, { slot_id: slot.slot_id, member_id: member?.member_id ?? 0 })
  const payIn = async (played: Partial<Played> & Pick<Played, 'host'>) => {
    const opened = await playedPage(browser, played)
    await opened.page.goto('/')
    await keepKeys(opened.page, { user_key })
    await opened.page.goto(`/pay/index?out_trade_no=${made.out_trade_no}`)
    await opened.page.getByRole('button', { name: '去支付' }).click()
    return opened
  }
  const toastIn = async (played: Partial<Played> & Pick<Played, 'host'>, words: string) => {
    const opened = await payIn(played)
    await expect(opened.page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await opened.context.close()
  }
  await toastIn({ host: 'patient-app', version: '6.0.9' }, '请升级到最新版本')
  await toastIn({ host: 'patient-app', pays: 'failed', version: '6.1.0' }, '支付失败')

  const mini = await payIn({ host: 'messaging-mini-program' })
  const lastUrl = async () => String(Object((await mini.heard()).at(-1)?.params).url)
  await expect.poll(lastUrl).toContain(`out_trade_no=${made.out_trade_no}&pay_method=28`)
  expect(await lastUrl()).toContain(`order_ids=${made.order_id}`)
  await mini.context.close()

  for (const played of [{ host: 'patient-app', fault: 'silent' }, { host: 'browser' }] as const) {
    const ours = await payIn(played)
    await expect(ours.page).toHaveURL(/\/sandbox\/cashier/)
    await ours.context.close()
  }
  const app = await payIn({ host: 'patient-app', version: '6.1.0' })
  await expect(app.page.getByRole('heading', { name: '预约成功' }).first()).toBeVisible()
  expect((await app.heard()).find(({ method }) => method === 'pay')?.params).toMatchObject({
    out_trade_no: made.out_trade_no,
    order_ids: made.order_id,
    pay_amount: made.pay_amount,
  })
  await app.context.close()
})

test('a doctor opens in the app’s own page, in older apps by the older call, elsewhere in ours; back closes the app’s view [X216]', async ({
  browser,
}) => {
  for (const [played, method] of [
    [{ host: 'patient-app', version: '6.6.4' }, 'openPage'],
    [{ host: 'patient-app', version: '6.6.3' }, 'openDoctor'],
  ] as const) {
    const { page, context, heard } = await playedPage(browser, played)
    await page.goto('/doctor/index')
    await expect.poll(async () => (await heard()).map((one) => one.method)).toContain('title')
    await page.locator('main a[href*="/vue/doctor/detail"]').first().click()
    await expect.poll(async () => (await heard()).at(-1)).toMatchObject({ method, params: { page: 'doctor-home' } })
    await page.getByRole('link', { name: '返回' }).click()
    await expect.poll(async () => (await heard()).at(-1)?.method).toBe('close')
    await expect(page).toHaveURL(/\/doctor\/index/)
    await context.close()
  }
  const { page, context } = await playedPage(browser, { host: 'patient-app', version: '6.6.4', system: 'ios' })
  await page.goto('/doctor/index')
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href*="/vue/doctor/detail"]').first().click()
  await expect(page).toHaveURL(/\/vue\/doctor\/detail/)
  await context.close()
})

test('a channel with a sign-in of its own sends its visitors there, from no page that must not jump [X033] [X147]', async ({
  browser,
}) => {
  const { page, context } = await playedPage(browser, { host: 'messaging-browser' })
  await page.route('https://jump.example/**', (route) => route.fulfill({ body: 'signing in' }))
  await page.goto('/user/login?cid=97')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/user\/login/)
  await page.goto('/unit/list?cid=97')
  await page.waitForURL('https://jump.example/**')
  expect(new URL(page.url()).searchParams.get('redirect_uri')).toMatch(/\/unit\/list\?cid=97$/)
  await context.close()
})

test('what was shared from the city app leads into it at any click, outside of it alone [X066]', async ({
  browser,
}) => {
  for (const [host, leaves] of [
    ['browser', true],
    ['city-app', false],
  ] as const) {
    const { page, context } = await playedPage(browser, { host })
    await page.route('https://store.example/**', (route) => route.fulfill({ body: 'the store' }))
    await page.goto('/doctor/index?cs_share=1')
    await page.waitForLoadState('networkidle')
    await page.locator('main a[href*="/vue/doctor/detail"]').first().click()
    if (leaves) await page.waitForURL('https://store.example/city')
    else await expect(page).toHaveURL(/\/vue\/doctor\/detail/)
    await context.close()
  }
})

/** Names that are no setting: of namespaces, of their own documents, of an extension of RTP, and of products that nobody has. */
const harmless = [
  'www.w3.org',
  'react.dev',
  'reactrouter.com',
  'github.com',
  'aomediacodec.github.io',
  'localhost',
  'page.invalid',
  'schema.org',
  // In ProseMirror's errors.
  'prosemirror.net',
  // Maps that people have, by their public addresses: one is led there where one asks for the way (kit/geo/map-links.ts).
  'uri.amap.com',
  'api.map.baidu.com',
  'apis.map.qq.com',
  'maps.apple.com',
]

test('no script that browsers get names a product: those are settings [X373]', async () => {
  const folder = 'build/client/assets'
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const texts = await Promise.all(scripts.map((file) => readFile(`${folder}/${file}`, 'utf8')))
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:https?|wss?):\/\/([\w-]+(?:\.[\w-]+)*)/g)].map(([, name]) => name),
  )
  expect([...new Set(named)].filter((name) => !harmless.includes(name ?? ''))).toEqual([])
})

test('the simulator plays a host around any page, writes down what it is asked, and plays its faults', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/sandbox/host?path=/guahao/index&fault=no-token&signed=new')
  const record = page.getByRole('region', { name: '桥上的往来' })
  const phone = page.frameLocator('iframe')
  await expect(phone.getByRole('heading', { name: '预约挂号' })).toBeVisible()
  await expect(record.getByText('position', { exact: true }).first()).toBeVisible()
  await page.getByLabel('桥', { exact: true }).selectOption('silent')
  await expect(record.getByText('没有回答').first()).toBeVisible()
  await expect(phone.getByRole('heading', { name: '预约挂号' })).toBeVisible()
})
