import { expect, test } from '@playwright/test'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, addMonths, dayOf } from '#kit/time/day.ts'
import { signInTo } from './people.ts'

const today = () => dayOf(systemClock.now())

test('a mother begins the record of her child, measures it, is asked about grams, and writes a vaccine down', async ({
  page,
  browser,
}) => {
  await signInTo(page, '/account/index')
  await page.getByRole('link', { name: '孩子的档案' }).click()
  await page.getByRole('link', { name: '给孩子建档案' }).click()
  await page.getByLabel('名字').fill('林小满')
  await page.getByRole('radio', { name: '女' }).check()
  await page.getByLabel('出生日期').fill(addDays(addMonths(today(), -2), -3))
  await page.getByRole('button', { name: '保存' }).click()
  // A child under 14 needs a guardian.
  await expect(page.getByText('需要监护人同意')).toBeVisible()
  await page.getByRole('checkbox', { name: /我是监护人/ }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('婴儿期')).toBeVisible()

  await page.getByRole('link', { name: '记身长体重' }).click()
  await page.getByRole('button', { name: '记一次' }).click()
  await page.getByRole('dialog').getByLabel('体重').fill('5300')
  await page.getByRole('dialog').getByLabel('身长或身高').fill('57.5')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert')).toContainText('像是按克写的')
  await page.getByRole('button', { name: '改成 5.3 千克' }).click()
  await expect(page.getByText('体重 5.3 千克，身长 57.5 厘米')).toBeVisible()
  await expect(page.getByText(/WS\/T 423-2022/).first()).toBeVisible()
  await page.getByRole('link', { name: '换成世界卫生组织标准' }).click()
  await expect(page.getByText('世界卫生组织儿童生长标准').first()).toBeVisible()

  await page.goto('/records/children')
  await page.getByRole('link', { name: /林小满/ }).click()
  await page.getByRole('link', { name: '全部疫苗' }).click()
  await page.getByRole('button', { name: /卡介苗/ }).click()
  await page.getByLabel('接种日期').fill(addMonths(today(), -2))
  await page.getByRole('button', { name: '已经接种' }).click()
  await expect(page.getByRole('button', { name: /卡介苗.*已接种/ })).toBeVisible()

  await page.goto('/records/children')
  await page.getByRole('link', { name: /林小满/ }).click()
  await page.getByRole('link', { name: /一起照看的家人/ }).click()
  await page.getByRole('button', { name: '请家人一起照看' }).click()
  await page.getByRole('button', { name: '生成链接' }).click()
  const link = await page.getByText(/\/records\/join/).textContent()
  const grandmother = await (await browser.newContext()).newPage()
  await grandmother.goto('/')
  await signInTo(grandmother, link?.replace(/^https?:\/\/[^/]+/, '') ?? '')
  await grandmother.getByRole('button', { name: '一起照看' }).click()
  await expect(grandmother.getByText('婴儿期')).toBeVisible()
  await expect(grandmother.getByRole('link', { name: '孩子的资料' })).toHaveCount(0)
})
