import { expect, type Page } from '@playwright/test'
import { deskDemoStaff, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { deskToday } from '#app/areas/desk/clinic/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf, instantAt } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { signInAtDesk, timeAt } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInAsKnown } from './people.ts'
import { signInFirst } from './week-opening.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** A patient of the demonstration who has a family. */
const DEMO_MOBILE = '13800000002'

const place = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name })

test('an admin adds an auditor, who chooses a password, sets up their second factor and reads who added them', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAtDesk(page, 'admin2')
  await place(page, /^员工$/).click()
  await page.getByRole('button', { name: '新增员工' }).click()
  const form = page.getByRole('dialog', { name: '新增员工' })
  await form.getByLabel('姓名').fill('乔见山')
  await form.getByLabel('登录名').fill('qiao')
  await form.getByLabel('角色').selectOption('auditor')
  await form.getByRole('button', { name: '保存' }).click()
  const given = page.getByRole('dialog', { name: '乔见山 的初始密码' })
  const first = codeIn(await given.innerText())
  await given.getByRole('button', { name: '我记下了' }).click()

  const his = await (await browser.newContext()).newPage()
  await signInFirst(his, { login: 'Qiao', first }, () => timeAt(baseURL))

  await place(his, '操作记录').click()
  await expect(his.getByRole('heading', { name: '操作记录' })).toBeVisible()
  await expect(his.getByRole('cell', { name: '新增员工' })).toBeVisible()
  await expect(place(his, '今日门诊')).toHaveCount(0)
  await his.getByRole('button', { name: '核对完整性' }).click()
  await expect(his.getByText('完整无改动')).toBeVisible()
})

test('who lost a password needs the code of an admin and one of their own, and sees on every page that it was asked for [S25]', async ({
  page,
  browser,
}) => {
  await signInAtDesk(page, 'admin2')
  await place(page, /^员工$/).click()
  await page.getByRole('button', { name: '新增员工' }).click()
  const form = page.getByRole('dialog', { name: '新增员工' })
  await form.getByLabel('姓名').fill('林一念')
  await form.getByLabel('登录名').fill('lin.yinian')
  await form.getByRole('button', { name: '保存' }).click()
  const first = page.getByRole('dialog', { name: '林一念 的初始密码' })
  const password = codeIn(await first.innerText())
  await first.getByRole('button', { name: '我记下了' }).click()

  const owner = await (await browser.newContext()).newPage()
  await owner.goto('/desk/login')
  await owner.getByLabel('登录名').fill('lin.yinian')
  await owner.getByLabel('密码').fill(password)
  await owner.getByRole('button', { name: '登录', exact: true }).click()
  await choosePassword(owner, 'nine lamps by 1 lake')
  await owner.getByRole('button', { name: '设置密码' }).click()
  await owner.getByRole('link', { name: /我的账号$/ }).click()
  await owner.locator('form', { hasText: '生成恢复码' }).getByLabel('当前密码').fill('nine lamps by 1 lake')
  await owner.getByRole('button', { name: '生成恢复码' }).click()
  const made = owner.getByRole('dialog', { name: '林一念 的恢复码' })
  const proof = codeIn(await made.innerText())
  await made.getByRole('button', { name: '我记下了' }).click()

  const row = page.getByRole('row', { name: /林一念/ })
  await row.getByRole('button', { name: '重置密码' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '申请重置' }).click()
  const given = page.getByRole('dialog', { name: '林一念 的重置码' })
  const resetCode = codeIn(await given.innerText())
  await given.getByRole('button', { name: '我记下了' }).click()
  await expect(row.getByRole('button', { name: '取消重置' })).toBeVisible()
  await owner.reload()
  await expect(owner.getByRole('button', { name: '不是我要的，拒绝' })).toBeVisible()

  const anew = await (await browser.newContext()).newPage()
  await anew.goto('/desk/login')
  await anew.getByRole('button', { name: '忘记密码' }).click()
  await anew.getByLabel('登录名').fill('lin.yinian')
  await anew.getByLabel('重置码').fill(resetCode)
  await anew.getByLabel('第二个码').fill(resetCode)
  await choosePassword(anew, 'ten lamps by 2 lakes')
  await anew.getByRole('button', { name: '设置新密码' }).click()
  await expect(anew.getByRole('alert')).toContainText('两个码不对')
  await anew.getByLabel('第二个码').fill(proof)
  await anew.getByRole('button', { name: '设置新密码' }).click()
  await expect(place(anew, '今日门诊')).toBeVisible()
  await owner.reload()
  await expect(owner).toHaveURL(/\/desk\/login/)
})

/** A code in words that stand around it. */
const codeIn = (text: string): string => /\b[\w]{4}(-[\w]{4})+\b/.exec(text)?.[0] ?? ''

const choosePassword = async (page: Page, password: string) => {
  await page.getByLabel('新密码').fill(password)
  await page.getByLabel('再输一遍').fill(password)
}

test('a nurse checks a patient in, calls them, and the wall shows their number; the planner stops another clinic', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsKnown(page, '/account/index', DEMO_MOBILE)
  const { clinicId, doctor, number } = await bookToday(await askAsNurse(baseURL), callAs(baseURL, await keyOf(page)))

  await signInAtDesk(page, 'nurse1')
  await page.goto(`/desk/clinic?schedule_id=${clinicId}`)
  const row = page.getByRole('row').filter({ hasText: new RegExp(`^${number}\\D`) })
  await row.getByRole('button', { name: '签到' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${number} 号已签到` })).toBeVisible()
  await page.getByRole('button', { name: '叫下一位' }).click()
  await expect(page.getByText('正在就诊').locator('..')).toContainText(String(number))
  await page.getByRole('button', { name: '过号' }).click()
  await expect(row).toContainText('过号 1 次')
  await page.getByRole('button', { name: '叫下一位' }).click()
  await expect(page.getByText('正在就诊').locator('..')).toContainText(String(number))
  await place(page, '候诊大屏').click()
  await page.getByRole('main').getByRole('link').first().click()

  const other = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signInAtDesk(other, 'planner1')
  await other.goto(`/desk/stop?schedule_id=${clinicId}`)
  await other.getByRole('button', { name: '医生身体不适' }).click()
  await other.getByRole('button', { name: '停诊并通知' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '停诊并通知' }).click()
  await expect(other).toHaveURL(/\/desk\/stopped/)
  await expect(other.getByRole('heading', { name: new RegExp(`${doctor}.*停诊`) })).toBeVisible()
  await expect(other.getByRole('row').filter({ hasText: `${number} 号` })).toContainText('待选择')
})

/** Asks as a nurse of the demonstration. */
const askAsNurse = async (baseURL: string | undefined): Promise<CallApi> => {
  const { list } = await callAs(baseURL)(deskDemoStaff, {})
  const { password = '' } = list.find((one) => one.login_name === 'nurse1') ?? {}
  return callAs(baseURL, (await callAs(baseURL)(deskSignIn, { login_name: 'nurse1', password })).staff_key)
}

/** Books a place of today at the desk's hospital for somebody of the family, and pays for it. */
const bookToday = async (callApi: CallApi, askPatient: CallApi) => {
  const { date, list } = await callApi(deskToday, {})
  const [member] = (await askPatient(memberListApi, {})).list
  for (const clinic of list) {
    const asked = { doctor_id: clinic.doctor_id, dep_id: clinic.dep_id, date }
    const slots = (await askPatient(doctorSlots, asked)).list
    const slot = slots.find(({ state, schedule_id }) => state === 'bookable' && schedule_id === clinic.schedule_id)
    if (!slot || !member) continue
    const input = { slot_id: slot.slot_id, member_id: member.member_id }
    const { number, out_trade_no } = await askPatient(createOrder, input)
    if (out_trade_no) await askPatient(sandboxPay, { out_trade_no })
    return { clinicId: clinic.schedule_id, doctor: clinic.doctor_name, number }
  }
  throw new Error('the demonstration has no place today')
}

test('a desk that is left open over midnight says of which day its clinics are, and calls nobody of yesterday', async ({
  page,
}) => {
  await signInAtDesk(page, 'nurse1')
  const today = dayOf(systemClock.now())
  await page.clock.install({ time: instantAt(today, 24 * 60 - 0.5) })
  await page.goto(address('/desk/today', { date: today, half: 'all' }))
  // The heading stands before the clinics do, and a question still on its way would have waited for 40 s too.
  await expect(page.getByRole('heading', { name: '今日门诊' })).toBeVisible()
  await expect(page.getByText('余号', { exact: true }).first()).toBeVisible()
  await page.clock.fastForward(40_000)
  await expect(page.getByRole('heading', { name: '当天门诊' })).toBeVisible()
  await expect(page.getByRole('button', { name: '叫下一位' })).toHaveCount(0)
})
