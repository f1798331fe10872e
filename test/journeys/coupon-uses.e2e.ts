import { type Browser, expect, type Page } from '@playwright/test'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { cellsOf, signInAtDesk } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, newMobile, signInTo } from './people.ts'
import { tapToGoods } from './tapping.ts'
import { goTo, isAt, placeOf } from './week-opening.ts'

const NUMBER = String(Date.now()).slice(-6)
const GOODS = `青禾颈椎牵引器 ${NUMBER}`
const COUPON = `牵引器满 1000 减 200 ${NUMBER}`

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('a keeper makes a coupon; one draws it and buys by it, another keeps it: the desk tells who, on which order and how much, and what the goods did', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await signInAtDesk(page, 'keeper1')
  await test.step('goods and their coupon', async () => {
    await makeGoods(page)
    await makeCoupon(page)
  })
  const buyer = await openPhone(browser, baseURL)
  const orderId = await test.step('one draws it and pays what it leaves', () => buyByCoupon(buyer, baseURL))
  await test.step('another draws it and buys nothing', async () => {
    await drawCoupon(await openPhone(browser, baseURL))
  })

  await test.step('who has it, and the order on which it is spent', async () => {
    await goTo(page, '优惠券')
    await page.getByRole('link', { name: new RegExp(`${COUPON}：已领 2 / \\d+，看领用记录`) }).click()
    await isAt(page, '优惠券领用记录')
    const uses = page.getByRole('table', { name: '领用记录' }).getByRole('row')
    await expect(uses.filter({ hasText: COUPON })).toHaveCount(2)
    await expect(uses.filter({ hasText: '未使用' })).not.toContainText('200.00')
    await page.getByLabel('状态').selectOption({ label: '已使用' })
    await expect(uses.filter({ hasText: COUPON })).toHaveCount(1)
    await expect(uses.filter({ hasText: COUPON })).toContainText('200.00')
    await uses.filter({ hasText: COUPON }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`order_id=${orderId}`))
    await expect(page.getByRole('main')).toContainText(GOODS)
  })
  await test.step('what became of it', async () => {
    await goTo(page, '优惠券')
    await page.getByRole('main').getByRole('link', { name: '统计' }).click()
    await isAt(page, '优惠券统计')
    await page.getByRole('searchbox').last().fill(COUPON)
    await page.getByRole('searchbox').last().press('Enter')
    const row = page.getByRole('table', { name: '优惠券' }).getByRole('row').filter({ hasText: COUPON })
    await expect(page.getByRole('table', { name: '优惠券' }).getByRole('row')).toHaveCount(2)
    expect(await cellsOf(page, row)).toMatchObject({
      总数: '100',
      已领: '2',
      未使用: '1',
      占用中: '0',
      已使用: '1',
      '已优惠（元）': '200.00',
      '用券订单实付（元）': '1799.00',
    })
  })
  await test.step('what the goods did', async () => {
    await placeOf(page, '商品统计').click()
    await isAt(page, '统计')
    await page.getByRole('link', { name: '按商品', exact: true }).click()
    const row = page.getByRole('row').filter({ hasText: GOODS })
    await expect(row).toBeVisible()
    expect(await cellsOf(page, row)).toMatchObject({
      浏览: '2',
      成交订单: '1',
      件数: '1',
      '实付（元）': '1799.00',
      '已退（元）': '0.00',
      '净额（元）': '1799.00',
      转化率: '50.0%',
      现在缺货: '0',
    })
  })
})

const makeGoods = async (desk: Page) => {
  await goTo(desk, '商品')
  await desk.getByRole('link', { name: '新增商品' }).click()
  await isAt(desk, '新增商品')
  await desk.getByLabel('商品名称').fill(GOODS)
  await desk.getByLabel('分类', { exact: true }).selectOption({ label: '运动护具 · 护膝' })
  await desk.getByLabel('规格名').fill('一台')
  await desk.getByLabel('售价').fill('1999')
  await desk.getByLabel('原价').fill('2599')
  await desk.getByLabel('首批库存').fill('5')
  await desk.getByRole('button', { name: '保存商品' }).click()
  const row = desk.getByRole('row').filter({ hasText: GOODS })
  await row.getByRole('button', { name: '上架' }).click()
  await expect(row).toContainText('在售')
}

const makeCoupon = async (desk: Page) => {
  const today = dayOf(systemClock.now())
  await goTo(desk, '优惠券')
  await desk.getByRole('button', { name: '新增优惠券' }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('名称').fill(COUPON)
  await form.getByLabel('减多少').fill('200')
  await form.getByLabel('满多少可用').fill('1000')
  await form.getByLabel('从哪天起可领').fill(today)
  await form.getByLabel('领到哪天').fill(addDays(today, 60))
  await form.getByLabel('最晚使用日').fill(addDays(today, 90))
  await form.getByRole('button', { name: '发布' }).click()
  await expect(desk.getByText('优惠券已发布')).toBeVisible()
}

const openPhone = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }
  const page = await browser.newPage({ baseURL: baseURL ?? '', ...phone })
  await signInTo(page, '/')
  return page
}

/** Finds the goods, and draws the coupon that is offered there. */
const drawCoupon = async (phone: Page) => {
  await tapToGoods(phone, GOODS)
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^优惠券/ })
    .click()
  const sheet = phone.getByRole('dialog', { name: '优惠券' })
  const ticket = sheet.locator('div', { hasText: COUPON }).filter({ has: phone.getByRole('button', { name: '领取' }) })
  await ticket.last().getByRole('button', { name: '领取' }).click()
  await expect(sheet.getByText('刚领到')).toBeVisible()
}

/** Buys one and pays; the order's id. */
const buyByCoupon = async (phone: Page, baseURL: string | undefined): Promise<string> => {
  const home = { province_id: 440_000, city: 440_300, area: 440_305, detail: '示例路 5 号' }
  await callAs(baseURL, await keyOf(phone))(addressAdd, { name: '江远帆', mobile: newMobile(), ...home })
  await drawCoupon(phone)
  await phone.getByRole('dialog', { name: '优惠券' }).getByRole('button', { name: '关闭' }).click()
  await phone.getByRole('link', { name: '立即购买' }).click()
  await phone.getByRole('button', { name: '提交订单' }).click()
  await phone.getByRole('button', { name: /去支付.*¥1799/ }).click()
  await phone.getByRole('button', { name: '确认' }).click()
  await expect(phone.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await phone.getByRole('link', { name: '看订单' }).click()
  await expect(phone).toHaveURL(/\/health\/orderdetail/)
  return new URL(phone.url()).searchParams.get('order_id') ?? ''
}
