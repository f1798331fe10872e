import { expect, test } from '@playwright/test'
import { signInTo } from './people.ts'

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
  await page.getByRole('link', { name: '上一周' }).click()
  await expect(page.getByText('这一周没有血糖')).toBeVisible()
})
