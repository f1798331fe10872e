import { type Browser, expect, type Page, test } from '@playwright/test'
import type { AskKind } from '#app/areas/consult/doctors/rules.ts'
import { sandboxAnswer } from '#app/areas/sandbox/contract.ts'
import { findChromium } from '#tools/chromium.ts'
import { askThisDoctor } from './asked.ts'
import { callingFlags, findBenchDoctor, framesOf } from './calling.ts'
import { askAs } from './calls.ts'
import { keepKeys, keyOf, signInTo } from './people.ts'

const executablePath = findChromium()
// Three browsers draw and encode pictures at once.
test.setTimeout(150_000)
test.use({ launchOptions: { args: callingFlags, ...(executablePath ? { executablePath } : {}) } })

/** A patient whose doctor has accepted, and the doctor at his workbench. */
const openBoth = async (page: Page, browser: Browser, baseURL: string | undefined, kind: AskKind) => {
  await signInTo(page, '/account/index')
  const ask = askAs(baseURL, await keyOf(page))
  const { doctor_id, doctor_key, name } = await findBenchDoctor(baseURL, kind)
  const askId = await askThisDoctor(ask, doctor_id, kind)
  await ask(sandboxAnswer, { ask_id: askId, act: 'accept' })
  const doctor = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false })).newPage()
  await keepKeys(doctor, { doctor_key })
  return { ask, askId, doctor, name }
}

/** Somebody's picture is there, and moves. */
const seesMoving = async (page: Page, label: string) => {
  await expect.poll(() => framesOf(page, label), { timeout: 15_000 }).toBeGreaterThan(0)
  const before = await framesOf(page, label)
  await expect.poll(() => framesOf(page, label)).toBeGreaterThan(before + 5)
}

const enter = (page: Page) => page.getByRole('button', { name: '进入视频' }).click()

test('patient and doctor see each other move, a companion comes by the link, the newer device takes over, and the call ends for all', async ({
  page,
  browser,
  baseURL,
}) => {
  const { askId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/order?ask_id=${askId}`)
  await page.getByRole('link', { name: '进入视频' }).click()
  await expect(page.getByText(/医生会在 .* 前和您视频/)).toBeVisible()
  await expect(page.getByLabel('我的画面')).toBeVisible()
  await enter(page)
  await expect(page.getByText(/正在等医生进入/)).toBeVisible()

  await doctor.goto('/workbench/calls')
  const waiting = doctor.locator(`a[href*="${askId}"]`)
  await expect(waiting.getByText('正在等您')).toBeVisible()
  await waiting.click()
  await expect(doctor.getByText('患者已经在里面等您')).toBeVisible()
  await enter(doctor)
  await seesMoving(page, '医生的画面')
  await seesMoving(doctor, '患者的画面')
  await expect(page.getByText(/通话中/)).toBeVisible()

  await page.getByRole('button', { name: '静音' }).click()
  await expect(page.getByRole('button', { name: '取消静音' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '关摄像头' }).click()
  await expect(page.getByLabel('我的摄像头没有打开')).toBeVisible()
  await page.getByRole('button', { name: '开摄像头' }).click()
  await seesMoving(doctor, '患者的画面')

  await page.getByRole('button', { name: '邀请家人' }).click()
  await page.getByRole('button', { name: '生成链接' }).click()
  const link = await page.getByText(/\/ask\/companion#/).innerText()
  await page.getByRole('button', { name: '关闭' }).click()
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/ask/companion#${link.split('#')[1]}`)
  await enter(guest)
  await seesMoving(guest, '患者的画面')
  await seesMoving(guest, '医生的画面')
  await seesMoving(doctor, '陪同人的画面')
  await guest.getByRole('button', { name: '挂断' }).click()
  await expect(doctor.getByLabel('陪同人的画面')).toHaveCount(0)

  const second = await page.context().newPage()
  await second.goto(`/ask/call?ask_id=${askId}`)
  await enter(second)
  await expect(page.getByText('已在另一台设备上继续')).toBeVisible()
  await seesMoving(second, '医生的画面')
  await seesMoving(doctor, '患者的画面')

  await doctor.getByRole('button', { name: '挂断' }).click()
  await expect(second.getByText(/刚才的通话已经结束/)).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('这次通话已经结束')).toBeVisible()
})

test('who has no camera comes in without one, a third person finds no call, and who opens the page anew is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const { askId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/call?ask_id=${askId}`)
  await page.getByRole('switch', { name: '打开摄像头' }).uncheck()
  await page.getByRole('button', { name: '不开摄像头进入' }).click()
  await doctor.goto(`/workbench/call?ask_id=${askId}`)
  await enter(doctor)
  await seesMoving(page, '医生的画面')

  const stranger = await (await browser.newContext()).newPage()
  await signInTo(stranger, `/ask/call?ask_id=${askId}`)
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
  const { askId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/call?ask_id=${askId}`)
  await enter(page)
  await page.getByRole('button', { name: '转电话' }).click()
  await expect(page.getByText('电话正在响，请接听')).toBeVisible()
  await expect(page.getByText('0755-00000001')).toBeVisible()
  const phones = await page.context().newPage()
  await phones.goto('/sandbox?tab=phone')
  await phones.getByRole('button', { name: '接听' }).first().click()
  await expect(page.getByText('通话中')).toBeVisible()
  await doctor.goto(`/workbench/call?ask_id=${askId}`)
  await doctor.getByRole('button', { name: '挂断' }).click()
  await expect(page.getByText(/刚才的通话已经结束/)).toBeVisible()
})
