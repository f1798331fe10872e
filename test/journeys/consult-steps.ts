import { expect, type Page } from '@playwright/test'

/** The smallest picture. */
export const PICTURE = {
  name: 'rash.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** What is wrong, in the words of who asks. */
export const WORDS = '手上起了红疹，三天没有消退，晚上很痒。'

/** Says what is wrong on the page that asks for it, with an allergy and a picture. */
export const describeCase = async (page: Page): Promise<void> => {
  await page.getByLabel('哪里不舒服').fill(WORDS)
  await page.getByRole('radio', { name: '两三天' }).check()
  await page.getByRole('radiogroup', { name: '药物、食物过敏' }).getByRole('radio', { name: '有', exact: true }).check()
  await page.getByLabel('药物、食物过敏：请写清楚').fill('青霉素')
  await addPicture(page)
}

export const addPicture = async (page: Page): Promise<void> => {
  const kept = page.waitForResponse(/uploadimg/)
  await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
  await (await kept).finished()
}

/** Sends what was written, and pays. */
export const sendAndPay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '提交并支付' }).click()
  await expect(page).toHaveURL(/\/pay\/index/)
  await page.getByRole('button', { name: '去支付' }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page).toHaveURL(/\/ask\/order/)
}

/** Reads what the doctor sums up and advises, and says how it was. */
export const readAndRate = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: '医生小结' })).toBeVisible()
  await expect(page.getByText('多休息、多喝水，清淡饮食。')).toBeVisible()
  await page.getByRole('radio', { name: '非常满意' }).check({ force: true })
  await page.getByLabel('想对医生说的话').fill('讲得很清楚')
  await page.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByRole('heading', { name: '您的评价' })).toBeVisible()
}

/** From the consultation that is over to asking the same doctor again: what was written is kept. */
export const askAgain = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '再问这位医生' }).click()
  await expect(page.getByText('讲得很清楚').first()).toBeVisible()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await expect(page.getByLabel('哪里不舒服')).toHaveValue(WORDS)
  await expect(page.getByLabel('药物、食物过敏：请写清楚')).toHaveValue('青霉素')
}

/** From money that came back to another doctor in one tap, with what was written. */
export const askAnother = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('link', { name: '换一位医生' }).click()
  await expect(page).toHaveURL(/\/ask\/index\?service=text/)
  await page.locator('main a[href^="/ask/select"]').first().click()
  await page.getByRole('link', { name: /图文问诊/ }).click()
  await expect(page.getByLabel('哪里不舒服')).toHaveValue(words)
}
