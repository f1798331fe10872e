import { expect, type Page } from '@playwright/test'
import { askAsStaff, findDeskPlace, signInAtDesk } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'
import { tapToSlots } from './tapping.ts'

/** Whoever tries it once more says something else. */
const WORDS = `谢谢您把片子一张一张讲给我妈妈听，第${Date.now() % 100}次来也不着急。`
const REASON = '提到了别人的病情'

/** Their own hearts, by way of what is theirs. */
const openOwn = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: /我的$/ }).click()
  await page.getByRole('link', { name: '我的心意' }).click()
  await expect(page).toHaveURL(/\/sendheart\/mine/)
}

test('a heart is held until the doctor’s hospital has read it: rejected it shows nothing of itself and says why to its sender, shown it stands at the doctor’s', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const place = await findDeskPlace(
    await askAsStaff(baseURL, 'nurse1'),
    callAs(baseURL),
    ({ state }) => state === 'bookable',
  )
  await signInTo(page, '/')
  await tapToSlots(page, place)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${place.doctor.doctor_name}`) })
    .click()
  await expect(page).toHaveURL(/\/doctor\/detail/)
  const doctorPage = page.url()
  await page.getByRole('link', { name: '写一份心意' }).click()
  await page.getByLabel('想对医生说的话').fill('便宜买药请打 13800000000')
  await page.getByRole('button', { name: '送出心意' }).click()
  await expect(page.getByText('请不要写电话、号码和网址')).toBeVisible()
  await page.getByLabel('想对医生说的话').fill(WORDS)
  await page.getByRole('button', { name: '送出心意' }).click()
  await expect(page).toHaveURL(/\/sendheart\/mine/)
  await expect(page.getByText('审核中')).toBeVisible()
  await expect(page.getByText(WORDS)).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(doctorPage, { waitUntil: 'networkidle' })
  await expect(visitor.getByRole('link', { name: '写一份心意' })).toBeVisible()
  await expect(visitor.getByText(WORDS)).toHaveCount(0)

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const row = desk.getByRole('row').filter({ hasText: WORDS })
  await test.step('the desk does not show it, and says why', async () => {
    await signInAtDesk(desk, 'nurse1')
    await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '患者心意' }).click()
    await row.getByRole('button', { name: '不展示' }).click()
    const dialog = desk.getByRole('dialog', { name: '不展示这份心意？' })
    await dialog.getByLabel('原因，送的人会看到').fill(REASON)
    await dialog.getByRole('button', { name: '不展示' }).click()
    await expect(desk.getByText('已告诉对方')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
  await test.step('its sender reads why, and nobody anything of it', async () => {
    await openOwn(page)
    await expect(page.getByText('未通过', { exact: true })).toBeVisible()
    await expect(page.getByText(`原因：${REASON}`)).toBeVisible()
    await visitor.goto(doctorPage, { waitUntil: 'networkidle' })
    await expect(visitor.getByText(WORDS)).toHaveCount(0)
  })
  await test.step('read once more it is shown, at the doctor’s and on a page of its own', async () => {
    await desk.getByRole('link', { name: /未通过/ }).click()
    await row.getByRole('button', { name: '展示', exact: true }).click()
    await expect(row).toHaveCount(0)
    await openOwn(page)
    await page.getByRole('link', { name: '看看' }).click()
    await expect(page).toHaveURL(/\/sendheart\/detail/)
    await expect(page.getByText(WORDS)).toBeVisible()
    await visitor.goto(doctorPage, { waitUntil: 'networkidle' })
    await visitor.getByRole('link', { name: WORDS }).click()
    await expect(visitor).toHaveURL(/\/sendheart\/detail/)
    await expect(visitor.getByText(WORDS)).toBeVisible()
    // Hidden again, the page that was shared tells nothing any more.
    const shared = visitor.url()
    await desk.getByRole('link', { name: /已展示/ }).click()
    await row.getByRole('button', { name: '不展示' }).click()
    const dialog = desk.getByRole('dialog', { name: '不展示这份心意？' })
    await dialog.getByLabel('原因，送的人会看到').fill(REASON)
    await dialog.getByRole('button', { name: '不展示' }).click()
    await expect(async () => {
      await visitor.goto(shared)
      await expect(visitor.getByText('这份心意没有展示')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
  })
})
