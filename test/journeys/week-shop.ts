import { expect, type Page } from '@playwright/test'
import { addDays, dayOf } from '#kit/time/day.ts'
import { goTo, isAt } from './week-opening.ts'

export const GOODS = '明湖电子血压计'
export const COUPON = '新院满 50 减 10'

/** A category of the mall, goods of the hospital with pieces on the shelf, and a coupon. */
export const fillShop = async (desk: Page, now: Date): Promise<void> => {
  await goTo(desk, '商品分类')
  await desk.getByRole('button', { name: '新增分类' }).click()
  const category = desk.getByRole('dialog')
  await category.getByLabel('分类名称').fill('家用器械')
  await category.getByLabel('图案').selectOption({ index: 1 })
  await category.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByRole('row').filter({ hasText: '家用器械' })).toContainText('显示中')

  await goTo(desk, '商品')
  await desk.getByRole('link', { name: '新增商品' }).click()
  await isAt(desk, '新增商品')
  await desk.getByLabel('商品名称').fill(GOODS)
  await desk.getByLabel('分类', { exact: true }).selectOption({ label: '家用器械' })
  await desk.getByLabel('注册证或批准文号').fill('粤械注准20262070001')
  await desk.getByLabel('规格名').fill('一台')
  await desk.getByLabel('售价').fill('199')
  await desk.getByLabel('原价').fill('259')
  await desk.getByLabel('首批库存').fill('5')
  await desk.getByRole('button', { name: '保存商品' }).click()
  const goods = desk.getByRole('row').filter({ hasText: GOODS })
  await goods.getByRole('button', { name: '上架' }).click()
  await expect(goods).toContainText('在售')

  await goTo(desk, '优惠券')
  await desk.getByRole('button', { name: '新增优惠券' }).click()
  const coupon = desk.getByRole('dialog')
  await coupon.getByLabel('名称').fill(COUPON)
  await coupon.getByLabel('减多少').fill('10')
  await coupon.getByLabel('满多少可用').fill('50')
  await coupon.getByLabel('从哪天起可领').fill(dayOf(now))
  await coupon.getByLabel('领到哪天').fill(addDays(dayOf(now), 60))
  await coupon.getByLabel('最晚使用日').fill(addDays(dayOf(now), 90))
  await coupon.getByRole('button', { name: '发布' }).click()
  await expect(desk.getByText('优惠券已发布')).toBeVisible()
}

/** What the hospital has not is taken off the home. */
export const hideBlock = async (desk: Page, place: string, block: string): Promise<void> => {
  await goTo(desk, '首页板块')
  await desk.getByRole('button', { name: '新增规则' }).click()
  const rule = desk.getByRole('dialog')
  await rule.getByLabel('位置').selectOption({ label: place })
  await rule.getByLabel('板块', { exact: true }).selectOption({ label: block })
  await rule.getByLabel('隐藏这个板块').check()
  await rule.getByRole('button', { name: '保存' }).click()
  await expect(desk.getByText('规则已保存')).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: block })).toContainText('隐藏')
}

/** The paid order is sent. */
export const ship = async (desk: Page, number: string): Promise<void> => {
  await goTo(desk, '商城订单')
  await desk.getByRole('row').filter({ hasText: GOODS }).getByRole('button', { name: '发货' }).click()
  const form = desk.getByRole('dialog', { name: '发货' })
  await form.getByLabel('快递单号').fill(number)
  await form.getByRole('button', { name: '确认发货' }).click()
  await expect(desk.getByText('已发货').first()).toBeVisible()
}

/** A buyer, at their order, asks for their money back, and the desk agrees. */
export const refund = async (page: Page, desk: Page): Promise<void> => {
  await page.getByRole('link', { name: '申请退款' }).click()
  await page.getByLabel('退款原因').selectOption('不想要了')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
  await goTo(desk, '退款/售后')
  await desk.getByRole('article').filter({ hasText: GOODS }).getByRole('button', { name: '同意退款' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: '同意退款' }).click()
  await expect(desk.getByText('已同意，退款已提交')).toBeVisible()
}
