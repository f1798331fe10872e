import { loadavg } from 'node:os'
import { type Browser, expect, type Page } from '@playwright/test'
import { deskUse } from '#app/areas/desk/orders/contract.ts'
import { storeOfflineCode } from '#app/areas/store-app/redeeming/contract.ts'
import { deskStoreLimitsSave } from '#app/areas/store-app/redeeming/desk/contract.ts'
import { askAsStaff } from './at-the-desk.ts'
import { openTheShop, typeDigits } from './at-the-store.ts'
import { callAs } from './calls.ts'
import { filmingText } from './filming.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, signInTo, staffKeyOf } from './people.ts'
import { buyAtDesk } from './selling.ts'

/** What is sold at the desk costs more than is usually taken without a net. */
const generous = { each_amount: '20000', sum_amount: '100000', count: 100 }

/** Of a machine at home, as phones are. */
const SLOWER_CPU = 4

/** Waits until the phone could do without a net: its pages are stored, and the snapshot has so many codes. */
const readyForTheCellar = (page: Page, codes: number) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready
          const stored = await (await caches.open('yilu-store-pages')).match('/store/help')
          const db = await new Promise<IDBDatabase>((resolve, reject) => {
            const opened = indexedDB.open('yilu-store')
            opened.onsuccess = () => resolve(opened.result)
            opened.onerror = () => reject(opened.error)
          })
          const counted = db.transaction('codes').objectStore('codes').count()
          await new Promise((resolve) => {
            counted.onsuccess = resolve
          })
          db.close()
          return stored && navigator.serviceWorker.controller ? counted.result : 0
        }),
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(codes)

/** Somebody buys some things at the first store, which takes much without a net. */
const sellSome = async (browser: Browser, baseURL: string | undefined, pieces: number) => {
  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInTo(buyer, '/health/orderlist')
  const ask = callAs(baseURL, await keyOf(buyer))
  const askDesk = await askAsStaff(baseURL, 'keeper1')
  await askDesk(deskStoreLimitsSave, generous)
  return { buyer, ask, askDesk, bought: await buyAtDesk(askDesk, ask, pieces) }
}

test('a store’s day with the net cut in the middle: taken, not yet confirmed, then confirmed, or a conflict with both names; a lost phone wipes itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const { askDesk, bought } = await sellSome(browser, baseURL, 3)
  const [first, second, third] = bought as [(typeof bought)[0], (typeof bought)[0], (typeof bought)[0]]

  await openTheShop(page, 'nurse1')
  await typeDigits(page, first.code)
  await expect(page.getByRole('alert')).toContainText('核销成功')
  await readyForTheCellar(page, 2)

  await page.context().setOffline(true)
  await typeDigits(page, second.code)
  await expect(page.getByRole('alert')).toContainText('已收下，还没确认')
  await expect(page.getByRole('status').filter({ hasText: '1 个核销等网络确认' })).toBeVisible()
  await typeDigits(page, second.code)
  await expect(page.getByRole('alert')).toContainText('已经核销过这个码')
  await typeDigits(page, first.code)
  await expect(page.getByRole('alert')).toContainText('不能核销')
  await typeDigits(page, '000000000007')
  await expect(page.getByRole('alert')).toContainText('离线名单里没有这个码')

  // Somebody at the desk uses the third meanwhile; the phone cannot know.
  await askDesk(deskUse, { scanned: third.code })
  await typeDigits(page, third.code)
  await expect(page.getByRole('alert')).toContainText('已收下，还没确认')

  // The app was closed and opens without a net; what it took is there.
  const begun = performance.now()
  await page.reload()
  await expect(page.getByRole('button', { name: '扫核销码' })).toBeVisible()
  test.info().annotations.push({ type: 'opens offline', description: `${Math.round(performance.now() - begun)} ms` })
  await expect(page.getByRole('status').filter({ hasText: '2 个核销等网络确认' })).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: '1 个离线核销没被确认' })).toBeVisible()
  await expect(page.getByText('离线冲突').first()).toBeVisible()

  const desk = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 800 } })
  ).newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: /^keeper1 / }).click()
  await expect(desk).not.toHaveURL(/\/desk\/login/)
  await desk.goto('/desk/store/conflicts')
  const row = desk.getByRole('row', { name: new RegExp(third.code.slice(0, 4)) })
  await expect(row).toContainText('已经核销过')
  await expect(row).toContainText('工作台')
  await row.getByRole('button', { name: '处理' }).click()
  await desk.getByRole('textbox').last().fill('已联系客人补一次')
  await desk.getByRole('button', { name: '记下' }).click()
  await expect(row).toBeHidden()
  await desk.getByRole('link', { name: '已处理' }).click()
  await expect(row).toContainText('已联系客人补一次')

  await desk.goto('/desk/store/devices')
  await desk
    .getByRole('row', { name: /白小满|江晚晴|宋以宁/ })
    .filter({ hasText: '使用中' })
    .first()
    .getByRole('button', { name: '吊销' })
    .click()
  await desk.getByRole('textbox').last().fill('手机丢了')
  await desk.getByRole('dialog').getByRole('button', { name: '吊销' }).click()
  await expect(desk.getByText('已吊销', { exact: true })).toBeVisible()
  await page.goto('/store/checks')
  await expect(page).toHaveURL(/\/store\/login\?wiped=1/)
  await expect(page.getByText('上面的门店数据已经清除')).toBeVisible()
  expect(await staffKeyOf(page)).toBe('')
  await keepKeys(page, {})
})

test('the camera reads a signed code without a net, and it is redeemed when there is one', async ({
  browser,
  baseURL,
}) => {
  const { buyer, ask, bought } = await sellSome(browser, baseURL, 1)
  const order_id = bought[0]?.order_id ?? ''
  await buyer.goto(`/health/orderdetail?order_id=${order_id}`)
  await buyer.getByRole('button', { name: '门店没有网？出示离线码' }).click()
  await expect(buyer.getByRole('img', { name: '离线核销码' })).toBeVisible()
  const { text } = await ask(storeOfflineCode, { order_id })

  const filming = await filmingText(text)
  try {
    const context = await filming.newContext({ baseURL: baseURL ?? '', permissions: ['camera'], locale: 'zh-CN' })
    const page = await context.newPage()
    await openTheShop(page, 'nurse1')
    await readyForTheCellar(page, 1)
    await context.setOffline(true)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
    const begun = performance.now()
    await page.getByRole('button', { name: '扫核销码' }).click()
    await expect(page.getByRole('alert')).toContainText('已收下，还没确认')
    const took = `${Math.round(performance.now() - begun)} ms, at a load of ${loadavg()[0]?.toFixed(1)}`
    test.info().annotations.push({ type: 'first scan, CPU ÷ 4', description: took })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await context.setOffline(false)
    await expect(page.getByText('核销成功').first()).toBeVisible()
  } finally {
    await filming.close()
  }
})

test('a phone whose storage the browser cleared says what was lost and whose it was; who signs in anew goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  const { bought } = await sellSome(browser, baseURL, 1)
  const code = bought[0]?.code ?? ''
  await openTheShop(page, 'nurse1')
  await readyForTheCellar(page, 1)
  await page.route('**/api/**', (route) => route.abort())
  await typeDigits(page, code)
  await expect(page.getByRole('alert')).toContainText('已收下，还没确认')
  await expect(page.getByRole('status').filter({ hasText: '1 个核销等网络确认' })).toBeVisible()

  // Nothing of the app is open while the browser clears what it keeps.
  await page.goto('/store/worker.js')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase('yilu-store')
      gone.onsuccess = resolve
      gone.onerror = () => reject(gone.error)
    })
  })
  await page.unroute('**/api/**')
  await page.goto('/store/checks')
  await expect(page).toHaveURL(/\/store\/login/)
  await expect(page.getByText(/浏览器清理了这台手机的数据，.+有 1 个核销没来得及发出，请告诉管理员。/)).toBeVisible()
  await openTheShop(page, 'nurse1')
  await typeDigits(page, code)
  await expect(page.getByRole('alert')).toContainText('核销成功')
})
