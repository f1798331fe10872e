import { expect, type Page } from '@playwright/test'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { signInPage, signInTo } from './people.ts'
import { findPlace, type Place } from './places.ts'

test('a patient books the last place for themselves, pays and cancels; the next on the waitlist gets it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const place = await findPlace(
    callAs(baseURL),
    ({ state, left_num, fee }) => state === 'bookable' && left_num === 1 && fee !== '0.00',
  )

  await test.step('signs in and chooses his city', async () => {
    await signInTo(page, '/city/index')
    await page.getByRole('link', { name: '深圳' }).first().click()
  })
  await test.step('finds hospital, department, doctor and slot', async () => {
    await page.goto('/unit/list')
    await page.getByRole('searchbox').fill(place.doctor.unit_name)
    await page.getByRole('button', { name: '搜索' }).click()
    await page.getByRole('main').getByRole('link', { name: place.doctor.unit_name }).first().click()
    await page.getByRole('link', { name: '全部科室' }).click()
    await page.getByRole('link', { name: place.className, exact: true }).click()
    await page.getByRole('link', { name: place.doctor.dep_name }).first().click()
    await page.locator(`a[href*="date=${place.date}"]`).first().click()
    // With the day: until its doctors have come, those of the day before it are shown.
    await page.locator(`a[href*="doc_id=${place.doctor.doctor_id}"][href*="date=${place.date}"]`).first().click()
    await page
      .getByRole('main')
      .getByRole('link', { name: tileOf(place) })
      .click()
  })
  await test.step('adds himself as a member', async () => {
    await page.getByRole('link', { name: '添加就诊人' }).first().click()
    await addMember(page, '纪小舟', '110101199003070134')
    await expect(page.getByRole('radio', { name: '纪小舟' })).toBeChecked()
  })
  await test.step('books, though the network loses two answers: one place, by one key', async () => {
    const keys = await losingAnswers(page, '**/api/guahao/v1/order/create*', 2)
    await page.getByRole('button', { name: '确认预约' }).click()
    for (let lost = 0; lost < 2; lost++) await page.getByRole('button', { name: '再试一次' }).click()
    await expect(page).toHaveURL(/\/pay\/index/)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })
  await test.step('pays at the cashier and sees his number', () => payHere(page))

  const other = await (await browser.newContext()).newPage()
  await test.step('somebody else finds the slot full and waits', () => waitFor(other, place))
  await test.step('the patient cancels', async () => {
    await page.getByRole('link', { name: '查看预约' }).click()
    await page.getByRole('button', { name: /^取消预约/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
    await expect(page.getByRole('status').filter({ hasText: '已取消' }).first()).toBeVisible()
  })
  await test.step('the place is handed over; the other is told, pays and has it', async () => {
    await other.goto('/account/messages')
    await other.getByRole('link', { name: /候补成功/ }).click()
    await other.getByRole('link', { name: /^去支付/ }).click()
    await payHere(other)
  })
})

/** A slot's tile begins with its time. */
const tileOf = ({ slot }: Place) => new RegExp(`^${slot.begin_time.slice(11, 16)}`)

/** Fills in the form that is shown. */
const addMember = async (page: Page, name: string, idCard: string) => {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('证件号码').fill(idCard)
  await page.getByRole('button', { name: '保存' }).click()
}

/** The first answers to a question reach nobody, though the server gave them; the keys of all tries. */
const losingAnswers = async (page: Page, url: string, count: number): Promise<string[]> => {
  const keys: string[] = []
  await page.route(url, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    const response = await route.fetch()
    return keys.length <= count ? route.abort() : route.fulfill({ response })
  })
  return keys
}

const payHere = async (page: Page) => {
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /^就诊号\s*\d+\s*号$/ })).toBeVisible()
}

const waitFor = async (page: Page, place: Place) => {
  const { doctor, date } = place
  await page.goto(
    `/guahao/schedule?unit_id=${doctor.unit_id}&dep_id=${doctor.dep_id}&doc_id=${doctor.doctor_id}&date=${date}`,
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: tileOf(place) })
    .click()
  await signInPage(page)
  await page.getByRole('link', { name: '添加就诊人' }).first().click()
  await addMember(page, '沈小满', '110101199003070222')
  await page.getByRole('button', { name: '加入候补' }).click()
  await expect(page).toHaveURL(/\/guahao\/orderlist/)
  await expect(page.getByText(doctor.doctor_name).first()).toBeVisible()
}
