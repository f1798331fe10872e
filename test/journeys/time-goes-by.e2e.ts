import { expect, type Page } from '@playwright/test'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { FASTING_WORDS } from '#app/areas/orders/appointments/rules.ts'
import { dayOf, daysBetween } from '#kit/time/day.ts'
import { startApart } from './apart.ts'
import { askAnother, describeCase, sendAndPay, WORDS } from './consult-steps.ts'
import { chooseMorning, findExam, payExam } from './exam-steps.ts'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'
import { addMember } from './tapping.ts'

/** The product apart begins at eight in the morning. */
const BEGINS_AT = 8
/** Longer than any doctor of the demonstration lets somebody wait. */
const SILENT_HOURS = 5
/** When people are told of the next day, and half an hour of it. */
const EVENING = 18.5

test('whom no doctor answers has their money back by itself and asks another in one tap; whose parent has an exam is reminded the evening before', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const apart = await startApart()
  const openPhone = async () =>
    (
      await browser.newContext({ baseURL: apart.baseURL, viewport: { width: 375, height: 812 }, locale: 'zh-CN' })
    ).newPage()
  try {
    const page = await openPhone()
    await test.step('asks a doctor, pays, and is promised by when', () => askAndPay(page))
    await test.step('nobody answers: the money is back by itself, and why', async () => {
      apart.moveHours(SILENT_HOURS)
      // Nobody looks at it meanwhile: the job finds what was promised and not held.
      await expect(async () => {
        await page.reload()
        await expect(page.getByText('已原路退回')).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 120_000 })
      await expect(page.getByText('医生没有在承诺时间内接诊').first()).toBeVisible()
    })
    await test.step('the next step leads to another doctor, who is asked the same', async () => {
      await askAnother(page, WORDS)
      await sendAndPay(page)
      await expect(page.getByRole('heading', { name: '等待接诊' })).toBeVisible()
    })
    const child = await openPhone()
    await test.step('a child buys an exam for a parent', () => buyExam(child))
    const day = await chooseMorning(child, '江国强')
    await test.step('the evening before they are told when, where and to come fasting', async () => {
      const days = daysBetween(dayOf(new Date()), day) - 1
      apart.moveHours(days * 24 + EVENING - BEGINS_AT - SILENT_HOURS)
      const [, month, date] = day.split('-').map(Number)
      const reminder = child.getByRole('link', { name: /预约提醒/ }).first()
      await child.goto('/')
      await child.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: /消息$/ }).click()
      await expect(child).toHaveURL(/\/account\/messages/)
      await expect(async () => {
        await child.reload()
        await expect(reminder).toBeVisible({ timeout: 3_000 })
      }).toPass({ timeout: 120_000 })
      await expect(reminder).toContainText(`江国强 ${month}月${date}日`)
      await expect(reminder).toContainText(FASTING_WORDS)
      await reminder.click()
      await expect(child).toHaveURL(/\/health\/orderdetail/)
      await expect(child.getByRole('heading', { name: '预约信息' })).toBeVisible()
    })
  } finally {
    await apart.stop()
  }
})

const askAndPay = async (page: Page) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: '看病' })
    .getByRole('link', { name: /问医生/ })
    .click()
  await expect(page).toHaveURL(/\/ask\/index/)
  await page
    .getByRole('main')
    .getByRole('link', { name: kindWords.text.slice(0, 2), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/service=text/)
  await page.locator('main a[href^="/ask/select"]').first().click()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await signInPage(page, newMobile())
  await addMember(page, '许青禾', '110101198506070174')
  await describeCase(page)
  await sendAndPay(page)
  await expect(page.getByRole('heading', { name: '等待接诊' })).toBeVisible()
}

const buyExam = async (page: Page) => {
  await findExam(page)
  await page.getByRole('link', { name: '立即购买' }).click()
  await signInPage(page, newMobile())
  await expect(page).toHaveURL(/\/health\/orderconfirm/)
  await payExam(page)
}
