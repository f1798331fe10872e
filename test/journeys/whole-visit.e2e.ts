import { expect } from '@playwright/test'
import { deskDone } from '#app/areas/desk/clinic/contract.ts'
import { deskExtra } from '#app/areas/desk/schedules/contract.ts'
import { orderList } from '#app/areas/guahao/booking/contract.ts'
import { askAsStaff, callUpTo, codeAtDoor, findDeskPlace } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, newMobile, signInPage } from './people.ts'
import { addMember, bookAndPay, tapSlot, tapToSlots } from './tapping.ts'

test('a patient goes the whole way of today: books, finds the building, checks in by the code at the door, is called to a room, and afterwards says how it was and books again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const askNurse = await askAsStaff(baseURL, 'nurse1')
  const place = await findDeskPlace(
    askNurse,
    callAs(baseURL),
    ({ state, fee, begin_time }) => (state === 'bookable' || state === 'full') && fee !== '0.00' && isSoon(begin_time),
  )
  // On a Sunday few doctors are there, and other journeys book with them too.
  await askNurse(deskExtra, { slot_id: place.slot.slot_id, count: 3 })
  await test.step('from the home to a place of today, signs in at it, and pays', async () => {
    await tapToSlots(page, place)
    await tapSlot(page, place.slot)
    await expect(page).toHaveURL(/\/user\/login/)
    await signInPage(page, newMobile())
    await addMember(page, '江远帆', '110101199003070396')
    await bookAndPay(page)
    await page.getByRole('link', { name: '查看预约' }).click()
    await expect(page).toHaveURL(/\/guahao\/orderdetail/)
  })
  await test.step('reads the way there', async () => {
    await page.getByRole('button', { name: /导航/ }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//)
    await sheet.getByRole('button', { name: '关闭' }).click()
  })
  const family = await (await browser.newContext()).newPage()
  await test.step('lets a daughter see it, who is not signed in', async () => {
    await page.getByRole('button', { name: /请家人看这次就诊/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '生成链接' }).click()
    const link = await sheet.getByText(/\/guahao\/guest#/).innerText()
    await sheet.getByRole('button', { name: '关闭' }).click()
    const asked: string[] = []
    family.on('request', (request) => void asked.push(request.url()))
    await family.goto(`${baseURL}/guahao/guest#${link.split('#')[1]}`)
    await expect(family.getByRole('heading', { name: '江** 的就诊' })).toBeVisible()
    await expect(family.getByRole('main')).toContainText(place.doctor.unit_name)
    await expect(family.getByRole('main')).toContainText('还没有签到')
    expect(asked.filter((url) => url.includes(link.split('#')[1] as string) && !url.includes('#'))).toEqual([])
  })
  await test.step('types a wrong code, then the one at the door', async () => {
    const code = await codeAtDoor(askNurse, place.clinicId)
    await page.getByRole('button', { name: '用签到码' }).click()
    const field = page.getByLabel('诊室门口或候诊屏上的签到码')
    const send = page.getByRole('button', { name: '签到', exact: true })
    await field.fill(code === '0000' ? '1111' : '0000')
    await send.click()
    await expect(page.getByRole('alert')).toContainText('签到码不对')
    await field.fill(code)
    await send.click()
    await expect(page.getByRole('status').filter({ hasText: '已签到' }).first()).toBeVisible()
    await expect(page.getByText('前面已到')).toBeVisible()
  })
  const [order] = (await callAs(baseURL, await keyOf(page))(orderList, {})).list
  await test.step('is called, and reads into which room', async () => {
    const called = await callUpTo(askNurse, place.clinicId, order?.number ?? 0)
    expect(called).toBe(order?.order_id)
    await page.reload()
    await expect(page.getByText(/^请进/)).toBeVisible()
    await expect(page.getByText('轮到您了').first()).toBeVisible()
    await family.reload()
    await expect(family.getByText(/^轮到了，请进/)).toBeVisible()
  })
  await test.step('was seen: the daughter sees no more, and the patient says how it was', async () => {
    await askNurse(deskDone, { order_id: order?.order_id ?? '' })
    await family.reload()
    await expect(family.getByText(/这次就诊已经结束/)).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: '写评价' }).click()
    // The page that comes takes a tap only when it has come in.
    await expect(() => page.getByRole('radio', { name: /5/ }).check({ force: true, timeout: 1_000 })).toPass()
    await page.getByLabel('写点什么').fill('讲得清楚，等了十来分钟。')
    await page.getByRole('button', { name: '发表评价' }).click()
    await expect(page.getByText('讲得清楚，等了十来分钟。').first()).toBeVisible()
  })
  await test.step('comes back to the doctor from the appointment', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: '挂号', exact: true }).click()
    const doctors = page.getByRole('region', { name: '我的医生' })
    await doctors.getByRole('link', { name: new RegExp(place.doctor.doctor_name) }).click()
    await expect(
      page.locator(`a[href*="/guahao/confirm"][href*="doc_id=${place.doctor.doctor_id}"]`).first(),
    ).toBeVisible()
  })
})

/** It is eight when the product starts, and check-in opens two hours before the time. */
const isSoon = (begin_time: string): boolean => begin_time.slice(11, 16) <= '10:00'
