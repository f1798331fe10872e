import { expect, test } from '@playwright/test'
import { newMobile, signInPage } from './people.ts'

test('somebody with a fever taps from the home to a doctor who is free, signs in at the place they chose, agrees, adds themselves and pays', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('from the symptom to a doctor', async () => {
    await page
      .getByRole('navigation', { name: '看病' })
      .getByRole('link', { name: /查症状/ })
      .click()
    await expect(page).toHaveURL(/\/searchDisease/)
    await page.getByRole('main').getByRole('link', { name: '发热' }).first().click()
    await expect(page).toHaveURL(/\/doctor\/index\?ill_id=/)
    await page.locator('main a[href*="/vue/doctor/detail"]').filter({ hasText: '最早' }).first().click()
  })
  await test.step('to a time, which is still the one after signing in', async () => {
    await expect(page).toHaveURL(/\/vue\/doctor\/detail/)
    await page.locator('a[href*="/guahao/confirm"]').first().click()
    await expect(page).toHaveURL(/\/user\/login/)
    await signInPage(page, newMobile(), false)
    await expect(page).toHaveURL(/\/guahao\/confirm/)
  })
  await test.step('adds themselves, asked first for the consent to health data', async () => {
    await page.getByRole('link', { name: '添加就诊人' }).first().click()
    await page.getByLabel('姓名').fill('万小河')
    await page.getByLabel('证件号码').fill('110101199003070353')
    await page.getByRole('button', { name: '保存' }).click()
    const sheet = page.getByRole('dialog', { name: '先征得您的同意' })
    await sheet.getByRole('checkbox', { name: /健康信息/ }).check()
    await sheet.getByRole('button', { name: '同意并继续' }).click()
    await expect(page.getByRole('radio', { name: '万小河' })).toBeChecked()
  })
  await test.step('books and pays, and reads which number and which way', async () => {
    // A place of today cannot be given back by telephone, and says so first.
    const knows = page.getByRole('checkbox', { name: /不能在手机上取消/ })
    if (await knows.isVisible()) await knows.check()
    await page.getByRole('button', { name: '确认预约' }).click()
    await page.getByRole('button', { name: /去支付/ }).click()
    await page.getByRole('button', { name: '确认' }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: /^就诊号\s*\d+\s*号$/ })).toBeVisible()
    await page.getByRole('link', { name: '查看预约' }).click()
    await expect(
      page
        .getByRole('link', { name: /导航/ })
        .or(page.getByRole('button', { name: /导航/ }))
        .first(),
    ).toBeVisible()
  })
})
