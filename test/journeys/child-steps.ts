import { type Browser, expect, type Page } from '@playwright/test'
import { signInTo } from './people.ts'

/** Measures a child from its own page; what was typed in grams is asked about. */
export const measureChild = async (page: Page, { grams, cm }: { grams: number; cm: number }) => {
  const kg = grams / 1000
  await page.getByRole('link', { name: '记身长体重' }).click()
  await page.getByRole('button', { name: '记一次' }).click()
  await page.getByRole('dialog').getByLabel('体重').fill(`${grams}`)
  await page.getByRole('dialog').getByLabel('身长或身高').fill(`${cm}`)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('alert')).toContainText('像是按克写的')
  await page.getByRole('button', { name: `改成 ${kg} 千克` }).click()
  await expect(page.getByText(`体重 ${kg} 千克，身长 ${cm} 厘米`)).toBeVisible()
  await expect(page.getByText(/WS\/T 423-2022/).first()).toBeVisible()
}

/** Goes to a child of the family by its name. */
export const openChild = async (page: Page, name: string) => {
  await page.goto('/records/children')
  await page.getByRole('link', { name: new RegExp(name) }).click()
}

/** Invites somebody to care for a child, from its page; they join in a browser of their own, and see how old it is. */
export const inviteGrandmother = async (page: Page, browser: Browser, stage: string): Promise<Page> => {
  await page.getByRole('link', { name: /一起照看的家人/ }).click()
  await page.getByRole('button', { name: '请家人一起照看' }).click()
  await page.getByRole('dialog').getByLabel('是孩子的').selectOption('祖辈')
  await page.getByRole('button', { name: '生成链接' }).click()
  const link = await page.getByText(/\/records\/join/).textContent()
  const grandmother = await (await browser.newContext()).newPage()
  await grandmother.goto('/')
  await signInTo(grandmother, link?.replace(/^https?:\/\/[^/]+/, '') ?? '')
  await grandmother.getByRole('button', { name: '一起照看' }).click()
  await expect(grandmother.getByText(stage)).toBeVisible()
  return grandmother
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
