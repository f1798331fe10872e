import { expect, type Page } from '@playwright/test'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { test } from './journey.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name, exact: true })

test('a keeper makes goods with pieces and puts them on the shelf; a visitor finds them, until they are off it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: 'keeper1' }).click()
  await expect(page).toHaveURL(/\/desk\/goods/)
  await page.getByRole('link', { name: '新增商品' }).click()
  await page.getByLabel('商品名称').fill('青禾远红外护腕')
  await page.getByLabel('品牌').fill('青禾')
  await page.getByLabel('分类', { exact: true }).selectOption({ label: '运动护具 · 护膝' })
  await page.getByLabel('规格名').fill('一对装')
  await page.getByLabel('售价').fill('59.90')
  await page.getByLabel('原价').fill('79')
  await page.getByLabel('首批库存').fill('3')
  await page.getByRole('button', { name: '保存商品' }).click()
  const row = page.getByRole('row').filter({ hasText: '青禾远红外护腕' })
  await expect(row).toContainText('已下架')
  await expect(row).toContainText('仅 3')
  await row.getByRole('button', { name: '上架' }).click()
  await expect(row).toContainText('在售')

  const visitor = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 375, height: 812 } })
  await visitor.goto('/health/index')
  const box = visitor.getByRole('search')
  await box.getByRole('searchbox').fill('青禾护腕')
  await box.getByRole('button', { name: '搜索' }).click()
  await expect(visitor).toHaveURL(/\/search\/index.*type=goods/)
  await visitor.getByRole('link', { name: /青禾远红外护腕/ }).click()
  await expect(visitor.getByText('一对装').first()).toBeVisible()
  await expect(visitor.getByText('59.90').or(visitor.getByText('¥59.9')).first()).toBeVisible()

  await row.getByRole('link', { name: '库存' }).click()
  await page.getByRole('button', { name: '调整一对装的库存' }).click()
  await page.getByLabel('数量').fill('7')
  await page.getByLabel('原因').fill('到货')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: '到货' })).toContainText('+7')

  await place(page, '商品').click()
  await expect(row).toContainText('10')
  await row.getByRole('button', { name: '下架' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click()
  await expect(row).toContainText('已下架')
  await visitor.reload()
  await expect(visitor.getByText('商品已下架').first()).toBeVisible()
  await visitor.close()
})

test('a keeper makes a category and one under it, and chooses it for goods; a visitor finds it, until it is hidden', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: 'keeper1' }).click()
  await place(page, '商品分类').click()
  const add = async (name: string, parent?: string) => {
    await page.getByRole('button', { name: '新增分类' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('分类名称').fill(name)
    if (parent) await form.getByLabel('上级分类').selectOption({ label: parent })
    await form.getByLabel('图案').selectOption({ label: '睡眠' })
    await form.getByRole('button', { name: '保存' }).click()
  }
  await add('安睡好物')
  const row = page.getByRole('row').filter({ hasText: '安睡好物' })
  await expect(row).toContainText('显示中')
  await add('安睡好物')
  const form = page.getByRole('dialog')
  await expect(form.getByText('已经有叫这个名字的分类')).toBeVisible()
  await form.getByRole('button', { name: '关闭' }).click()
  await add('助眠枕', '安睡好物')
  await expect(page.getByRole('row').filter({ hasText: '助眠枕' })).toBeVisible()

  const visitor = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 375, height: 812 } })
  await visitor.goto('/health/category')
  const tops = visitor.getByRole('navigation', { name: '全部分类' })
  await tops.getByRole('link', { name: '安睡好物' }).click()
  await expect(visitor.getByRole('link', { name: '助眠枕' })).toBeVisible()

  await row.getByRole('button', { name: '隐藏' }).click()
  await expect(row).toContainText('已隐藏')
  await visitor.close()
  await place(page, '商品').click()
  await page.getByRole('link', { name: '新增商品' }).click()
  await expect(page.getByLabel('分类', { exact: true }).locator('option', { hasText: '助眠枕' })).toHaveCount(0)
  await place(page, '商品分类').click()
  await row.getByRole('button', { name: '显示' }).click()
  await expect(row).toContainText('显示中')
})

test('what is wrong with a form is said under its field, a refusal above the button, and nothing that was typed is lost', async ({
  page,
}) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: 'keeper1' }).click()
  await expect(page).toHaveURL(/\/desk\/goods/)
  await page.goto('/desk/giftcards')
  await page.getByRole('button', { name: '打印礼品卡' }).click()
  const form = page.getByRole('dialog', { name: '打印礼品卡' })
  const amount = form.getByLabel('面值')
  const lastDay = form.getByLabel('有效期最后一天')
  const print = form.getByRole('button', { name: '已收款，生成卡号' })
  const nextYear = addDays(dayOf(systemClock.now()), 365)
  await amount.fill('9999')
  await form.getByLabel('张数').fill('2')
  await lastDay.fill(nextYear)
  await print.click()
  await expect(amount).toHaveAccessibleDescription('这一项填得不对，请检查')
  await expect(amount).toBeFocused()
  await expect(form.getByRole('alert')).toHaveText('有一项填得不对，请检查后再提交')

  await amount.fill('37')
  await print.click()
  await expect(form.getByRole('alert')).toContainText('礼品卡的有效期不能少于')
  await expect(amount).toHaveAccessibleDescription(/每张最多/)
  await expect(amount).toHaveValue('37')
  await expect(lastDay).toHaveValue(nextYear)

  await lastDay.fill(addDays(dayOf(systemClock.now()), 4 * 366))
  await print.dblclick()
  const printed = page.getByRole('dialog', { name: '2 张，每张 ¥37.00' })
  await expect(printed.getByRole('row')).toHaveCount(3)
  await printed.getByRole('button', { name: '已经抄好或打印，关闭' }).click()
  // Others print too; nobody else cards of this amount.
  const batches = page.getByRole('table', { name: '打印过的礼品卡' }).getByRole('row')
  await expect(batches.filter({ has: page.getByRole('cell', { name: '¥37', exact: true }) })).toHaveCount(1)
})

test('a keeper makes goods for points and changes them: what is ticked is kept', async ({ page }) => {
  await page.goto('/desk/login')
  await page.getByRole('button', { name: 'keeper1' }).click()
  await expect(page).toHaveURL(/\/desk\/goods/)
  await page.goto('/desk/points')
  await page.getByRole('button', { name: '新增积分商品' }).click()
  const form = page.getByRole('dialog', { name: '新增积分商品' })
  await form.getByLabel('名称').fill('青禾艾草热敷贴')
  await form.getByLabel('分类').fill('热敷')
  await form.getByLabel('积分', { exact: true }).fill('88')
  await form.getByRole('checkbox').nth(0).check()
  await form.getByRole('checkbox').nth(2).check()
  await form.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row').filter({ hasText: '青禾艾草热敷贴' })
  await row.getByRole('button', { name: '修改' }).click()
  const change = page.getByRole('dialog', { name: '修改积分商品' })
  await expect(change.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await change.getByRole('checkbox').nth(0).uncheck()
  await change.getByRole('button', { name: '保存' }).click()
  await expect(change).toBeHidden()
  await row.getByRole('button', { name: '修改' }).click()
  await expect(change.getByRole('checkbox').nth(0)).not.toBeChecked()
  await expect(change.getByRole('checkbox').nth(2)).toBeChecked()
})
