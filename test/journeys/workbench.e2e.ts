import { expect } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { askHowLong, endWithSummary, openBench, takeWaiting, waitingFor } from './at-the-workbench.ts'
import { callAs } from './calls.ts'
import { askAgain, describeCase, PICTURE, readAndRate, sendAndPay } from './consult-steps.ts'
import { consultThisDoctor } from './consulting.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

// A microphone that plays a tone, and no question whether it may be used.
const executablePath = findChromium()
test.use({
  launchOptions: {
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
})

test('a patient asks with a picture; the doctor takes it at their workbench, answers with a quick reply and a picture, invites and ends; the patient rates, and the income shows it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const { doctor, doctorId } = await openBench(browser, baseURL, 'doctor1')
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '沈小雨', id_card: '440304198001010017', relation: 'self' })
  await page.goto(`/ask/create?doctor_id=${doctorId}&type=text`)
  await describeCase(page)
  await sendAndPay(page)

  await expect(await waitingFor(doctor, '沈小雨')).toContainText('1 张图片')
  const consultationId = await takeWaiting(doctor, '沈小雨')
  await expect(doctor.getByRole('img', { name: '病情图片 1' }).last()).toBeVisible()
  await expect(doctor.getByRole('region', { name: '和患者的对话' }).getByText('青霉素')).toBeVisible()

  await page.goto(`/ask/chat?ask_id=${consultationId}`)
  await askHowLong(doctor)
  await expect(page.getByText('您好，请问不舒服有多久了？')).toBeVisible()
  await doctor.getByRole('button', { name: '更多' }).click()
  await doctor.getByLabel('发送图片').setInputFiles(PICTURE)
  await expect(page.getByRole('button', { name: '图片' })).toBeVisible()
  const allowed = page.getByRole('status').filter({ hasText: /还能写 \d+ 次/ })
  const left = Number(/还能写 (\d+) 次/.exec(await allowed.innerText())?.[1]) - 1
  await page.getByLabel('写消息').fill('三天了')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(doctor.getByRole('list', { name: '对话' }).getByText('三天了')).toBeVisible()
  // One count, wherever one looks.
  await expect(page.getByRole('status').filter({ hasText: `还能写 ${left} 次` })).toBeVisible()
  await expect(page.getByLabel('写消息')).toHaveAttribute('placeholder', `还能写 ${left} 次`)
  await expect(doctor.getByText(`患者还能写 ${left} 次`)).toBeVisible()

  await doctor.getByRole('button', { name: '更多' }).click()
  await doctor.getByRole('button', { name: '邀请绑定' }).click()
  await page.getByRole('button', { name: '绑定这位医生' }).click()
  await expect(page.getByText('已绑定', { exact: true })).toBeVisible()

  await endWithSummary(doctor)
  await readAndRate(page)
  await page.goto(`/ask/order?ask_id=${consultationId}`)
  await expect(page.getByText('讲得很清楚')).toBeVisible()
  await askAgain(page)

  await doctor.goto('/workbench/asks?list=over')
  await expect(doctor.getByRole('link', { name: /沈小雨.*患者评 5 星/ })).toBeVisible()
  await doctor.goto('/workbench/income')
  await expect(doctor.locator(`a[href*="${consultationId}"]`)).toBeVisible()
})

test('both say something: what one records the other hears, and nobody else’s doctor gets in', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ permissions: ['microphone'], viewport: { width: 375, height: 812 } })
  const page = await phone.newPage()
  const { doctor, doctorId } = await openBench(browser, baseURL, 'doctor2')
  await signInTo(page, '/account/index')
  const consultationId = await consultThisDoctor(callAs(baseURL, await keyOf(page)), doctorId, 'text')
  await doctor.goto(`/workbench/talk?ask_id=${consultationId}`)
  await doctor.getByRole('button', { name: '接诊', exact: true }).click()
  await page.goto(`/ask/chat?ask_id=${consultationId}`)
  for (const [from, to] of [
    [page, doctor],
    [doctor, page],
  ] as const) {
    await from.getByRole('button', { name: '更多' }).click()
    await from.getByRole('button', { name: '语音' }).click()
    await expect(from.getByText('正在录音 2 / 60 秒')).toBeVisible()
    await from.getByRole('button', { name: '发送', exact: true }).click()
    await expect(to.locator('audio')).toHaveCount(from === page ? 1 : 2)
  }
  const length = await doctor
    .locator('audio')
    .first()
    .evaluate(async (audio: HTMLAudioElement) => {
      audio.load()
      await new Promise((resolve, reject) => {
        audio.onloadedmetadata = resolve
        audio.onerror = reject
      })
      return audio.readyState
    })
  expect(length).toBeGreaterThan(0)
  const { doctor: stranger } = await openBench(browser, baseURL, 'doctor3')
  await stranger.goto(`/workbench/talk?ask_id=${consultationId}`)
  await expect(stranger.getByText('没有找到这次问诊')).toBeVisible()
})
