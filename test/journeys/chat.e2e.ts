import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { sandboxAnswer } from '#app/areas/sandbox/contract.ts'
import { callAs } from './calls.ts'
import { consultThisDoctor } from './consulting.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, signInTo } from './people.ts'

const chatOf = (ask_id: string) => `/ask/chat?ask_id=${ask_id}`

/** Somebody new who has asked a doctor, paid, and waits. They may write three times. */
const openAsk = async (page: Page, baseURL: string | undefined) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const doctor = (await ask(askDoctors, { service: 'text' })).list.find(({ services }) =>
    services.some(({ type, replies }) => type === 'text' && replies === 3),
  )
  if (!doctor) throw new Error('the demonstration has no doctor to whom one may write three times')
  return { callApi: ask, consultationId: await consultThisDoctor(ask, doctor.doctor_id, 'text') }
}

const aPicture = async () => ({
  name: 'blood-pressure.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7bd5' } })
    .png()
    .toBuffer(),
})

test('patient and doctor talk in two browsers: words, a picture, typing, what was read and taken back, and on after the line was cut [X131] [X203] [X204]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { callApi, consultationId } = await openAsk(page, baseURL)
  await page.goto(chatOf(consultationId))
  await expect(page.getByText('医生接诊后就可以发消息了')).toBeVisible()

  const doctor = await (await browser.newContext()).newPage()
  await doctor.goto('/sandbox?tab=doctor')
  const card = doctor.locator(`#ask-${consultationId}`)
  await card.getByRole('button', { name: '以医生身份打开' }).click()
  await card.getByRole('button', { name: '接诊' }).click()
  // Nobody asked anew: the page heard it.
  await expect(page.getByText('医生已接诊。')).toBeVisible()
  const words = page.getByLabel('写消息')
  await expect(words).toHaveAttribute('placeholder', '还能写 3 次')

  await words.fill('我昨晚开始头疼 <b>很疼</b>')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('我昨晚开始头疼 <b>很疼</b>')).toBeVisible()
  await expect(words).toHaveAttribute('placeholder', '还能写 2 次')
  await expect(doctor.getByText('我昨晚开始头疼 <b>很疼</b>')).toBeVisible()
  await expect(page.getByText('已读')).toBeVisible()

  await doctor.getByLabel('回复').fill('量过血压吗？')
  await expect(page.getByText('医生正在输入…')).toBeVisible()
  await doctor.getByRole('button', { name: '回复' }).click()
  await expect(page.getByText('量过血压吗？')).toBeVisible()

  // The plus brings tools and mask, the mask puts both away.
  await page.getByRole('button', { name: '更多' }).click()
  await expect(page.getByRole('toolbar', { name: '工具栏' })).toBeVisible()
  await page.getByRole('button', { name: '收起工具栏' }).click({ position: { x: 180, y: 500 } })
  await expect(page.getByRole('toolbar', { name: '工具栏' })).toHaveCount(0)
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByLabel('发送图片').setInputFiles(await aPicture())
  await expect(page.getByRole('button', { name: '图片' })).toBeVisible()
  await expect(doctor.getByAltText('患者发来的图片')).toBeVisible()

  // Away: what was said meanwhile is there afterwards, what could not be sent is sent again, and each once.
  await page.context().setOffline(true)
  await words.fill('148/95')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('button', { name: '重新发送' })).toBeVisible()
  await callApi(sandboxAnswer, { ask_id: consultationId, act: 'say', content: '您先休息，少盐。' })
  await page.context().setOffline(false)
  await expect(page.getByText('您先休息，少盐。')).toHaveCount(1)
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(page.getByText('148/95')).toHaveCount(1)
  await expect(page.getByText('您的回复次数已经用完')).toBeVisible()

  await page.getByRole('button', { name: '148/95' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /撤回/ }).click()
  await expect(page.getByText('您撤回了一条消息')).toBeVisible()
  await expect(doctor.getByText('148/95')).toHaveCount(0)

  await doctor.getByRole('button', { name: '结束问诊' }).click()
  await expect(page.getByText(/问诊已结束/)).toBeVisible()
})

test('a second device of the same patient hears the same, and one that comes later reads it all', async ({
  page,
  browser,
  baseURL,
}) => {
  const { callApi, consultationId } = await openAsk(page, baseURL)
  await callApi(sandboxAnswer, { ask_id: consultationId, act: 'accept' })
  const second = await (await browser.newContext()).newPage()
  await keepKeys(second, { user_key: await keyOf(page) })
  await Promise.all([page.goto(chatOf(consultationId)), second.goto(`/health/imconsult?ask_id=${consultationId}`)])
  await second.getByLabel('写消息').fill('我换了一部手机')
  await second.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('我换了一部手机')).toBeVisible()
  await callApi(sandboxAnswer, { ask_id: consultationId, act: 'say', content: '收到。' })
  for (const device of [page, second]) await expect(device.getByText('收到。')).toHaveCount(1)
  const late = await second.context().newPage()
  await late.goto(chatOf(consultationId))
  await expect(late.getByText('我换了一部手机')).toHaveCount(1)
  await expect(late.getByText('收到。')).toHaveCount(1)
})
