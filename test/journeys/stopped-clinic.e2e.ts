import { expect, type Page } from '@playwright/test'
import { deskStop } from '#app/areas/desk/stops/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { askAsStaff, type DeskPlace, findDeskPlace } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'
import { addMember, bookAndPay, tapSlot, tapToSlots } from './tapping.ts'

/** Books by tapping, and then the clinic is stopped. */
const bookAndLose = async (page: Page, baseURL: string | undefined, who: [name: string, idCard: string]) => {
  const [askNurse, askPlanner] = await Promise.all([askAsStaff(baseURL, 'nurse1'), askAsStaff(baseURL, 'planner1')])
  const place = await findStoppable(askNurse, callAs(baseURL))
  await tapToSlots(page, place)
  await tapSlot(page, place.slot)
  await signInPage(page, newMobile())
  await addMember(page, ...who)
  await bookAndPay(page)
  await askPlanner(deskStop, { schedule_id: place.clinicId, reason: '医生身体不适' })
  await page.goto('/')
  await page
    .getByRole('complementary', { name: '接下来' })
    .getByRole('link', { name: /停诊了/ })
    .click()
  await expect(page.getByRole('group', { name: '您想怎么办' })).toBeVisible()
  return place
}

/** A place that costs something, on a day whose clinics no other journey needs. */
const findStoppable = (askDesk: CallApi, callApi: CallApi): Promise<DeskPlace> =>
  findDeskPlace(
    askDesk,
    callApi,
    ({ state, left_num, fee }) => state === 'bookable' && left_num > 2 && fee !== '0.00',
    addDays(dayOf(new Date()), 3),
  )

test('whose clinic is stopped reads it at the home, and takes another doctor of the department without paying again', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await bookAndLose(page, baseURL, ['常听雨', '110101199003070417'])
  const more = page.getByRole('button', { name: '看更多时间和医生' })
  if (await more.isVisible()) await more.click()
  const others = page.getByRole('radio', { name: /^换 / })
  const times = page.getByRole('radio', { name: /还是/ })
  // Where nobody else of the department has a place, another time of the same doctor is offered.
  await ((await others.count()) > 0 ? others : times).first().check()
  await page.getByRole('button', { name: '就换成这个' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /已预约|待就诊|预约成功/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /去支付/ })).toHaveCount(0)
})

test('who takes the money back instead reads how much and that it is under way', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const { slot } = await bookAndLose(page, baseURL, ['路云起', '110101199003070425'])
  await page.getByRole('radio', { name: /退款/ }).check()
  await page.getByRole('button', { name: '退款' }).click()
  await expect(page.getByText(/退回/).first()).toContainText(String(Number(slot.fee)))
  await expect(page.getByRole('link', { name: '再约一次' })).toBeVisible()
})
