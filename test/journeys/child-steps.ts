import { type Browser, expect, type Page } from '@playwright/test'
import { newMobile, signInPage } from './people.ts'

/** Measures a child from its own page; what was typed in grams is asked about. */
export const measureChild = async (page: Page, { grams, cm }: { grams: number; cm: number }) => {
  const kg = grams / 1000
  await page.getByRole('link', { name: '记身长体重' }).click()
  await page.getByRole('button', { name: '记一次' }).click()
  await page.getByRole('dialog').getByLabel('体重').fill(`${grams}`)
  await page.getByRole('dialog').getByLabel('身长或身高').fill(`${cm}`)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert')).toContainText('像是按克写的')
  await page.getByRole('button', { name: `改成 ${kg} 公斤` }).click()
  await expect(page.getByText(`体重 ${kg} 公斤，身长 ${cm} 厘米`)).toBeVisible()
  await expect(page.getByText(/WS\/T 423-2022/).first()).toBeVisible()
}

/** From any page to one's own place, by the menu that is on every page. */
export const tapToAccount = async (page: Page) => {
  await page.getByLabel('菜单', { exact: true }).click()
  await page.getByRole('link', { name: '个人中心' }).click()
  await expect(page).toHaveURL(/\/account\/index/)
}

/** From any page to one's health records. */
export const tapToRecords = async (page: Page) => {
  await tapToAccount(page)
  await page.getByRole('link', { name: '健康档案' }).click()
  await expect(page).toHaveURL(/\/records\/index/)
}

/** From any page to a child of the family by its name. */
export const openChild = async (page: Page, name: string) => {
  await tapToRecords(page)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Invites somebody to care for a child, from its page; they join in a browser of their own, and see how old it is. */
export const inviteGrandmother = async (
  page: Page,
  browser: Browser,
  stage: string,
  { consents = true }: { consents?: boolean } = {},
): Promise<Page> => {
  await page.getByRole('link', { name: /一起照看的家人/ }).click()
  await page.getByRole('button', { name: '请家人一起照看' }).click()
  await page.getByRole('dialog').getByLabel('是孩子的').selectOption('祖辈')
  await page.getByRole('button', { name: '生成链接' }).click()
  const link = await page.getByText(/\/records\/join/).textContent()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  const grandmother = await (await browser.newContext()).newPage()
  await grandmother.goto(link?.replace(/^https?:\/\/[^/]+/, '') ?? '')
  await signInPage(grandmother, newMobile(), consents)
  await grandmother.getByRole('button', { name: '一起照看' }).click()
  if (!consents) await agreeToHealthData(grandmother)
  await expect(grandmother.getByText(stage)).toBeVisible()
  return grandmother
}

/** The first thing that is written down about somebody's health asks whether it may be. */
export const agreeToHealthData = async (page: Page) => {
  const sheet = page.getByRole('dialog', { name: '先征得您的同意' })
  await sheet.getByRole('checkbox', { name: /健康信息/ }).check()
  await sheet.getByRole('button', { name: '同意并继续' }).click()
  await expect(sheet).toBeHidden()
}

/** Writes down what a child drank, early in the morning, from its daily log. */
export const writeMilk = async (page: Page, amount: number) => {
  await page.getByRole('button', { name: '喝奶' }).click()
  await page.getByRole('dialog').getByLabel('喝奶').fill(`${amount}`)
  // It is early in the morning where the journeys are.
  await page.getByRole('dialog').getByLabel('时间').fill('07:30')
  await page.getByRole('button', { name: '记下' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
