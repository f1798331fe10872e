import { expect, type Page } from '@playwright/test'
import { isShowUserProtocol, myConsents } from '#app/areas/account/consents/contract.ts'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { shownModals } from '#app/shell/around/home-modals-shown.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, newMobile, signInPage, signInTo } from './people.ts'

const HOME = '/h5/register/main/index'
const agreements = (page: Page) => page.getByRole('dialog', { name: '用户协议与隐私政策' })
const healthSheet = (page: Page) => page.getByRole('dialog', { name: '先征得您的同意' })
const flagged = (page: Page) =>
  page
    .evaluate(() => sessionStorage.getItem('home_modals'))
    .then((kept) => shownModals({ getItem: () => kept } as never))

test('nobody signs in without ticking the agreements: pressing says so at the tick, each text is read without losing the number', async ({
  page,
}) => {
  await page.goto('/user/login')
  const mobile = newMobile()
  await page.getByLabel('手机号').fill(mobile)
  const tick = page.getByRole('checkbox', { name: /我已阅读并同意/ })
  await expect(tick).not.toBeChecked()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('请先阅读并勾选同意，再继续')).toBeInViewport()
  await expect(tick).toBeFocused()
  await page.getByRole('link', { name: '《隐私政策》' }).click()
  const text = page.getByRole('dialog', { name: '隐私政策' })
  await expect(text.getByText('一、我们收集什么，为什么')).toBeVisible()
  await text.getByRole('button', { name: '看完了' }).click()
  await expect(page.getByLabel('手机号')).toHaveValue(mobile)
  await signInPage(page, mobile, false)
  await expect(agreements(page)).toBeHidden()
})

test('the first member waits for a consent of its own: no loses nothing that was typed, yes saves it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/user/login?redirect_url=/account/memberedit')
  await signInPage(page, newMobile(), false)
  const ask = callAs(baseURL, await keyOf(page))
  await page.getByLabel('姓名').fill('王同意')
  await page.getByLabel('证件号码').fill('440304198001011239')
  await page.getByRole('button', { name: '保存' }).click()
  const sheet = healthSheet(page)
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: '关闭' })).toHaveCount(0)
  await sheet.getByRole('button', { name: '同意并继续' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await sheet.getByRole('button', { name: '暂不同意' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByLabel('姓名')).toHaveValue('王同意')
  expect((await ask(memberListApi, {})).list).toEqual([])

  await page.getByRole('button', { name: '保存' }).click()
  await sheet.getByRole('checkbox', { name: /健康信息/ }).check()
  await sheet.getByRole('button', { name: '同意并继续' }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(async () => (await ask(memberListApi, {})).list.length).toBe(1)
})

test('who came in another way is asked over the page: it holds the keyboard, and who does not agree is a visitor again', async ({
  page,
}) => {
  await signInTo(page, HOME, newMobile(), false)
  const sheet = agreements(page)
  await expect(sheet).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('dialog *, dialog, body'))).toBe(true)
  }
  // Loading the page again is no answer.
  await page.reload()
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: '不同意' }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => keyOf(page)).toBe('')
})

test('who agrees is not asked again, and the flag of the visit says that it was shown [X201]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, HOME, newMobile(), false)
  const sheet = agreements(page)
  await sheet.getByRole('checkbox', { name: /用户协议/ }).check()
  await sheet.getByRole('checkbox', { name: /隐私政策/ }).check()
  await sheet.getByRole('button', { name: '同意并继续' }).click()
  await expect(sheet).toBeHidden()
  expect(await flagged(page)).toEqual(['protocol'])
  expect((await callAs(baseURL, await keyOf(page))(isShowUserProtocol, {})).is_show).toBe(0)
})

test('the consent to health data is taken back in the account, which says first what stops', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/settings')
  await page.getByRole('link', { name: /授权与同意/ }).click()
  await page.getByRole('button', { name: '撤回同意' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('已经约好的号照常有效')).toBeVisible()
  await sheet.getByRole('button', { name: '撤回同意' }).click()
  await expect(page.getByText('未同意')).toBeVisible()
  const { list } = await callAs(baseURL, await keyOf(page))(myConsents, {})
  expect(list.find(({ document }) => document === 'health')?.is_agreed).toBe(0)
})
