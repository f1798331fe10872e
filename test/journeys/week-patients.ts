import { type Browser, expect, type Page } from '@playwright/test'
import type { InProduction } from './production.ts'
import { atItsTime, UNIT } from './week-opening.ts'

const AT_WECHAT = /^https:\/\/wx\.tenpay\.com\//

/** A patient's phone, in which WeChat pays when it is asked to, and tells the product. */
export const openPhone = async (browser: Browser, product: InProduction): Promise<Page> => {
  const { baseURL } = product
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
  await context.route(AT_WECHAT, async (route) => {
    await product.payAtWechat(new URL(route.request().url()).searchParams.get('prepay_id') ?? '')
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>已在微信支付</h1>' })
  })
  return atItsTime(await context.newPage(), product.now)
}

/** Signs in with the code that came by text message. */
export const signInBySms = async (page: Page, product: InProduction, mobile: string): Promise<void> => {
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => product.codes.get(mobile), { timeout: 60_000 }).toMatch(/^\d{6}$/)
  await page.getByRole('textbox', { name: '验证码' }).fill(product.codes.get(mobile) ?? '')
  await expect(page).not.toHaveURL(/\/user\/login/)
}

/** Signs in from the home, by what belongs to them. */
export const signInFromHome = async (page: Page, product: InProduction, mobile: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: '我的' }).click()
  await page.getByRole('link', { name: '登录' }).first().click()
  await signInBySms(page, product, mobile)
}

/** Adds who is to be seen, and agrees that health data are taken. */
export const addFirstMember = async (page: Page, name: string, idCard: string): Promise<void> => {
  await page
    .getByRole('link', { name: /添加就诊人|去添加/ })
    .first()
    .click()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('证件号码').fill(idCard)
  await page.getByRole('button', { name: '保存' }).click()
  const consent = page.getByRole('dialog', { name: '先征得您的同意' })
  await consent.getByRole('checkbox', { name: /健康信息/ }).check()
  await consent.getByRole('button', { name: '同意并继续' }).click()
  await expect(page.getByRole('radio', { name })).toBeChecked()
}

/** Pays so much, which is open on the cashier's page, at WeChat, and comes back. */
export const payAtWechat = async (page: Page, yuan: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`去支付.*¥${yuan}$`) }).click()
  await expect(page.getByText('已在微信支付')).toBeVisible()
  await page.goBack()
}

/** From the home to a doctor's first place on a day. */
export const findPlace = async (page: Page, doctor: string): Promise<void> => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: '看病' })
    .getByRole('link', { name: /预约挂号/ })
    .click()
  await expect(page).toHaveURL(/\/guahao\/index/)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(UNIT) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/unit\//)
  await page.getByRole('link', { name: '全部科室' }).click()
  await expect(page).toHaveURL(/\/unit\/dep/)
  await page.getByRole('main').getByRole('link', { name: '心内科' }).first().click()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(doctor) })
    .first()
    .click()
}

/** Goes from the mall's home to goods, has them sent, and pays what the best coupon leaves; the order's id. */
export const buy = async (page: Page, goods: string, pasted: string, pays: string): Promise<string> => {
  await page.goto('/')
  await page.getByRole('navigation', { name: '主要页面' }).getByRole('link', { name: '商城' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(goods) })
    .first()
    .click()
  await page.getByRole('link', { name: '立即购买' }).click()
  await page.getByRole('link', { name: '添加收货地址' }).click()
  await page.getByRole('link', { name: '添加新地址' }).click()
  await page.getByLabel('粘贴整段地址').fill(pasted)
  await page.getByRole('button', { name: '识别' }).click()
  await expect(page.getByText('都填好了，请核对一下')).toBeVisible()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await payAtWechat(page, pays)
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '看订单' }).click()
  await expect(page).toHaveURL(/\/health\/orderdetail/)
  return new URL(page.url()).searchParams.get('order_id') ?? ''
}
