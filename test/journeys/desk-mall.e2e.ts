import { expect, type Page, test } from '@playwright/test'

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
