import { expect, type Page } from '@playwright/test'
import { saveMember } from '#app/areas/account/members/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import { aPdf } from '../support/a-pdf.ts'
import { callAs } from './calls.ts'
import { answerAtWorkbench } from './consulting.ts'
import { test } from './journey.ts'
import { keyOf, newMobile, signInTo } from './people.ts'
import { openElsewhere, shareByCode, takeBack } from './share-steps.ts'

const ago = (days: number) => addDays(dayOf(systemClock.now()), -days)

/** Somebody signed in who has one member, 周明; and how to ask as them. */
const begin = async (page: Page, baseURL: string | undefined) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(saveMember, { truename: '周明', id_card: newIdNumber(), mobile: newMobile(), address: '示例路 1 号' })
  return ask
}

const openRecord = async (page: Page) => {
  await page.goto('/account/index')
  await page.getByRole('link', { name: '健康档案' }).click()
  await page.getByRole('link', { name: /自己和家人的健康档案/ }).click()
}

const writeAllergy = async (page: Page) => {
  await page.getByRole('link', { name: /^过敏/ }).click()
  await page.getByLabel('对什么过敏').fill('青霉素')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('link', { name: /青霉素/ })).toBeVisible()
}

const measurePressure = async (page: Page, day: string, upper: string, lower: string) => {
  await page.getByRole('button', { name: '记一次血压' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('收缩压').fill(upper)
  await sheet.getByLabel('舒张压').fill(lower)
  await sheet.getByLabel('日期').fill(day)
  await sheet.getByRole('button', { name: '保存' }).click()
}

test('an adult writes a record, sees its trend, shares it with a doctor by a code, sees who looked, and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page, baseURL)
  await openRecord(page)
  await writeAllergy(page)

  await page.getByRole('link', { name: /^血压/ }).click()
  await measurePressure(page, ago(30), '80', '120')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('收缩压要比舒张压高')
  await page.getByRole('dialog').getByLabel('收缩压').fill('152')
  await page.getByRole('dialog').getByLabel('舒张压').fill('96')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('status').filter({ hasText: '135/85' })).toBeVisible()
  await measurePressure(page, ago(1), '128', '82')
  await expect(page.getByRole('img', { name: /血压的变化/ })).toBeVisible()
  await expect(page.getByText('128/82')).toBeVisible()

  await openRecord(page)
  await page.getByRole('link', { name: /^检查报告/ }).click()
  await page.getByLabel('报告名称').fill('血常规')
  await page.getByLabel('报告日期').fill(ago(20))
  const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await aPdf().arrayBuffer()) }
  await page.locator('input[type=file][accept*=pdf]').setInputFiles(report)
  await expect(page.getByText('report.pdf')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('link', { name: /血常规.*1 个文件/ })).toBeVisible()

  await page.getByRole('link', { name: /给医生看的一页/ }).click()
  await expect(page.getByRole('heading', { name: '过敏' })).toBeVisible()
  const code = await shareByCode(page, '王医生', ['检查报告'])
  const elsewhere = await openElsewhere(browser, code, '市一院王医生', '青霉素')
  await expect(elsewhere.getByText('血常规')).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('市一院王医生')).toBeVisible()
  await takeBack(page)
  await elsewhere.goto(`/records/open#${code}`)
  await expect(elsewhere.getByLabel('分享码')).toHaveValue(code)
  await elsewhere.getByLabel('您是谁').fill('市一院王医生')
  await elsewhere.getByRole('button', { name: '打开' }).click()
  await expect(elsewhere.getByText('已经过期、被收回了')).toBeVisible()
})

test('a patient shows their record to the doctor of a consultation, who reads it in the talk and is named', async ({
  page,
  browser,
  baseURL,
}) => {
  const ask = await begin(page, baseURL)
  await openRecord(page)
  await writeAllergy(page)
  const { ask_id, login_name } = await answerAtWorkbench(ask)
  await page.goto(`/ask/order?ask_id=${ask_id}`)
  await page.getByRole('link', { name: /把健康档案给医生看/ }).click()
  await page.getByRole('button', { name: '给这次问诊的医生看' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '给医生看' }).click()
  await expect(page.getByText('还没有人看过')).toBeVisible()

  const doctor = await (await browser.newContext()).newPage()
  await doctor.goto('/workbench/login')
  await doctor.getByRole('button', { name: login_name }).click()
  await expect(doctor).not.toHaveURL(/login/)
  await doctor.goto(`/workbench/talk?ask_id=${ask_id}`)
  await doctor.getByRole('link', { name: /患者分享了健康档案/ }).click()
  await doctor.getByRole('button', { name: '打开档案' }).click()
  await expect(doctor.getByText('青霉素')).toBeVisible()

  await page.reload()
  await expect(page.getByText(/医生（问诊）/)).toBeVisible()
  await takeBack(page)
  await doctor.reload()
  await expect(doctor.getByText('患者没有分享档案')).toBeVisible()
})
