import { type Browser, expect, type Page, test } from '@playwright/test'
import { benchDemoDoctors, benchMe, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { chromiumFlags, findChromium } from '#tools/chromium.ts'
import { callAs } from './calls.ts'
import { consultThisDoctor } from './consulting.ts'
import { keyOf, signInTo } from './people.ts'

// A microphone that plays a tone, and no question whether it may be used.
const executablePath = findChromium()
test.use({
  launchOptions: {
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
})

const PICTURE = {
  name: 'rash.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Another browser, in which a doctor of the demonstration is signed in at their workbench. */
const openBench = async (browser: Browser, baseURL: string | undefined, login: string) => {
  const visitor = callAs(baseURL)
  const account = (await visitor(benchDemoDoctors, {})).list.find(({ login_name }) => login_name === login)
  const { login_name, password } = account ?? { login_name: login, password: '' }
  const { doctor_key } = await visitor(benchSignIn, { login_name, password })
  const { doctor_id } = await callAs(baseURL, doctor_key)(benchMe, {})
  const context = await browser.newContext({
    permissions: ['microphone'],
    viewport: { width: 1280, height: 800 },
  })
  const doctor = await context.newPage()
  await doctor.goto('/workbench/asks')
  await expect(doctor).toHaveURL(/\/workbench\/login/)
  await doctor.getByRole('button', { name: login }).click()
  await expect(doctor.getByRole('heading', { name: '问诊', level: 1 })).toBeVisible()
  return { doctor, doctorId: doctor_id }
}

const pay = async (page: Page) => {
  await expect(page).toHaveURL(/\/pay\/index/)
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page).toHaveURL(/\/ask\/order/)
}

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
  await page.getByLabel('哪里不舒服').fill('手上起了红疹，三天没有消退，晚上很痒。')
  await page.getByRole('radio', { name: '两三天' }).check()
  await page.getByRole('radiogroup', { name: '药物、食物过敏' }).getByRole('radio', { name: '有', exact: true }).check()
  await page.getByLabel('药物、食物过敏：请写清楚').fill('青霉素')
  const kept = page.waitForResponse(/uploadimg/)
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await (await kept).finished()
  await page.getByRole('button', { name: '提交并支付' }).click()
  await pay(page)

  // The queue asks anew by itself.
  const waiting = doctor.getByRole('list', { name: '等待接诊' }).getByRole('listitem').filter({ hasText: '沈小雨' })
  await expect(waiting).toContainText('1 张图片', { timeout: 20_000 })
  await waiting.getByRole('button', { name: '接诊' }).click()
  await expect(doctor).toHaveURL(/\/workbench\/talk\?ask_id=/)
  await expect(doctor.getByRole('img', { name: '病情图片 1' }).last()).toBeVisible()
  await expect(doctor.getByRole('region', { name: '和患者的对话' }).getByText('青霉素')).toBeVisible()
  const consultationId = new URL(doctor.url()).searchParams.get('ask_id')

  await page.goto(`/ask/chat?ask_id=${consultationId}`)
  await doctor.getByRole('button', { name: '更多' }).click()
  await doctor.getByRole('button', { name: '常用语' }).click()
  await doctor
    .getByRole('dialog')
    .getByRole('button', { name: /不舒服有多久了/ })
    .click()
  await doctor.getByRole('button', { name: '发送', exact: true }).click()
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
  await expect(page.getByLabel('写消息')).toHaveAttribute('placeholder', `还能写 ${left} 次…`)
  await expect(doctor.getByText(`患者还能写 ${left} 次`)).toBeVisible()

  await doctor.getByRole('button', { name: '更多' }).click()
  await doctor.getByRole('button', { name: '邀请绑定' }).click()
  await page.getByRole('button', { name: '绑定这位医生' }).click()
  await expect(page.getByText('已绑定', { exact: true })).toBeVisible()

  await doctor.getByRole('button', { name: '结束问诊' }).click()
  const closing = doctor.getByRole('dialog')
  await closing.getByRole('button', { name: '根据描述，暂不像急重情况' }).click()
  await closing.getByRole('button', { name: '多休息、多喝水，清淡饮食' }).click()
  await closing.getByRole('button', { name: '发给患者并结束' }).click()
  await expect(page.getByRole('heading', { name: '医生小结' })).toBeVisible()
  await expect(page.getByText('多休息、多喝水，清淡饮食。')).toBeVisible()
  await page.getByRole('radio', { name: '非常满意' }).check({ force: true })
  await page.getByLabel('想对医生说的话').fill('讲得很清楚')
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByRole('heading', { name: '您的评价' })).toBeVisible()
  await page.goto(`/ask/order?ask_id=${consultationId}`)
  await expect(page.getByText('讲得很清楚')).toBeVisible()
  await page.getByRole('link', { name: '再问这位医生' }).click()
  await expect(page.getByText('讲得很清楚').first()).toBeVisible()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await expect(page.getByLabel('哪里不舒服')).toHaveValue('手上起了红疹，三天没有消退，晚上很痒。')
  await expect(page.getByLabel('药物、食物过敏：请写清楚')).toHaveValue('青霉素')

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
