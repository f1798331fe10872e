import { expect, type Page } from '@playwright/test'
import { goTo } from './week-opening.ts'

/** A patient who was seen says how it was, from their appointment. */
export const sayHowItWas = async (page: Page, words: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: '我的' }).click()
  await page.getByRole('link', { name: /^我的预约/ }).click()
  await page.getByRole('main').locator('a[href*="/guahao/orderdetail"]').first().click()
  await expect(page.getByRole('main')).toContainText('低盐饮食')
  await page.getByRole('link', { name: '写评价' }).click()
  // The page that comes takes a tap only when it has come in.
  await expect(() => page.getByRole('radio', { name: /5/ }).check({ force: true, timeout: 1_000 })).toPass()
  await page.getByLabel('写点什么').fill(words)
  await page.getByRole('button', { name: '发表评价' }).click()
  await expect(page.getByText(words).first()).toBeVisible()
}

/** Another patient reads it on the doctor's page, and reports it. */
export const report = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('link', { name: /^全部 \d+ 条/ }).click()
  await expect(page).toHaveURL(/\/comment\/list/)
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: '举报' }).first().click()
  // The words, once the sheet that rises stands still.
  await page.getByRole('dialog').getByText('内容不实').click()
  await page.getByRole('button', { name: '提交举报' }).click()
  await expect(page.getByText('谢谢，我们会尽快核实')).toBeVisible()
}

/** The desk takes the report and hides what was said. */
export const hide = async (desk: Page, words: string): Promise<void> => {
  await goTo(desk, '患者评价')
  await desk.getByRole('row').filter({ hasText: words }).getByRole('link', { name: '查看处理' }).click()
  await desk.getByRole('button', { name: '我来处理' }).click()
  await expect(desk.getByText('由您处理')).toBeVisible()
  await desk.getByRole('button', { name: '隐藏', exact: true }).click()
  const form = desk.getByRole('dialog')
  await form.getByRole('button', { name: '与这次经历无关' }).click()
  await form.getByRole('button', { name: '隐藏', exact: true }).click()
  await expect(desk.getByText('已告诉作者：与这次经历无关')).toBeVisible()
}
