import { expect } from '@playwright/test'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { diseaseSearch } from '#app/areas/guahao/illnesses/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { addDays, type Day, dayOf, instantAt } from '#kit/time/day.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'
import { findPlace } from './places.ts'

const today = () => dayOf(new Date())

/** Where a place of a day is confirmed. */
const placeOn = async (callApi: CallApi, date: Day): Promise<string> => {
  for (const { doctor_id, unit_id, dep_id } of (await callApi(doctorList, { page_size: 50, sort: 'soonest' })).list) {
    const { list } = await callApi(doctorSlots, { doctor_id, date })
    const slot = list.find(({ state }) => state === 'bookable')
    if (slot)
      return `/guahao/confirm?slot_id=${slot.slot_id}&unit_id=${unit_id}&dep_id=${dep_id}&doc_id=${doctor_id}&date=${date}`
  }
  throw new Error(`nobody has a place on ${date}`)
}

test('a place of today is booked only by who has ticked that it cannot be given back by telephone', async ({
  page,
  baseURL,
}) => {
  const path = await placeOn(callAs(baseURL), today())
  // The product's clock stands in the morning.
  await page.clock.setFixedTime(instantAt(today(), 8 * 60))
  await signInTo(page, path)
  await page.getByRole('link', { name: '添加就诊人' }).first().click()
  await page.getByLabel('姓名').fill('陆知秋')
  await page.getByLabel('证件号码').fill('110101199003070257')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('radio', { name: '陆知秋' })).toBeChecked()
  await expect(page.getByText(/前可以取消/)).toHaveCount(0)
  await page.getByRole('button', { name: '确认预约' }).click()
  await expect(page.getByRole('alert')).toHaveText(/请先勾选/)
  await expect(page.getByRole('checkbox', { name: /不能在手机上取消/ })).toBeFocused()
  await page.getByRole('checkbox', { name: /不能在手机上取消/ }).check()
  await page.getByRole('button', { name: '确认预约' }).click()
  await expect(page).toHaveURL(/\/pay\/index|\/guahao\/success/)
})

test('a place of a later day says until which day and hour it can be given back', async ({ page, baseURL }) => {
  const { doctor, slot, date } = await findPlace(callAs(baseURL), ({ state }) => state === 'bookable')
  await page.clock.setFixedTime(instantAt(today(), 8 * 60))
  await signInTo(
    page,
    `/guahao/confirm?slot_id=${slot.slot_id}&unit_id=${doctor.unit_id}&dep_id=${doctor.dep_id}&doc_id=${doctor.doctor_id}&date=${date}`,
  )
  await expect(page.getByText(/周. \d\d:\d\d 前可以取消或改约/)).toBeVisible()
  await expect(page.getByText(/就诊前 1 天/)).toHaveCount(0)
})

test('days that are named by today are named anew after midnight', async ({ page, baseURL }) => {
  const [doctor] = (await callAs(baseURL)(doctorList, { sort: 'soonest' })).list
  const tomorrow = addDays(today(), 1)
  await page.clock.install({ time: instantAt(today(), 23 * 60 + 58) })
  await page.goto(`/guahao/schedule?unit_id=${doctor?.unit_id}&dep_id=${doctor?.dep_id}&doc_id=${doctor?.doctor_id}`)
  const day = page.locator(`a[href*="date=${tomorrow}"]`).first()
  await expect(day).toContainText('明天')
  await page.clock.runFor('05:00')
  await expect(day).toContainText('今天')
})

test('a symptom leads to doctors, and one that may be an emergency first of all to the ambulance', async ({
  page,
  baseURL,
}) => {
  const [pain] = (await callAs(baseURL)(diseaseSearch, { keyword: '胸痛' })).list
  await page.goto(`/doctor/index?ill_id=${pain?.ill_id}`)
  const card = page.getByRole('region', { name: '先看是不是急症' })
  await expect(card.getByRole('link', { name: /120/ })).toHaveAttribute('href', 'tel:120')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.goto('/search/index?keyword=不想活了')
  await expect(card.getByRole('link', { name: /12356/ })).toHaveAttribute('href', 'tel:12356')
})
