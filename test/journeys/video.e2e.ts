import { expect } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { callEachOther } from './call-journey.ts'
import { callingFlags, enter, openBoth, seesMoving } from './calling.ts'
import { test } from './journey.ts'
import { signInTo } from './people.ts'

const executablePath = findChromium()
// Three browsers draw and encode pictures at once.
test.setTimeout(150_000)
test.use({ launchOptions: { args: callingFlags, ...(executablePath ? { executablePath } : {}) } })

test('patient and doctor see each other move, a companion comes by the link, the newer device takes over, and the call ends for all', async ({
  page,
  browser,
  baseURL,
}) => {
  const { scripts } = await callEachOther(page, browser, baseURL)
  expect(scripts.filter((url) => url.includes('livekit'))).toEqual([])
})

test('who has no camera comes in without one, a third person finds no call, and who opens the page anew is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/call?ask_id=${consultationId}`)
  const camera = page.getByRole('switch', { name: '打开摄像头' })
  // It comes on by itself first.
  await expect(camera).toBeChecked()
  await camera.uncheck()
  await page.getByRole('button', { name: '不开摄像头进入' }).click()
  await doctor.goto(`/workbench/call?ask_id=${consultationId}`)
  await enter(doctor)
  await seesMoving(page, '医生的画面')

  const stranger = await (await browser.newContext()).newPage()
  await signInTo(stranger, `/ask/call?ask_id=${consultationId}`)
  await expect(stranger.getByText('这个页面找不到了')).toBeVisible()

  await page.reload()
  await enter(page)
  await seesMoving(page, '医生的画面')
  await seesMoving(doctor, '患者的画面')
})

test('the doctor dials, the phone rings in the demonstration, both talk, and the minutes are counted', async ({
  page,
  browser,
  baseURL,
}) => {
  const { consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/call?ask_id=${consultationId}`)
  await enter(page)
  await page.getByRole('button', { name: '转电话' }).click()
  await expect(page.getByText('电话正在响，请接听')).toBeVisible()
  await expect(page.getByText('0755-00000001')).toBeVisible()
  const phones = await page.context().newPage()
  await phones.goto('/sandbox?tab=phone')
  await phones.getByRole('button', { name: '接听' }).first().click()
  await expect(page.getByText('通话中')).toBeVisible()
  await doctor.goto(`/workbench/call?ask_id=${consultationId}`)
  await doctor.getByRole('button', { name: '挂断' }).click()
  // What comes next is asked; going in once more is a tap.
  await expect(page.getByText(/通话已结束/)).toBeVisible()
  await expect(page.getByRole('link', { name: '小结和评价' })).toBeVisible()
  await page.getByRole('button', { name: '再次进入' }).click()
  await expect(page.getByText(/刚才的通话已经结束/)).toBeVisible()
})
