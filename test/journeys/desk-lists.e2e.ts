import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const rowsOf = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row')
/** What stands in a column, from the top. */
const columnOf = (page: Page, table: string, head: string) => rowsOf(page, table).locator(`[data-head="${head}"]`)
const pricesOf = async (page: Page) =>
  (await columnOf(page, '商品', '售价').allInnerTexts()).map((text) => Number(/[\d.]+/.exec(text)?.[0]))
/** Names of goods alone: meanwhile others sell and stock them. */
const namesOf = async (page: Page) =>
  (await columnOf(page, '商品', '商品').allInnerTexts()).map((text) => text.split('\n')[0])
const isFalling = async (page: Page) => {
  const prices = await pricesOf(page)
  return prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0))
}
const searchFor = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === words)
  await isShown(page)
}
/** What the address asks for is what is shown. */
const isShown = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

test('goods are filtered, sorted by the head of a column and paged; back takes one step back, and the address is all of it', async ({
  page,
  context,
}) => {
  await signInAtDesk(page, 'keeper3')
  await page.getByLabel('类型').selectOption({ label: '商品（快递寄送）' })
  await expect(page).toHaveURL(/kind=parcel/)
  await isShown(page)
  const price = page.getByRole('columnheader', { name: '售价' })
  await expect(price).not.toHaveAttribute('aria-sort')
  await price.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  const cheapest = await pricesOf(page)
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
  await price.getByRole('link').click()
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  const dearest = await pricesOf(page)
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a))
  expect(dearest[0]).toBeGreaterThan(cheapest[0] ?? 0)

  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page.getByText(/^第 2 页/)).toBeVisible()
  expect((await pricesOf(page))[0]).toBeLessThanOrEqual(dearest.at(-1) ?? 0)
  const second = await namesOf(page)
  const handedOn = await context.newPage()
  await handedOn.goto(page.url())
  await expect(handedOn.getByLabel('类型')).toHaveValue('parcel')
  await expect(handedOn.getByRole('columnheader', { name: '售价' })).toHaveAttribute('aria-sort', 'descending')
  expect(await namesOf(handedOn)).toEqual(second)
  await handedOn.close()

  await page.goBack()
  await expect(page.getByText(/^第 1 页/)).toBeVisible()
  expect(await pricesOf(page)).toEqual(dearest)
  await page.goBack()
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await page.goBack()
  await expect(price).not.toHaveAttribute('aria-sort')
  await expect(page.getByLabel('类型')).toHaveValue('parcel')
  await page.goBack()
  await expect(page.getByLabel('类型')).toHaveValue('')
})

test('a list longer than the screen opens at its top, and its place in the navigation is in sight', async ({
  page,
}) => {
  await signInAtDesk(page, 'admin3')
  for (const [path, name] of [
    ['/desk/goods', '商品'],
    ['/desk/illnesses', '疾病和症状'],
  ] as const) {
    await page.goto(path)
    await expect(rowsOf(page, name)).toHaveCount(20)
    const place = page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name, exact: true })
    await expect(place).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 })
  }
})

test('a form over a list holds the keyboard, and gives it back to what opened it: closed, left or saved', async ({
  page,
}) => {
  await signInAtDesk(page, 'admin3')
  await page.goto('/desk/departments')
  const isOutside = () =>
    page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== null && activeElement !== body && activeElement.closest('dialog') === null
    })
  const opened = async (opener: Locator) => {
    await opener.focus()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog')
    await expect(form).toBeVisible()
    for (let steps = 0; steps < 20; steps++) {
      await page.keyboard.press('Tab')
      expect(await isOutside()).toBe(false)
    }
    return form
  }
  const add = page.getByRole('button', { name: '新增科室' })
  const change = rowsOf(page, '本院科室').first().getByRole('button', { name: '修改' })
  await opened(add)
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await (await opened(add)).getByRole('button', { name: '关闭' }).press('Enter')
  await expect(add).toBeFocused()
  await (await opened(change)).getByRole('button', { name: '保存' }).press('Enter')
  await expect(page.getByText('科室已保存')).toBeVisible()
  await expect(change).toBeFocused()
})

test('words that nothing fits say so and are cleared; a search stays in its box, and back brings the former one', async ({
  page,
}) => {
  await signInAtDesk(page, 'keeper3')
  await expect(rowsOf(page, '商品')).toHaveCount(20)
  await searchFor(page, '护')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(rowsOf(page, '商品')).not.toHaveCount(20)
  const found = await rowsOf(page, '商品').count()
  expect(found).toBeGreaterThan(0)
  await searchFor(page, '100%_"没有这个"')
  await expect(page.getByText('没有符合条件的商品')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('护')
  await expect(rowsOf(page, '商品')).toHaveCount(found)
  await page.goForward()
  await page.getByRole('link', { name: '清除条件' }).last().click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(rowsOf(page, '商品').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '清除条件' })).toHaveCount(0)
})

test('a list that does not come says so in its place and is fetched again; an address that means nothing says that', async ({
  page,
}) => {
  await signInAtDesk(page, 'keeper3')
  await expect(rowsOf(page, '商品').first()).toBeVisible()
  await page.route('**/api/desk/goods?*', (route) => route.abort())
  await page.getByLabel('类型').selectOption({ label: '体检套餐' })
  await expect(page.getByRole('alert')).toContainText('没有加载出来')
  await expect(page.getByLabel('类型')).toHaveValue('exam')
  await page.unroute('**/api/desk/goods?*')
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(rowsOf(page, '商品').first()).toBeVisible()
  await page.goto('/desk/goods?kind=spaceship')
  await expect(page.getByRole('alert')).toContainText('地址里有一个条件不对')
  await page.getByRole('link', { name: '清除条件' }).last().click()
  await expect(rowsOf(page, '商品').first()).toBeVisible()
})

test('an admin exports what the filters show, all pages of it, and the audit says so', async ({ page }) => {
  await signInAtDesk(page, 'admin3')
  await page.goto('/desk/staff')
  await page.getByLabel('角色').selectOption('nurse')
  await expect(page).toHaveURL(/role=nurse/)
  await isShown(page)
  await expect(columnOf(page, '本院员工', '角色').filter({ hasNotText: '护士' })).toHaveCount(0)
  const logins = await columnOf(page, '本院员工', '登录名').allInnerTexts()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出表格' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^员工-\d{4}-\d\d-\d\d-\d{4}\.csv$/)
  const file = await readFile(await download.path())
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = file.subarray(3).toString('utf8').trimEnd().split('\r\n')
  expect(lines[0]).toBe('姓名,登录名,角色,状态,动态验证码,创建时间,最近登录')
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(logins)
  await expect(page.getByRole('status').filter({ hasText: `已导出 ${logins.length} 行员工` })).toBeVisible()

  await page.goto('/desk/audit?act=list.')
  const line = rowsOf(page, '操作记录').first()
  await expect(line).toContainText('导出列表')
  await expect(line).toContainText(`行数 ${logins.length}`)
  await line.getByRole('link', { name: /导出文件/ }).click()
  await expect(page.getByRole('link', { name: /对象：导出文件/ })).toBeVisible()
  await page.getByRole('link', { name: /编号：员工-/ }).click()
  await expect(page).toHaveURL(/kind=export$/)
})

test('on a phone rows are cards, sorted by a choice, and nothing stands out of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signInAtDesk(page, 'keeper3')
  // The second before the first has come: neither is lost.
  await page.getByLabel('类型').selectOption({ label: '商品（快递寄送）' })
  await page.getByLabel('排序').selectOption({ label: '售价：从大到小' })
  await expect(page).toHaveURL(/kind=parcel&sort=price&order=desc/)
  await expect.poll(() => isFalling(page)).toBe(true)
  for (const path of ['/desk/goods', '/desk/orders'] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: '导出表格' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  }
})

test('several goods are chosen by the keyboard, all of the page or some, and what is done to them is said', async ({
  page,
}) => {
  await signInAtDesk(page, 'keeper3')
  const boxes = rowsOf(page, '商品').getByRole('checkbox')
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await boxes.nth(1).check()
  const all = page.getByRole('checkbox', { name: '已选 2 个商品' })
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await all.check()
  const count = await boxes.count()
  await expect(page.getByRole('checkbox', { name: `已选 ${count} 个商品` })).toBeChecked()
  // Who is in two minds loses nothing.
  await page.getByRole('button', { name: '下架', exact: true }).first().click()
  await page
    .getByRole('dialog', { name: `下架这 ${count} 件商品？` })
    .getByRole('button', { name: '取消' })
    .click()
  await expect(boxes.first()).toBeChecked()
  await page.getByRole('button', { name: '上架', exact: true }).first().click()
  await expect(page.getByText(/已上架 \d+ 件/)).toBeVisible()
  await expect(page.getByText('全选本页')).toBeVisible()
  await expect(boxes.first()).not.toBeChecked()
})
