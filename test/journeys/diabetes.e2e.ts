import { expect, type Page } from '@playwright/test'
import { addGlucose, checkProtocolAndGetInfo, createDiabetic } from '#app/areas/records/diabetes/contract.ts'
import { mondayOf } from '#app/areas/records/diabetes/rules.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { callBeside } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

/** How many sheets of A4 the page is printed on. */
const sheetsOf = async (page: Page): Promise<number> =>
  [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)].length

test('somebody with diabetes agrees to the protocol, writes readings in either unit, sets a target and sees their week', async ({
  page,
}) => {
  await signInTo(page, '/records/index')
  await page.getByRole('link', { name: /糖尿病管理/ }).click()
  await expect(page.getByText('不开药')).toBeVisible()
  await page.getByRole('button', { name: '已阅读，同意' }).click()
  await page.getByLabel('姓名').fill('沈大同')
  await page.getByRole('radio', { name: '男' }).check()
  await page.getByLabel('年龄').fill('52')
  await page.getByLabel('确诊日期').fill('2020-03-01')
  await page.getByRole('button', { name: '建档' }).click()
  await expect(page.getByText('最近两周还没有血糖')).toBeVisible()

  await page.getByRole('button', { name: '记血糖' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('血糖', { exact: true }).fill('126')
  // It is early in the morning where the journeys are.
  await sheet.getByLabel('时间').fill('07:00')
  await sheet.getByRole('button', { name: '记下' }).click()
  await expect(sheet.getByRole('alert')).toContainText('像是 mg/dL 的数字')
  await sheet.getByRole('radio', { name: 'mg/dL' }).check()
  await sheet.getByRole('button', { name: '记下' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('100% 达标')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '7.0' })).toContainText('达标')

  // One that is very low is asked about, and says what to do at once.
  await page.getByRole('button', { name: '记血糖' }).click()
  await sheet.getByLabel('血糖', { exact: true }).fill('2.6')
  await sheet.getByLabel('时间').fill('07:30')
  await sheet.getByRole('button', { name: '记下' }).click()
  await expect(sheet.getByRole('alert')).toContainText('复测')
  await sheet.getByRole('button', { name: '没错，就是这样' }).click()
  await expect(page.getByRole('alert')).toContainText('15 克糖')
  await expect(page.getByText('50% 达标')).toBeVisible()

  await page.getByRole('link', { name: /资料和目标/ }).click()
  await page.getByLabel('不高于').fill('6.5')
  await page.getByRole('button', { name: '保存空腹的目标' }).click()
  await expect(page.getByText('空腹：4.4–6.5')).toBeAttached()
  await page.goBack()
  await expect(page.getByText('0% 达标', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /血糖周报/ }).click()
  await expect(page.getByText('1 次低于 3.0 mmol/L')).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
  await page.getByRole('link', { name: '上一周' }).click()
  await expect(page.getByText('这一周没有血糖')).toBeVisible()
})

const times = ['03:00', '06:30', '09:00', '11:30', '14:00', '17:30', '20:00', '22:00']
const contexts = [
  'night',
  'fasting',
  'after-meal',
  'before-meal',
  'after-meal',
  'before-meal',
  'after-meal',
  'bed',
] as const

test('a week of eight readings a day stands on one sheet of paper', async ({ page }) => {
  const mobile = await signInTo(page, '/account/index')
  const ask = callBeside(page, await keyOf(page))
  await ask(checkProtocolAndGetInfo, { agree: 1 })
  const said = { sex: 2, age: 52, mobile, diabetes_type: 'type2', diagnosed_date: '2020-03-01' } as const
  const { id } = await ask(createDiabetic, { truename: '欧阳·阿卜杜热西提·买买提吐尔逊江', ...said })
  const monday = addDays(mondayOf(dayOf(systemClock.now())), -7)
  for (const [n, context] of Array.from({ length: 7 }, () => contexts)
    .flat()
    .entries()) {
    const time = `${addDays(monday, Math.floor(n / times.length))} ${times[n % times.length]}`
    const value = 4 + (n % 11)
    await ask(addGlucose, { id, client_id: `of-the-week-${n}`, time, context, value, unit: 'mmol', is_sure: 1 })
  }
  await page.goto(`/diabetes/report?date=${monday}`)
  await expect(page.getByText('56 次指血')).toBeVisible()
  expect(await sheetsOf(page)).toBe(1)
})
