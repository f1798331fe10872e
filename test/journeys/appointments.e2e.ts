import { expect, type Page } from '@playwright/test'
import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

/** A patient of the demonstration who makes appointments. */
const MOBILE = '13800000009'

test('an exam is bought, booked for a member, moved to another day, cancelled, and booked by the older form', async ({
  page,
  baseURL,
}) => {
  const { list } = await callAs(baseURL)(cityCategoryGoods, { keyword: '体检' })
  await signInTo(page, `/health/product?goods_id=${list[0]?.goods_id}`, MOBILE)
  await test.step('buys it at the cashier', () => buy(page))
  await test.step('sees which hospitals take them, and comes to the time there', async () => {
    await page.getByRole('link', { name: /选择去哪家医院/ }).click()
    await expect(page).toHaveURL(/\/health\/service\/select/)
    await page
      .getByRole('link', { name: /可以预约/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/health\/examineTime.*unit_id=/)
    await page.goBack()
    await page.goBack()
  })
  const first = await test.step('chooses a day and a time', async () => {
    await page.getByRole('link', { name: '预约', exact: true }).click()
    await expect(page).toHaveURL(/\/health\/examineTime/)
    await chooseDay(page, 1)
    return chooseTime(page, '约这一天')
  })
  await test.step('moves it to another day', async () => {
    await page.getByRole('link', { name: '改约' }).first().click()
    await expect(page.getByText('选好新时间前一直为您留着')).toBeVisible()
    await chooseDay(page, 2)
    expect(await chooseTime(page, '改到这一天')).not.toBe(first)
  })
  await test.step('cancels it: the order asks for a time again', async () => {
    await page.getByRole('button', { name: '取消预约' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
    await expect(page.getByRole('link', { name: '预约', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: '预约信息' })).toHaveCount(0)
  })
  await test.step('books it again by the two wheels of the older form', () => bookByWheels(page))
})

const buy = async (page: Page) => {
  await page
    .getByRole('button', { name: /购买/ })
    .or(page.getByRole('link', { name: /购买/ }))
    .first()
    .click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await page.getByRole('link', { name: '看订单' }).click()
  await expect(page.getByRole('heading', { name: '待使用' })).toBeVisible()
}

/** The nth day of next month: one that can still be changed, whatever the time is now. */
const chooseDay = async (page: Page, nth: number) => {
  await page.getByRole('button', { name: '下个月' }).click()
  const day = page.getByRole('region', { name: '选择日期' }).getByRole('link').nth(nth)
  const date = /date=([\d-]+)/.exec((await day.getAttribute('href')) ?? '')?.[1]
  await day.click()
  await expect(page).toHaveURL(new RegExp(`date=${date}`))
  const [, month, dayOfMonth] = (date ?? '').split('-').map(Number)
  await expect(page.getByRole('heading', { name: `${month}月${dayOfMonth}日` })).toBeVisible()
}

/** Chooses the first free time of the day that is shown, and books it: what the order says then. */
const chooseTime = async (page: Page, action: string): Promise<string> => {
  await page
    .locator('label', { has: page.locator('input[name=time]:enabled') })
    .first()
    .click()
  await page.getByRole('button', { name: action }).click()
  await expect(page).toHaveURL(/\/health\/orderdetail/)
  const card = page.locator('section', { has: page.getByRole('heading', { name: '预约信息' }) })
  await expect(card.getByText('已预约')).toBeVisible()
  return (await card.getByRole('paragraph').first().innerText()).trim()
}

/** The last day that can be had, and the first free time of it. */
const bookByWheels = async (page: Page) => {
  await page.getByRole('link', { name: '预约', exact: true }).click()
  await page.getByRole('link', { name: '用列表选日期和时间' }).click()
  const days = page.getByLabel('日期')
  const date = (await days.locator('option').last().getAttribute('value')) ?? ''
  await days.selectOption(date)
  await expect(page).toHaveURL(new RegExp(`/health/appointmentTime\\?.*date=${date}`))
  const times = page.getByLabel('时间', { exact: true })
  const time = (await times.locator('option:enabled:not([value=""])').first().getAttribute('value')) ?? ''
  await times.selectOption(time)
  await page.getByRole('button', { name: '确认预约' }).click()
  await expect(page).toHaveURL(/\/health\/orderdetail/)
  const [, month, dayOfMonth] = date.split('-').map(Number)
  await expect(page.getByText(new RegExp(`${month}月${dayOfMonth}日.*${time}`)).first()).toBeVisible()
}
