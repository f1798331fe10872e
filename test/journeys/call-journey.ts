import { type Browser, expect, type Page } from '@playwright/test'
import { enter, openBoth, seesMoving } from './calling.ts'

/**
 * Patient and doctor see each other move, a companion comes by the link, the newer device takes over, and the call ends for all,
 * whatever carries it: the consultation, and the scripts that the patient's page fetched.
 */
export const callEachOther = async (page: Page, browser: Browser, baseURL: string | undefined) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const { consultationId, doctor } = await openBoth(page, browser, baseURL, 'video')
  await page.goto(`/ask/order?ask_id=${consultationId}`)
  await page.getByRole('link', { name: '进入视频' }).click()
  await expect(page.getByText(/医生会在 .* 前和您视频/)).toBeVisible()
  await expect(page.getByLabel('我的画面')).toBeVisible()
  await enter(page)
  await expect(page.getByText(/正在等.+医生进入/)).toBeVisible()

  await doctor.goto('/workbench/calls')
  const waiting = doctor.locator(`a[href*="${consultationId}"]`)
  await expect(waiting.getByText('正在等您')).toBeVisible()
  await waiting.click()
  await expect(doctor.getByText(/已经在里面等您/)).toBeVisible()
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
  await second.goto(`/ask/call?ask_id=${consultationId}`)
  await enter(second)
  await expect(page.getByText('已在另一台设备上继续')).toBeVisible()
  await seesMoving(second, '医生的画面')
  await seesMoving(doctor, '患者的画面')

  await doctor.getByRole('button', { name: '挂断' }).click()
  // On a slow machine it took a minute or more, by which the consultation was held and ends with it (`HELD_SECONDS`).
  await expect(second.getByText(/通话已结束/)).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('这次通话已经结束')).toBeVisible()
  return { consultationId, scripts }
}
