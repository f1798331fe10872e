import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { benchDemoDoctors, benchMe, benchSignIn } from '#app/areas/access/doctors/contract.ts'
import { callAs } from './calls.ts'

/** A doctor of the demonstration at their workbench, and by what patients find them. */
export interface Bench {
  doctor: Page
  doctorId: number
  doctorName: string
  hospitalName: string
}

/** Another browser, in which a doctor of the demonstration is signed in at their workbench. */
export const openBench = async (browser: Browser, baseURL: string | undefined, login: string): Promise<Bench> => {
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
  return { doctor, doctorId: doctor_id, doctorName: account?.role_name ?? '', hospitalName: account?.unit_name ?? '' }
}

/** Who waits, by their name; the queue asks anew by itself. */
export const waitingFor = async (doctor: Page, name: string): Promise<Locator> => {
  const waiting = doctor.getByRole('list', { name: '等待接诊' }).getByRole('listitem').filter({ hasText: name })
  await expect(waiting).toBeVisible({ timeout: 20_000 })
  return waiting
}

/** Takes who waits; the number of the consultation. */
export const takeWaiting = async (doctor: Page, name: string): Promise<string> => {
  await (await waitingFor(doctor, name)).getByRole('button', { name: '接诊' }).click()
  await expect(doctor).toHaveURL(/\/workbench\/talk\?ask_id=/)
  return new URL(doctor.url()).searchParams.get('ask_id') ?? ''
}

/** Asks by a quick reply for how long it has been so. */
export const askHowLong = async (doctor: Page): Promise<void> => {
  await doctor.getByRole('button', { name: '更多' }).click()
  await doctor.getByRole('button', { name: '常用语' }).click()
  await doctor
    .getByRole('dialog')
    .getByRole('button', { name: /不舒服有多久了/ })
    .click()
  await doctor.getByRole('button', { name: '发送', exact: true }).click()
}

/** Ends the consultation that is open, with a summary and advice. */
export const endWithSummary = async (doctor: Page): Promise<void> => {
  await doctor.getByRole('button', { name: '结束问诊' }).click()
  const closing = doctor.getByRole('dialog')
  await closing.getByRole('button', { name: '根据描述，暂不像急重情况' }).click()
  await closing.getByRole('button', { name: '多休息、多喝水，清淡饮食' }).click()
  await closing.getByRole('button', { name: '发给患者并结束' }).click()
}

/** Gives a consultation that waits back to its patient. */
export const declineWaiting = async (doctor: Page, name: string, reason: string): Promise<void> => {
  await (await waitingFor(doctor, name)).getByRole('button', { name: '退回' }).click()
  const form = doctor.getByRole('dialog')
  await form.getByLabel('原因（患者会看到）').fill(reason)
  await form.getByRole('button', { name: '退回并全额退款' }).click()
  await expect(form).toHaveCount(0)
}
