import { type Browser, expect } from '@playwright/test'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'
import { findPlace, type Place } from './places.ts'
import { addMember, bookAndPay, tapSlot, tapToSlots } from './tapping.ts'

test('who finds a time full waits for any time of the half day, and pays for the place that somebody else gives back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const last = await findPlace(
    callAs(baseURL),
    ({ state, left_num, fee }) => state === 'bookable' && left_num === 1 && fee !== '0.00',
  )
  const holder = await takeLast(browser, last)
  await test.step('the time is full: other doctors and the half day are offered', async () => {
    await tapToSlots(page, last)
    await tapSlot(page, last.slot)
    await signInPage(page, newMobile())
    await addMember(page, '温雨桐', '110101199003070433')
    const spans = page.getByRole('group', { name: '等哪些时段' })
    if (await spans.isVisible()) await spans.getByRole('radio').nth(1).check({ force: true })
    await page.getByRole('button', { name: '加入候补' }).click()
    await expect(page).toHaveURL(/\/guahao\/orderlist/)
    await expect(page.getByText(last.doctor.doctor_name).first()).toBeVisible()
  })
  await test.step('somebody gives it back', async () => {
    await holder.getByRole('button', { name: /^取消预约/ }).click()
    await holder.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
    await expect(holder.getByRole('status').filter({ hasText: '已取消' }).first()).toBeVisible()
  })
  await test.step('the home leads to the payment, and the place is theirs', async () => {
    await page.goto('/')
    await page
      .getByRole('complementary', { name: '接下来' })
      .getByRole('link', { name: /前支付/ })
      .click()
    await page.getByRole('button', { name: /去支付/ }).click()
    await page.getByRole('button', { name: '确认' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: /^就诊号\s*\d+\s*号$/ })).toBeVisible()
  })
})

/** Somebody else books the last place of a time, and looks at their appointment. */
const takeLast = async (browser: Browser, last: Place) => {
  const page = await (await browser.newContext()).newPage()
  await tapToSlots(page, last)
  await tapSlot(page, last.slot)
  await signInPage(page, newMobile())
  await addMember(page, '顾长亭', '110101199003070441')
  await bookAndPay(page)
  await page.getByRole('link', { name: '查看预约' }).click()
  return page
}
