import { expect } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { askCreate, askTimes } from '#app/areas/consult/consultations/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { benchCallDaySave } from '#app/areas/workbench/calls/contract.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import { findBenchDoctor } from './calling.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, newMobile, signInTo } from './people.ts'

/** Tomorrow, on which a doctor of the demonstration is free from 10 to 12. */
const freeTomorrow = async (baseURL: string | undefined) => {
  const { doctor_id, doctor_key } = await findBenchDoctor(baseURL, 'video')
  const date = addDays(dayOf(new Date()), 1)
  const hours = [{ begin: '10:00', end: '12:00' }]
  await callAs(baseURL, doctor_key)(benchCallDaySave, { date, hours, state: 1 })
  const free = (await callAs(baseURL)(askTimes, { doctor_id })).list.filter(
    ({ call_at, is_free }) => is_free === 1 && call_at.startsWith(date),
  )
  return { doctor_id, doctor_key, date, clocks: free.map(({ call_at }) => call_at.slice(11, 16)) }
}

test('a patient agrees a time for a video, is told what it means for the money, moves it, and waits before the room', async ({
  page,
  baseURL,
}) => {
  const { doctor_id, clocks } = await freeTomorrow(baseURL)
  const [first = '', , third = ''] = clocks
  // The product's clock stands in the morning.
  await page.clock.setFixedTime(instantAt(dayOf(new Date()), 8 * 60))
  await signInTo(page, `/ask/create?doctor_id=${doctor_id}&type=video`)
  await page.getByRole('link', { name: '添加就诊人' }).first().click()
  await page.getByLabel('姓名').fill('陆知秋')
  await page.getByLabel('证件号码').fill(newIdNumber())
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByLabel('哪里不舒服').fill('最近一周早上起来总是头晕，量了两次血压都偏高。')
  await page.getByRole('radio', { name: '约个时间' }).check()
  await page.getByRole('button', { name: '提交并支付' }).click()
  await expect(page.getByRole('alert')).toHaveText(/请选一个通话的时间/)
  await page.getByRole('radio', { name: /明天/ }).check()
  await page.getByRole('radio', { name: first }).check()
  await expect(page.getByText(/前可以，取消全额退款/)).toBeVisible()
  await expect(page.getByText(/自动全额退款/).first()).toBeVisible()
  await expect(page.getByText(/问诊费不退/)).toBeVisible()
  await page.getByRole('button', { name: '提交并支付' }).click()
  await expect(page).toHaveURL(/\/pay\/index/)
  const outTradeNo = new URL(page.url()).searchParams.get('out_trade_no') ?? ''
  await callAs(baseURL)(sandboxPay, { out_trade_no: outTradeNo })
  await page.goto('/ask/list')
  await page.getByText('视频问诊').first().click()
  await expect(page.getByRole('heading', { name: '约定的视频问诊' })).toBeVisible()
  await page.getByRole('button', { name: '改时间' }).click()
  const other = page.getByRole('dialog')
  await other.getByRole('radio', { name: /明天/ }).check()
  await other.getByRole('radio', { name: third }).check()
  await page.getByRole('button', { name: /^改到/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(new RegExp(`明天.*${third}`)).first()).toBeVisible()
  await page.getByRole('link', { name: '进入视频' }).click()
  await expect(page.getByText(/约好 明天/)).toBeVisible()
  await expect(page.getByText(/开始可以进入/)).toBeVisible()
})

test('a doctor sets the hours of a weekday and a day off, and takes both back', async ({ browser, baseURL }) => {
  const { doctor_key } = await freeTomorrow(baseURL)
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false })).newPage()
  await keepKeys(desk, { doctor_key })
  await desk.goto('/workbench/calls')
  await desk.getByRole('link', { name: /约定通话的时间/ }).click()
  await desk.getByLabel('每周几').selectOption('7')
  await desk.getByLabel('从').first().selectOption('06:00')
  await desk.getByLabel('到').first().selectOption('06:30')
  await desk.getByRole('button', { name: '添加' }).click()
  const mine = desk.getByRole('list', { name: '每周的时间' }).getByText('周日 06:00–06:30').first()
  await expect(mine).toBeVisible()
  await desk.getByRole('button', { name: '添加' }).click()
  await expect(desk.getByRole('alert').first()).toHaveText(/重叠/)
  await desk.getByRole('button', { name: '删除 周日 06:00–06:30' }).click()
  await expect(mine).toHaveCount(0)
})

test('on whatever page the patient is, a doctor who comes into the room is seen to call, and one tap leads there', async ({
  page,
  browser,
  baseURL,
}) => {
  const { doctor_id, doctor_key } = await findBenchDoctor(baseURL, 'video')
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  const papers = { truename: '陆知秋', id_card: newIdNumber(), mobile: newMobile(), address: '示例路 1 号' }
  const { member_id } = await ask(saveMember, papers)
  const { ask_id, out_trade_no } = await ask(askCreate, {
    doctor_id,
    member_id,
    type: 'video',
    image: undefined,
    content: '最近一周早上起来总是头晕，量了两次血压都偏高。',
  })
  await ask(sandboxPay, { out_trade_no })
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, isMobile: false })).newPage()
  await keepKeys(desk, { doctor_key })
  await desk.goto('/workbench/asks')
  await desk.getByRole('listitem').filter({ hasText: '陆知秋' }).getByRole('button', { name: '接诊' }).first().click()
  await expect(desk).toHaveURL(/talk/)
  await page.goto('/guahao/index')
  await desk.goto(`/workbench/call?ask_id=${ask_id}`)
  await desk.getByRole('button', { name: /进入$|进入视频$/ }).click()
  const ringing = page.getByRole('dialog', { name: '医生请您视频' })
  await expect(ringing).toBeVisible({ timeout: 60_000 })
  await ringing.getByRole('button', { name: '进入视频' }).click()
  await expect(page).toHaveURL(new RegExp(`/ask/call\\?ask_id=${ask_id}`))
  await expect(page.getByText(/已经在里面等您/)).toBeVisible()
})
