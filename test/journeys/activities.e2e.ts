import { expect, type Page } from '@playwright/test'
import { bargainDetail, bargainGoods } from '#app/areas/activities/bargain/contract.ts'
import { jionInfo, luckPlay, prizeOrder } from '#app/areas/activities/lottery/contract.ts'
import { deskLotteryAdd } from '#app/areas/desk/activities/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { ordersOfPayment } from '#app/areas/orders/checkout/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo, staffKeyOf } from './people.ts'

const doorstep = {
  name: '林知夏',
  mobile: '13900000000',
  province_id: 440_000,
  city: 440_300,
  area: 440_305,
  detail: '示例路 1 号',
}

test('the odds stand on the page, a draw says for 1.2 s what it brought, and a friend gives one more [X344]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/activity/lottery')
  await expect(page.getByRole('cell', { name: '谢谢参与' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '概率' })).toBeVisible()
  await expect(page.getByRole('row', { name: /电子血压计/ })).toContainText('0.1%')
  await expect(page.getByRole('row', { name: /电子血压计/ })).toContainText('199')

  await signInTo(page, '/activity/lottery')
  await expect(page.getByRole('button', { name: '抽一次（今天还有 2 次）' })).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: /^抽一次/ }).click()
  const said = page.locator('[popover]').filter({ hasText: /谢谢参与|恭喜抽中/ })
  await expect(said).toBeVisible()
  await page.clock.runFor(1_199)
  await expect(said).toBeVisible()
  await page.clock.runFor(2)
  await expect(said).toBeHidden()
  await page.clock.resume()
  await expect(page.getByRole('button', { name: '抽一次（今天还有 1 次）' })).toBeVisible()
  await expect(page.getByRole('region', { name: '健康好礼天天抽' }).getByRole('status')).toHaveText(/谢谢参与|恭喜抽中/)
  await page.getByRole('button', { name: /^抽一次/ }).click()
  await expect(page.getByRole('button', { name: /还有 0 次/ })).toBeDisabled()

  const ask = callAs(baseURL, await keyOf(page))
  const { joinInfo } = await ask(jionInfo, {})
  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const shared = `/activity/lottery?act_id=${joinInfo.act_id}&share_id=${encodeURIComponent(joinInfo.share_id)}`
  await signInTo(friend, shared)
  await friend.getByRole('button', { name: '帮好友加一次' }).click()
  await expect(friend.getByText('已为好友')).toBeVisible()
  await friend.reload()
  await friend.getByRole('button', { name: '帮好友加一次' }).click()
  await expect(friend.getByText('您已经帮这位好友助力过了')).toBeVisible()
  await friend.context().close()
  await page.reload()
  await expect(page.getByRole('button', { name: '抽一次（今天还有 1 次）' })).toBeVisible()
})

test('a price is brought down with a friend and ordered as it stands; its order needs a sign-in, signing up for an activity does not [X017]', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/activity/activityOrder?act_id=99999999&goods_id=1')
  await expect(page).toHaveURL(/\/activity\/activityOrder/)
  await page.goto('/activity/bargainOrder?act_id=1&goods_id=1')
  await expect(page).toHaveURL(/\/user\/login/)

  const { list } = await callAs(baseURL)(bargainGoods, {})
  const goods = list.find(({ stock }) => stock > 0)
  if (!goods) throw new Error('nothing is on offer')
  await signInTo(page, '/activity/bargain')
  await page.getByRole('button', { name: `去砍价：${goods.goods_name}` }).click()
  await expect(page).toHaveURL(/\/activity\/bargaindetail\?bargain_id=/)
  await expect(page.getByRole('heading', { name: '我的砍价' })).toBeVisible()
  const bargain_id = new URL(page.url()).searchParams.get('bargain_id') ?? ''

  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInTo(friend, `/activity/bargainhelp?bargain_id=${bargain_id}`)
  await friend.getByRole('button', { name: '帮砍一刀' }).click()
  await expect(friend.getByText('谢谢您！帮好友砍掉了')).toBeVisible()
  await expect(friend.getByRole('button', { name: '帮砍一刀' })).toBeHidden()
  await friend.context().close()

  const ask = callAs(baseURL, await keyOf(page))
  await ask(addressAdd, doorstep)
  await page.reload()
  await expect(page.getByText('1 位好友帮砍')).toBeVisible()
  const { now_price } = await ask(bargainDetail, { bargain_id })
  await page.getByRole('link', { name: '按现价下单' }).click()
  await expect(page).toHaveURL(/\/activity\/bargainOrder/)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/pay\/index\?out_trade_no=/)
  const out_trade_no = new URL(page.url()).searchParams.get('out_trade_no') ?? ''
  const [ordered] = (await ask(ordersOfPayment, { out_trade_no })).list
  expect(ordered?.goods_amount).toBe(now_price)
})

test('a gift card is exchanged by number and secret, shows a code to pay with, and takes no second owner', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/activity/giftcards')
  await expect(page.getByText('还没有可用的礼品卡')).toBeVisible()
  const exchange = async (secret: string) => {
    await page.getByRole('button', { name: '兑换礼品卡' }).click()
    const sheet = page.getByRole('dialog', { name: '兑换礼品卡' })
    await sheet.getByLabel('卡号').fill('6000 0000 0000 2026')
    await sheet.getByLabel('密码').fill(secret)
    await sheet.getByRole('button', { name: '兑换', exact: true }).click()
    return sheet
  }
  const sheet = await exchange('0000000000')
  await expect(sheet.getByText('卡号或密码不对')).toBeVisible()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await exchange('2026202620')
  await expect(page.getByRole('article')).toContainText('¥200')
  await page.getByRole('button', { name: '付款码' }).click()
  await expect(
    page.getByRole('dialog', { name: '付款码' }).getByText(/^6000 0000 0000 2026 \d{4} \d{2}$/),
  ).toBeVisible()

  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: baseURL ?? '' })
  const stranger = (await other?.newPage()) as Page
  await signInTo(stranger, '/activity/giftcards')
  await stranger.getByRole('button', { name: '兑换礼品卡' }).click()
  await stranger.getByLabel('卡号').fill('6000000000002026')
  await stranger.getByLabel('密码').fill('2026202620')
  await stranger.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(stranger.getByText('这张卡已经被兑换过了')).toBeVisible()
  await other?.close()
})

test('a prize that was won is sent from the desk, by any number that a parcel can have', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 900 } })
  await desk.goto('/desk/login')
  await desk.getByRole('button', { name: 'keeper1' }).click()
  await expect(desk).toHaveURL(/\/desk\/goods/)
  const title = `血压计 ${Date.now() % 1_000_000}`
  const sure = { kind: 'goods', title, weight: 10_000, worth: '199.00', pieces: 1 }
  const today = dayOf(systemClock.now())
  const { act_id } = await callAs(baseURL, await staffKeyOf(desk))(deskLotteryAdd, {
    title,
    rule: '每天一次。',
    share_title: '来抽奖',
    share_desc: '天天有礼',
    free_num: 1,
    help_most: 0,
    first_day: today,
    last_day: today,
    prizes: JSON.stringify([sure]),
  })

  await signInTo(page, `/activity/lottery?act_id=${act_id}`)
  const ask = callAs(baseURL, await keyOf(page))
  const { prize } = await ask(luckPlay, { act_id })
  const { addressId: address_id } = await ask(addressAdd, doorstep)
  await ask(prizeOrder, { prize_id: prize.won_id, address_id })

  await desk.goto('/desk/activities/prizes')
  await desk.getByRole('row', { name: title }).getByRole('button', { name: '寄出' }).click()
  const sheet = desk.getByRole('dialog', { name: /^寄出/ })
  await sheet.getByLabel('快递单号').fill('SF')
  await sheet.getByRole('button', { name: '确认' }).click()
  await expect(sheet.getByText('单号是 6 到 32 位的字母、数字和短横')).toBeVisible()
  await sheet.getByLabel('快递单号').fill('SF-2026-1123')
  await sheet.getByRole('button', { name: '确认' }).click()
  await expect(sheet).toBeHidden()
  await desk.getByRole('link', { name: '已寄出' }).click()
  await expect(desk.getByRole('row', { name: title })).toContainText('SF-2026-1123')
  await desk.close()
})

/** The nine kinds of the mall: by which door of its home, and what says that the screen works. */
const kinds = [
  { kind: 'goods', at: '/shop/shopIndex', shows: (page: Page) => page.locator('a[href*="/health/product?"]') },
  { kind: 'projects', at: '/shop/projectList', shows: (page: Page) => page.locator('a[href*="project_id="]') },
  { kind: 'seckill', at: '/shop/seckill', shows: (page: Page) => page.getByText(/距结束|距开始/) },
  { kind: 'coupons', at: '/account/coupons', shows: (page: Page) => page.getByRole('button', { name: '领取' }) },
  {
    kind: 'exam packages',
    at: '体检套餐',
    shows: (page: Page) => page.locator('a[href*="/health/product?"], a[href*="project_id="]'),
  },
  { kind: 'points mall', at: '积分商城', shows: (page: Page) => page.locator('a[href*="/integral/goods?"]') },
  { kind: 'lottery', at: '幸运抽奖', shows: (page: Page) => page.getByRole('button', { name: /^抽一次/ }) },
  { kind: 'bargain', at: '邀友砍价', shows: (page: Page) => page.getByRole('button', { name: /^去砍价：/ }) },
  { kind: 'gift cards', at: '礼品卡', shows: (page: Page) => page.getByRole('button', { name: '兑换礼品卡' }) },
] as const

test('each of the nine kinds that the mall offers opens a screen that works [X005]', async ({ page }) => {
  await signInTo(page, '/health/index')
  for (const { kind, at, shows } of kinds)
    await test.step(kind, async () => {
      if (at.startsWith('/')) await page.goto(at)
      else {
        await page.goto('/health/index')
        await page.getByRole('main').getByRole('link', { name: at }).first().click()
        await expect(page).not.toHaveURL(/\/health\/index/)
      }
      await expect(shows(page).first()).toBeVisible()
    })
})
