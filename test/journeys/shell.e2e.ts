import { expect } from '@playwright/test'
import { test } from './journey.ts'

test('an address with and without .html is the same page [X011]', async ({ request }) => {
  for (const path of ['/unit/list', '/guahao/index', '/help/nothing']) {
    const [plain, html] = await Promise.all([request.get(path), request.get(`${path}.html`)])
    expect([path, html.status(), await html.text()]).toEqual([path, plain.status(), await plain.text()])
  }
})

test('every page has its own title, also when one comes to it from another [X032] [X072]', async ({ page }) => {
  await page.goto('/guahao/index?city_id=5')
  await expect(page).toHaveTitle('预约挂号')
  await page.getByRole('link', { name: '全部' }).first().click()
  await expect(page).toHaveURL(/\/doctor\/index/)
  await expect(page).toHaveTitle('找医生')
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page).toHaveTitle('预约挂号')
})

test('the top bar has the way back, the title and the menu, and what a page puts beside them [X078]', async ({
  page,
}) => {
  const bar = page.locator('header').first()
  for (const [path, title, end] of [
    ['/searchDisease', '按疾病找医生', 0],
    ['/doctor/index?city_id=5', '找医生', 1],
  ] as const) {
    await page.goto(path)
    await expect(bar.getByRole('link', { name: '返回' })).toBeVisible()
    await expect(bar).toContainText(title)
    await expect(bar.getByLabel('菜单')).toBeVisible()
    await expect(bar.locator('a[href="/city/index"]')).toHaveCount(end)
  }
})

test('the colour is the product’s own, and the CH channel’s on its home [X353]', async ({ page }) => {
  const theme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-theme').trim())
  await page.goto('/unit/list?city_id=5')
  expect(await theme()).toBe('#18cf62')
  await page.goto('/?cid=9001')
  await expect(page).toHaveURL(/\/h5\/chsmart\/main\/index/)
  expect(await theme()).toBe('#3e82f4')
})

test('a colour in the address becomes that of the page and leaves the address; nonsense changes nothing [X053]', async ({
  page,
}) => {
  const theme = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-theme').trim())
  await page.goto('/unit/list?theme=zzz&city_id=5')
  await expect(page).toHaveURL('/unit/list?city_id=5')
  expect(await theme()).toBe('#18cf62')
  await page.goto('/unit/list?theme=ff0000&city_id=5')
  await expect(page).toHaveURL('/unit/list?city_id=5')
  expect(await theme()).toBe('#ff0000')
})

test('the server renders every part of a page, also what browsers fetch later', async ({ request, page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  for (const path of ['/no/such/page', '/unit/list?keyword=没有这样的医院', '/help/question', '/app/download']) {
    // React marks a part that it leaves to the browser so.
    expect([path, (await (await request.get(path)).text()).includes('<!--$!-->')]).toEqual([path, false])
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(faults.filter((text) => !text.includes('404'))).toEqual([])
})

test('the menu is whole before what surrounds a page has come, and where that does not come the next page asks again', async ({
  page,
}) => {
  const answers = ['abort', 'continue'] as const
  let asked = 0
  await page.route('**/assets/surroundings-*.js', (route) => route[answers[asked++] ?? 'continue']())
  await page.goto('/searchDisease')
  await page.getByLabel('菜单').click()
  const elder = page.getByRole('button', { name: '长辈版' })
  await elder.click()
  await expect(elder).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-elder', '')
  await expect.poll(() => asked).toBe(1)
  await page.getByLabel('菜单').click()
  const guided = page.waitForRequest(/guide_app\/info/)
  await page.getByRole('link', { name: '问医生' }).click()
  await expect(page).toHaveURL(/\/ask\/index/)
  await guided
  expect(asked).toBe(2)
})

test('who wants to share before the way to do so has come is shown it when it has', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/share-sheet-*.js', (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest('**/assets/share-sheet-*.js')
  await page.goto('/shop/seckill', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await asked
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})
