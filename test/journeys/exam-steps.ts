import { expect, type Page } from '@playwright/test'
import { FASTING_WORDS } from '#app/areas/orders/appointments/rules.ts'
import type { Day } from '#kit/time/day.ts'
import { addMember } from './tapping.ts'

/** From the home to an exam package for older people. */
export const findExam = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '体检套餐' }).click()
  await expect(page).toHaveURL(/\/health\/second/)
  await page.getByRole('main').getByRole('link', { name: '中老年体检', exact: true }).click()
  await expect(page).toHaveURL(/\/health\/productlist/)
  await page.getByRole('main').locator('a[href*="goods_id="]').first().click()
  await expect(page).toHaveURL(/\/health\/product\?/)
}

/** Sends the order that is shown, and pays for it. */
export const payExam = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
}

/** Chooses the first free morning for a parent who comes fasting, once it is paid; the day that was chosen. */
export const chooseMorning = async (page: Page, name: string): Promise<Day> => {
  await page.getByRole('link', { name: '预约体检时间' }).click()
  await expect(page).toHaveURL(/\/health\/examineTime/)
  await addMember(page, name, '110101195503070239')
  await expect(page.getByText('这项要空腹来，所以只约上午。')).toBeVisible()
  const times = page.locator('input[name=time]')
  for (const time of await times.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    expect(time < '12:00').toBe(true)
  await page
    .locator('label', { has: page.locator('input[name=time]:enabled') })
    .first()
    .click()
  const sent = page.waitForRequest((request) => Boolean(request.postData()?.includes('on_site_time')))
  await page.getByRole('button', { name: '约这一天' }).click()
  const day = /\d{4}-\d\d-\d\d/.exec((await sent).postData() ?? '')?.[0] ?? ''
  await expect(page).toHaveURL(/\/health\/orderdetail/)
  await expect(page.getByRole('heading', { name: '预约信息' })).toBeVisible()
  await expect(page.getByText(FASTING_WORDS)).toBeVisible()
  return day
}
