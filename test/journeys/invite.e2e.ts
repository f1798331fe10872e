import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { refundOf, signInAtDesk } from './at-the-desk.ts'
import { test } from './journey.ts'
import { newMobile, signInPage } from './people.ts'
import { tapTab, tapToGoods } from './tapping.ts'

/** The platform sells and sends it, and it costs more than the least that a reward asks for. */
const GOODS = '护腰带'
/** Where it is sent, so that both desks find this order. */
const DETAIL = `示例路 5 号 ${randomInt(100_000)} 室`

test('somebody invites a friend, who registers and buys; the reward comes, and goes back with the refund', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = await test.step('somebody has a poster with their link', () => invite(page))
  const friend = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 375, height: 812 } })
  const desk = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  await test.step('a friend opens it and registers', async () => {
    // It came to them in a message: a link that one is sent is opened by its address.
    await friend.goto(link)
    await friend.getByRole('link', { name: '注册并接受邀请' }).click()
    await signInPage(friend, newMobile())
    await expect(friend).toHaveURL(/share_id=/)
    await expect(friend.getByText(/您接受了.+的邀请/)).toBeVisible()
    await comesTo(page, '已注册，等第一次购物完成')
  })
  const number = await test.step('they buy something, which is sent and comes', async () => {
    await friend.getByRole('link', { name: '逛逛商城' }).click()
    const bought = await buy(friend)
    await signInAtDesk(desk, 'admin1')
    await ship(desk, bought)
    await friend.reload()
    await friend.getByRole('button', { name: '确认收货' }).click()
    await friend.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
    await expect(friend.getByRole('heading', { name: '已完成' })).toBeVisible()
    return bought.replaceAll(' ', '')
  })
  await test.step('who invited them has the reward', async () => {
    await comesTo(page, '奖励已到账')
    await tapTab(page, '我的')
    await page.getByRole('navigation', { name: '我的资产' }).getByRole('link', { name: /积分/ }).click()
    await expect(page.getByText('邀请好友的奖励').first()).toBeVisible()
    await tapToInvite(page)
  })
  await test.step('the friend wants their money back, and has it', async () => {
    await askBack(friend)
    await agree(desk, number)
  })
  await test.step('the reward is taken back, and the desk reads so', async () => {
    await comesTo(page, '好友退款，奖励已收回')
    await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '抽奖、砍价与邀请' }).click()
    await desk.getByRole('link', { name: '邀请', exact: true }).click()
    await desk.getByRole('link', { name: '邀请明细' }).first().click()
    await expect(desk.getByRole('row').filter({ hasText: '好友退款，奖励已收回' }).first()).toContainText('50 积分')
  })
})

const tapToInvite = async (page: Page) => {
  await tapTab(page, '商城')
  await page.getByRole('main').getByRole('link', { name: '邀请有礼' }).click()
  await expect(page).toHaveURL(/\/activity\/invite/)
}

/** Signs in to invite, and copies the link of the poster. */
const invite = async (page: Page): Promise<string> => {
  await page.goto('/')
  await tapToInvite(page)
  await page.getByRole('link', { name: '登录后邀请朋友' }).click()
  await signInPage(page, newMobile())
  await expect(page.getByText('还没有朋友注册')).toBeVisible()
  await page.getByRole('button', { name: '生成邀请海报' }).click()
  const sheet = page.getByRole('dialog', { name: '分享给家人朋友' })
  await expect(sheet.getByRole('img', { name: /带二维码/ })).toBeVisible()
  await sheet.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/share_id=/)
  return link
}

/** The page is pulled down until the one friend stands there so. */
const comesTo = (page: Page, words: string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: words })).toHaveCount(1, {
      timeout: 3_000,
    })
  }).toPass({ timeout: 90_000 })

/** Buys one piece, sent to an address that is pasted as it stands in a chat; ends on the page of the order, with its number as it is read. */
const buy = async (page: Page): Promise<string> => {
  await tapToGoods(page, GOODS)
  await page.getByRole('link', { name: '立即购买' }).click()
  await page.getByRole('link', { name: /添加收货地址/ }).click()
  await page.getByRole('link', { name: '添加新地址' }).click()
  await page.getByLabel('粘贴整段地址').fill(`周明 13800000001 广东省深圳市南山区${DETAIL}`)
  await page.getByRole('button', { name: '识别' }).click()
  await expect(page.getByLabel('详细地址')).toHaveValue(DETAIL)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(DETAIL)).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await page.getByRole('link', { name: '看订单' }).click()
  await expect(page).toHaveURL(/\/health\/orderdetail/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  return /订单编号\s*([0-9 ]+[0-9])/.exec(await page.getByRole('main').innerText())?.[1] ?? ''
}

const ship = async (desk: Page, number: string) => {
  await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '商城订单' }).click()
  await desk.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '发货' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('快递公司').selectOption('顺丰速运')
  await dialog.getByLabel('快递单号').fill(`SF${Date.now()}`)
  await dialog.getByRole('button', { name: '确认发货' }).click()
  await expect(desk.getByText('已发货').first()).toBeVisible()
}

const askBack = async (page: Page) => {
  await page.getByText('更多', { exact: true }).click()
  await page.getByRole('link', { name: '申请售后' }).click()
  await page.getByRole('link', { name: /仅退款/ }).click()
  await page.getByLabel('退款原因').selectOption('已和商家协商好')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/result/)
}

const agree = async (desk: Page, orderNo: string) => {
  await desk.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '退款/售后' }).click()
  const asked = refundOf(desk, orderNo)
  await asked.getByRole('button', { name: /^同意退/ }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^同意退/ })
    .click()
  await expect(asked).toHaveCount(0)
}
