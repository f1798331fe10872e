import { expect, type Page } from '@playwright/test'
import { doFocus, getDoctorMarkList } from '#app/areas/favourites/contract.ts'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

test('who is not signed in is led there from their favourites, their appointments and from following [X242]', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/account/favourites', '/guahao/orderlist']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/user/login?redirect_url=${encodeURIComponent(path)}`)
  }
  const [doctor] = (await callAs(baseURL)(doctorList, {})).list
  if (!doctor) throw new Error('the demonstration has no doctor')
  await page.goto(doctorAddress(doctor))
  await page.getByRole('button', { name: '关注' }).click()
  await expect(page).toHaveURL(/\/user\/login\?redirect_url=/)
})

test('a favourite that is let go leaves the list, and the list is not asked for again [X173]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const doctors = (await ask(doctorList, {})).list.slice(0, 3)
  for (const { doctor_id } of doctors) await ask(doFocus, { type: 'doctor', object_id: doctor_id, state: 1 })
  await page.goto('/account/favourites?type=doctor')
  const hearts = page.getByRole('button', { name: /^取消关注/ })
  await expect(hearts).toHaveCount(3)

  const lists: string[] = []
  page.on('request', (request) => request.method() === 'GET' && lists.push(request.url()))
  await page.getByRole('button', { name: `取消关注${doctors[1]?.doctor_name}` }).click()
  await expect(hearts).toHaveCount(2)
  await expect(page.getByText(String(doctors[0]?.doctor_name))).toBeVisible()
  await expect(page.getByText(String(doctors[2]?.doctor_name))).toBeVisible()
  expect(lists.filter((url) => url.includes(getDoctorMarkList.path))).toEqual([])
})

test('who steps back to favourites that had grown finds all of them still, each once', async ({ page, baseURL }) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const doctors = []
  for (let at = 1; doctors.length < 55; at++) {
    const { list } = await ask(doctorList, { page: at, page_size: 20 })
    if (list.length === 0) throw new Error('the demonstration has too few doctors')
    doctors.push(...list)
  }
  for (const { doctor_id } of doctors.slice(0, 55))
    await ask(doFocus, { type: 'doctor', object_id: doctor_id, state: 1 })
  await page.goto('/account/favourites?type=doctor')
  const hearts = page.getByRole('button', { name: /^取消关注/ })
  await expect(hearts).toHaveCount(50)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(hearts).toHaveCount(55)
  await page.locator('main a[href^="/vue/doctor/detail"]').last().click()
  await expect(page.getByRole('button', { name: '已关注' })).toBeVisible()
  const renewed = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname.endsWith(getDoctorMarkList.path) && searchParams.get('page') === '2'
  })
  await page.goBack()
  await expect(hearts).toHaveCount(55)
  await renewed
  // What came has been drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(hearts).toHaveCount(55)
})

test('what was looked at is found again on this phone, taken off the list, and forgotten when somebody signs out', async ({
  page,
  baseURL,
}) => {
  const [doctor] = (await callAs(baseURL)(doctorList, {})).list
  if (!doctor) throw new Error('the demonstration has no doctor')
  await signInTo(page, doctorAddress(doctor))
  await remembered(page, '"kind":"doctor"')
  await page.goto(`/unit/index?unit_id=${doctor.unit_id}`)
  await remembered(page, '"kind":"unit"')
  await page.goto('/account/index')
  await page.getByRole('link', { name: '浏览过' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(doctor.unit_name)
  await page.getByRole('button', { name: `不再记着${doctor.unit_name}` }).click()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(/\/vue\/doctor\/detail/)

  await page.goto('/account/logout?callback=/account/history')
  await expect(page.getByText('还没有浏览过什么')).toBeVisible()
})

/** The page stands before its scripts run, and is remembered once they do. */
const remembered = (page: Page, what: string) =>
  page.waitForFunction((what) => localStorage.getItem('visited')?.includes(what), what)
