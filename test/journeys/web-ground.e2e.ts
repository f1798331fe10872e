import { type APIRequestContext, expect } from '@playwright/test'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import * as inquiry from '#app/areas/inquiry/contract.ts'
import * as joining from '#app/areas/joining/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import * as abroad from '#app/areas/overseas/directory/contract.ts'
import * as parking from '#app/areas/parking/contract.ts'
import * as devices from '#app/areas/store-app/devices/contract.ts'
import * as storeInfo from '#app/areas/store-app/info/contract.ts'
import * as storeMoney from '#app/areas/store-app/money/contract.ts'
import * as redeeming from '#app/areas/store-app/redeeming/contract.ts'
import { permissions } from '#app/wings/permissions.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, newMobile, signInPage, signInTo } from './people.ts'

test('an address with .html and a key leaves both behind, and the key signs in [X052]', async ({ page, browser }) => {
  const mobile = await signInTo(page, '/account/index')
  const key = await keyOf(page)
  expect(key).not.toBe('')

  const arriving = await (await browser.newContext()).newPage()
  const asked: string[] = []
  arriving.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await arriving.goto(`/account/index.html?user_key=${key}`)
  await expect(arriving).toHaveURL('/account/index')
  await expect(arriving.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible()
  // The first question alone bore the key: it came from outside. A refresh, which may have begun by now, names what it renews.
  expect(asked.filter((one) => one.includes(key) && !one.includes('/token/refresh/'))).toHaveLength(1)
  await arriving.context().close()
})

test('an address that no page has is a 404 that leads on [X016] [X303]', async ({ page }) => {
  const response = await page.goto('/no/such/page.html')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('页面不存在')
  await expect(page.getByText('这个页面找不到了')).toBeVisible()
  await expect(page.getByRole('search')).toBeVisible()
})

test('a hospital that is not there is a 404 too', async ({ page }) => {
  expect((await page.goto('/unit/index?unit_id=999999'))?.status()).toBe(404)
  expect((await page.goto('/unit/index?unit_id=nonsense'))?.status()).toBe(404)
})

test('back finds the list where it was left [X069]', async ({ page }) => {
  await page.goto('/unit/list?city_id=5')
  const card = page.locator('main a[href*="/unit/index"]').nth(5)
  // Not so far that the end of a shorter list would hold it back.
  await page.evaluate(() => window.scrollTo(0, 300))
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBe(300)
  await card.click()
  await expect(page).toHaveURL(/\/unit\/index/)
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/unit\/list/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('what comes late does not bring a page that one came back to away from its place: half a second later it is there, unless somebody moved it [X341]', async ({
  page,
}) => {
  const comeBack = async (isWilled: boolean) => {
    await page.goto('/unit/list?city_id=5', { waitUntil: 'networkidle' })
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.locator('main a[href*="/unit/index"]').nth(5).click()
    await expect(page).toHaveURL(/\/unit\/index/)
    // The list is there at once and not yet as high as it will be.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main { max-height: 200px; overflow: hidden } body { min-height: 0 !important }')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      Object.assign(window, { grow: () => sheet.replaceSync('') })
    })
    await page.evaluate(async (willed) => {
      history.back()
      const isBack = () => location.pathname === '/unit/list' && document.querySelector('main a[href*="/unit/index"]')
      while (!isBack()) await new Promise(requestAnimationFrame)
      // What a step sets up comes with its frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      if (willed) dispatchEvent(new Event('wheel'))
      ;(window as unknown as { grow: () => void }).grow()
    }, isWilled)
  }
  await comeBack(false)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)

  await comeBack(true)
  // Longer than the moment after which it would be moved.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)
})

test('who reads by ear hears the title of the page that they turn to', async ({ page }) => {
  await page.goto('/h5/register/main/index?city_id=5', { waitUntil: 'networkidle' })
  const said = page.locator('[aria-live="polite"].sr-only')
  await expect(said).toHaveText('')
  await page
    .getByRole('link', { name: /预约挂号/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/guahao\/index/)
  await expect(said).toHaveText('预约挂号')
  await page.goBack()
  await expect(page).toHaveURL(/\/h5\//)
  await expect(said).toHaveText('医路')
})

test('an address in another spelling is found by whoever turns to it too: after signing in, and by a link in a text', async ({
  page,
}) => {
  await page.goto('/user/login.html?redirect_url=/Account/Members.html/')
  await signInPage(page)
  await expect(page).toHaveURL(/\/account\/members$/i)
  await expect(page.getByText('页面不存在')).toHaveCount(0)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/unit/list.html/?city_id=5', textContent: '医院' })
    document.querySelector('main')?.append(link)
  })
  await page.locator('main > a', { hasText: '医院' }).click()
  await expect(page).toHaveURL('/unit/list?city_id=5')
})

test('an address in Hong Kong has no city to choose, and is saved as it is written', async ({ page }) => {
  await signInTo(page, '/health/addressedit')
  await page.getByLabel('收货人').fill('陈大文')
  // As it is copied from an address book: with its country, spaces and marks of direction.
  await page.getByLabel('手机号').fill('\u202d+86 139 0000 1111\u202c')
  await page.getByRole('button', { name: '所在地区' }).click()
  const sheet = page.getByRole('dialog', { name: '选择所在地区' })
  await sheet.getByRole('button', { name: '香港特别行政区' }).click()
  await expect(sheet.getByRole('tab')).toHaveCount(1)
  await sheet.getByRole('button', { name: '就送到这里' }).click()
  await page.getByLabel('详细地址').fill('皇后大道中 1 号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL('/health/addressmanage')
  await expect(page.getByText('香港特别行政区皇后大道中 1 号')).toBeVisible()
})

test('what comes along to the front door goes along behind it', async ({ page, request }) => {
  const response = await request.get('/?momentKey=zzz&busi_source=ih&city_id=9&code=abc', { maxRedirects: 0 })
  const to = new URL(response.headers().location ?? '', 'http://x')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    momentKey: 'zzz',
    busi_source: 'ih',
    city_id: '9',
    code: 'abc',
  })
  await page.goto('/?busi_source=ih')
  await expect(page).toHaveURL(/busi_source=ih/)
})

test('a dead key is cleared by way of logging out, which leads back: open pages work, others ask to sign in [X151] [X274]', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname + new URL(frame.url()).search))
  const names = async () => (await page.context().cookies()).map(({ name }) => name)
  await page.goto('/unit/list')
  await keepKeys(page, { user_key: 'a-key-that-has-died' })
  await page.goto('/account/members')
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=%2Faccount%2Fmembers/)
  expect(seen).toContain('/account/logout?callback=%2Faccount%2Fmembers')
  expect(await names()).toEqual(expect.not.arrayContaining(['user_key_v2', 'user_id_v2', 'use_token_time_v2']))

  await page.context().addCookies([{ name: 'user_id_v2', value: btoa('1'), domain: '127.0.0.1', path: '/' }])
  await keepKeys(page, { user_key: 'a-key-that-has-died' })
  await page.goto('/account/index')
  await expect.poll(() => seen).toContain('/account/logout?callback=%2Faccount%2Findex')
  await expect(page).toHaveURL('/account/index')
  await expect(page.getByText('登录已失效')).toBeVisible()
  expect(await names()).toEqual(expect.not.arrayContaining(['user_key_v2', 'user_id_v2', 'use_token_time_v2']))
})

test('who is sent to sign in comes back to where they were, and back does not lead to signing in [X012] [X034] [X241]', async ({
  page,
}) => {
  await page.goto('/unit/list?city_id=5')
  await page.goto('/guahao/orderlist?state=upcoming')
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=/)
  await signInPage(page)
  await expect(page).toHaveURL('/guahao/orderlist?state=upcoming')
  await page.goBack()
  await expect(page).toHaveURL(/\/unit\/list/)
})

test.describe('after signing in one stays in the product [S8]', () => {
  for (const away of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ]) {
    test(away, async ({ page, baseURL }) => {
      await page.goto(`/user/login?redirect_url=${encodeURIComponent(away)}`)
      await signInPage(page, newMobile())
      await page.waitForLoadState()
      expect(new URL(page.url()).origin).toBe(baseURL)
      expect(new URL(page.url()).pathname).not.toContain('login')
    })
  }
})

const payloads = [
  '<img src=x onerror="window.tripped=1">',
  '"><script>window.tripped=1</script>',
  'javascript:window.tripped=1',
]

test('what an address says is text, never a script [S6]', async ({ page }) => {
  const reported: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && reported.push(message.text()))
  for (const payload of payloads) {
    const value = encodeURIComponent(payload)
    for (const path of [
      `/unit/list?keyword=${value}`,
      `/search/index?keyword=${value}`,
      `/city/index?keyword=${value}`,
    ]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => 'tripped' in window)).toBe(false)
    }
  }
  expect(reported).toEqual([])
})

test('who signs out, and knew no other page, is led to the home page', async ({ page }) => {
  await signInTo(page, '/account/index')
  await page.goto('/account/logout')
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('main')).toContainText('预约挂号')
})

/** The scripts that the first load of a page brings, in words. */
const scriptsOf = async (request: APIRequestContext, path: string): Promise<string[]> => {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const found = new Set([...(await response.text()).matchAll(/\/assets\/(?!manifest)[\w.-]+\.js/g)].map(([one]) => one))
  expect(found.size, path).toBeGreaterThan(3)
  return Promise.all([...found].map(async (one) => (await request.get(one)).text()))
}

test('what a patient’s first page fetches holds nothing of the desk, the workbench or a store’s app', async ({
  request,
}) => {
  const texts = await scriptsOf(request, '/h5/register/main/index')
  const names = Object.keys(permissions).filter((name) => name.includes('.'))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => texts.some((text) => text.includes(name)))).toEqual([])
})

/** Every call of care abroad, of asking for prices, of hospitals that join, of parking, and of the store's app. */
const farCalls: CallSpec[] = [abroad, inquiry, joining, parking, devices, redeeming, storeMoney, storeInfo].flatMap(
  (contract) => Object.values(contract),
)

test('what patients load first brings nothing of care abroad, inquiries, joining, parking or a store’s app', async ({
  request,
  baseURL,
}) => {
  const callApi = callAs(baseURL)
  const [doctor] = (await callApi(doctorList, { page_size: 1 })).list
  const [goods] = (await callApi(entityGoodsList, { page_size: 1 })).list
  const [article] = (await callApi(docArticleList, { page_size: 1 })).list
  const addresses = [
    '/h5/register/main/index',
    `/unit/index?unit_id=${doctor?.unit_id}`,
    `/vue/doctor/detail?unit_id=${doctor?.unit_id}&dep_id=${doctor?.dep_id}&doc_id=${doctor?.doctor_id}`,
    `/health/product?goods_id=${goods?.goods_id}`,
    '/health/index',
    `/article/detail?id=${article?.article_id}`,
  ]
  const paths = farCalls.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(60)
  const brought: string[] = []
  for (const address of addresses) {
    const text = (await scriptsOf(request, address)).join('\n')
    const isSaid = (path: string) => ['"', "'", '`'].some((mark) => text.includes(`${mark}${path}${mark}`))
    brought.push(...paths.filter((path) => isSaid(path)).map((path) => `${address} ${path}`))
  }
  expect(brought).toEqual([])
  // What it looks for is what a page of theirs does bring.
  expect((await scriptsOf(request, '/gjyl/index')).join('\n')).toContain(abroad.overseasHospitals.path)
})
