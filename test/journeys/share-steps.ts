import { type Browser, expect, type Page } from '@playwright/test'

/** Shares the paper that is open with somebody by a code, without the parts that are left out; gives the code. */
export const shareByCode = async (page: Page, label: string, leftOut: readonly string[] = []): Promise<string> => {
  await page.getByRole('link', { name: /分享给医生或家人/ }).click()
  await page.getByRole('button', { name: '新的分享' }).click()
  for (const part of leftOut) await page.getByRole('dialog').getByLabel(part).uncheck()
  await page.getByRole('dialog').getByLabel('给谁看').fill(label)
  await page.getByRole('button', { name: '生成分享码' }).click()
  const code = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? ''
  await expect(page.getByText('还没有人看过')).toBeVisible()
  return code
}

/** Somebody without an account opens what was shared; no address that their browser asks for has the code. */
export const openElsewhere = async (browser: Browser, code: string, who: string, seen: string): Promise<Page> => {
  const elsewhere = await (await browser.newContext()).newPage()
  const asked: string[] = []
  elsewhere.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await elsewhere.goto(`/records/open#${code}`)
  await expect(elsewhere.getByLabel('分享码')).toHaveValue(code)
  await expect(elsewhere).toHaveURL(/\/records\/open$/)
  await elsewhere.getByLabel('您是谁').fill(who)
  await elsewhere.getByRole('button', { name: '打开' }).click()
  await expect(elsewhere.getByText(seen).first()).toBeVisible()
  expect(asked.filter((one) => one.includes(code))).toEqual([])
  return elsewhere
}

/** Takes back what was shared on the page that is open. */
export const takeBack = async (page: Page) => {
  await page.getByRole('button', { name: '收回' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '收回' }).click()
  await expect(page.getByText('已经看不到了')).toBeVisible()
}
