import { expect } from '@playwright/test'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, addMonths, dayOf } from '#kit/time/day.ts'
import { inviteGrandmother, measureChild, openChild, writeMilk } from './child-steps.ts'
import { test } from './journey.ts'
import { loseNet } from './offline-steps.ts'
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

  await measureChild(page, { grams: 5300, cm: 57.5 })
  await page.getByRole('link', { name: '换成世界卫生组织标准' }).click()
  await expect(page.getByText('世界卫生组织儿童生长标准').first()).toBeVisible()

  await page.getByRole('link', { name: '身长别体重' }).click()
  await expect(page.getByText('横轴是身长')).toBeVisible()

  await openChild(page, '林小满')
  await page.getByRole('link', { name: '全部疫苗' }).click()
  await page.getByRole('button', { name: /卡介苗/ }).click()
  await page.getByLabel('接种日期').fill(addMonths(today(), -2))
  await page.getByRole('button', { name: '已经接种' }).click()
  await expect(page.getByRole('button', { name: /卡介苗.*已接种/ })).toBeVisible()

  await openChild(page, '林小满')
  const grandmother = await inviteGrandmother(page, browser, '婴儿期')
  await expect(grandmother.getByRole('link', { name: '孩子的资料' })).toHaveCount(0)

  // Both write at once; she has no net, and what she writes is sent with its own time when it is back.
  await grandmother.getByRole('link', { name: /日常记录/ }).click()
  await expect(grandmother.getByText('这一天还没有记录')).toBeVisible()
  await loseNet(grandmother)
  await writeMilk(grandmother, 90)
  await expect(grandmother.getByRole('heading', { name: '还没发出去的 1 条' })).toBeVisible()
  await openChild(page, '林小满')
  await page.getByRole('link', { name: /日常记录/ }).click()
  await writeMilk(page, 120)
  await expect(page.getByText('喝奶 120 毫升')).toBeVisible()
  await grandmother.context().setOffline(false)
  await expect(grandmother.getByText('喝奶 2 次，共 210 毫升')).toBeVisible()
  await expect(grandmother.getByRole('heading', { name: /还没发出去/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('喝奶 90 毫升')).toHaveCount(1)
  await expect(page.getByText('祖辈记的')).toBeVisible()
})
