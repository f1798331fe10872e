import { expect, type Page } from '@playwright/test'
import { addDays, type Day } from '#kit/time/day.ts'
import { newMobile, signInPage } from './people.ts'

/** Somebody of the demonstration's case workers at the desk, in a browser of their own. */
export const caseWorker = async (page: Page, baseURL: string | undefined): Promise<Page> => {
  const own = await page
    .context()
    .browser()
    ?.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 }, timezoneId: 'Asia/Shanghai' })
  if (!own) throw new Error('no second browser')
  const desk = await own.newPage()
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'service1' }).click()
  await expect(desk.getByRole('heading', { name: '客服对话' })).toBeVisible()
  return desk
}

/** Opens the case of somebody of this name from the desk's list, which shows the first letter of names only. */
export const openCase = async (desk: Page, name: string): Promise<void> => {
  await desk.getByRole('link', { name: '海外就医' }).first().click()
  await desk
    .getByRole('link', { name: new RegExp(`^${name[0]}\\*+ · 质子`) })
    .first()
    .click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
}

/** Pays what the cashier shows, at the stand-in. */
export const payHere = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/pay\/index/)
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
}

/** Agrees to a text in the sheet that asks for it. */
export const agreeTo = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('dialog').getByRole('checkbox', { name }).check()
  await page.getByRole('dialog').getByRole('button', { name: '同意并继续' }).click()
}

/**
 * A visitor asks so many hospitals for their price, signs in after it, takes what was sent before with the secret of this browser,
 * and is shown the case.
 */
export const askForPrices = async (page: Page, name: string, hospitals: number): Promise<void> => {
  await page.goto('/inquiry/index')
  await page.getByLabel('想咨询什么').selectOption({ label: '质子或重离子治疗' })
  await page.getByLabel('病情和想解决的问题').fill('肺癌术后半年，想问质子治疗')
  await page.getByLabel('怎么称呼患者').fill(name)
  await page.getByLabel('手机号').fill('13900000001')
  const units = page.getByRole('group', { name: /想问哪几家/ }).getByRole('checkbox')
  for (let at = 0; at < hospitals; at++) await units.nth(at).check()
  await page.getByRole('button', { name: '提交询价' }).click()
  await expect(page.getByRole('alert')).toHaveText(/请先勾选同意/)
  await page.getByRole('checkbox', { name: /我同意平台/ }).check()
  await page.getByRole('button', { name: '提交询价' }).click()
  // The address comes before the page, and the form that is left has a mobile number too.
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
  await signInPage(page, newMobile(), false)
  await agreeTo(page, /健康信息处理单独同意书/)
  await page.getByRole('link', { name: /质子或重离子治疗/ }).click()
  await expect(page.getByRole('heading', { name: '服务费' })).toBeVisible()
}

/** Pays the service fee of the case that is shown. */
export const payFee = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '付服务费' }).click()
  await payHere(page)
  await expect(page.getByText(/服务费 299.00 元已付/)).toBeVisible()
}

/** Answers the patient of the case that is shown. */
export const answerPatient = async (desk: Page, words: string): Promise<void> => {
  await desk.getByRole('button', { name: '回复患者' }).click()
  await desk.getByRole('dialog').getByRole('textbox').fill(words)
  await desk.getByRole('dialog').getByRole('button', { name: '回复患者' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
}

/** Writes down what one of the hospitals of the case asks for thirty times of its treatment. */
export const writeQuote = async (desk: Page, at: number, each: string, until: Day): Promise<void> => {
  await desk.getByRole('button', { name: '录入报价' }).nth(at).click()
  const quote = desk.getByRole('dialog')
  await quote.getByLabel('项目').fill('质子治疗')
  await quote.getByLabel('数量').fill('30')
  await quote.getByLabel('单价').fill(each)
  await quote.getByLabel('币种').selectOption('CNY')
  await quote.getByLabel('有效期至').fill(until)
  await quote.getByLabel('定金（人民币元，没有填 0）').fill('10000')
  await quote.getByRole('button', { name: '录入' }).click()
  await expect(quote).toHaveCount(0)
}

/** Writes the invitation letter of the case that is shown. */
export const writeLetter = async (desk: Page, today: Day): Promise<void> => {
  await desk.getByRole('button', { name: '开邀请函' }).click()
  const letter = desk.getByRole('dialog')
  await letter.getByLabel('护照上的姓名').fill('GU QINGHE')
  await letter.getByLabel('护照号码').fill('E12345678')
  await letter.getByLabel('出生日期').fill('1980-02-03')
  await letter.getByLabel('诊断').fill('肺癌 Lung cancer')
  await letter.getByLabel('治疗计划').fill('质子治疗 30 次')
  await letter.getByLabel('停留开始').fill(addDays(today, 30))
  await letter.getByLabel('停留结束').fill(addDays(today, 90))
  await letter.getByLabel('预计费用').fill('CNY 60,000')
  await letter.getByLabel('谁承担费用').fill('患者本人')
  await letter.getByLabel('联系人和电话').fill('国际部 +1 000 0000')
  await letter.getByLabel('邀请函有效期至').fill(addDays(today, 120))
  await letter.getByRole('button', { name: '生成 PDF' }).click()
  await expect(letter).toHaveCount(0)
}
