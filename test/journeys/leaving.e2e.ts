import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'

test('who leaves keeps their data as a file first, waits for the second code as they are told, and is gone: the same number begins anew', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const mobile = newMobile()
  await page.goto('/user/login?callback=%2Faccount%2Fsettings')
  await signInPage(page, mobile)
  await page.goto('/account/settings')
  await page.getByRole('link', { name: /注销账号/ }).click()
  await page.getByRole('link', { name: '去下载' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存成文件' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^yilu-.*\.html$/)
  await page.goBack()
  const gone = page.getByRole('button', { name: '注销账号' })
  await expect(gone).toBeDisabled()
  await page.getByRole('checkbox', { name: /我已了解/ }).check()
  // One code a minute: the page says so, and a later try is heard.
  await expect(async () => {
    if (await page.getByRole('button', { name: '填入' }).isVisible()) return
    await page.getByRole('button', { name: '获取验证码' }).click({ timeout: 1_000 })
    await expect(page.getByRole('button', { name: '填入' })).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 120_000, intervals: [3_000] })
  await page.getByRole('button', { name: '填入' }).click()
  await gone.click()
  await page.getByRole('dialog').getByRole('button', { name: '注销', exact: true }).click()
  await expect(page.getByRole('heading', { name: '账号已注销' })).toBeVisible()
  await page.getByRole('link', { name: '回到首页' }).click()
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: '我的' }).click()
  await expect(page.getByText('您好，请登录')).toBeVisible()
})
