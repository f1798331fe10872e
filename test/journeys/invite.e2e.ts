import { expect, test } from '@playwright/test'
import { inviteActivity } from '#app/areas/activities/invitations/contract.ts'
import { deskShip } from '#app/areas/desk/orders/contract.ts'
import { entityGoodsList, goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { cartPut, receiveGoodsOrder, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { createRefundApply } from '#app/areas/orders/refunds/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { askAsStaff, signInAtDesk } from './at-the-desk.ts'
import { callAs } from './calls.ts'
import { keyOf, signInPage, signInTo } from './people.ts'

const home = { province_id: 440_000, city: 440_300, area: 440_305, detail: '示例路 5 号' }

test('somebody invites a friend, who registers and buys; the reward comes, and goes back with the refund', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInTo(page, '/health/index')
  await page.getByRole('main').getByRole('link', { name: '邀请有礼' }).click()
  await expect(page.getByText('还没有朋友注册')).toBeVisible()
  await page.getByRole('button', { name: '生成邀请海报' }).click()
  const sheet = page.getByRole('dialog', { name: '分享给家人朋友' })
  await expect(sheet.getByRole('img', { name: /带二维码/ })).toBeVisible()
  await sheet.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/share_id=/)

  const there = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 375, height: 812 } })
  const friend = await there.newPage()
  await friend.goto(link)
  await friend.getByRole('link', { name: '注册并接受邀请' }).click()
  await signInPage(friend)
  await expect(friend).toHaveURL(/share_id=/)
  await expect(friend.getByText(/您接受了.+的邀请/)).toBeVisible()
  const states = page.getByRole('main').getByRole('listitem')
  await page.goto('/activity/invite')
  await expect(states.filter({ hasText: '已注册，等第一次购物完成' })).toHaveCount(1)

  const ask = callAs(baseURL, await keyOf(friend))
  await ask(addressAdd, { name: '周明', mobile: '13800000001', ...home })
  const goods = (await ask(entityGoodsList, { page_size: 50 })).list.find(
    ({ unit_id, drug_type, price }) =>
      unit_id === null && drug_type === 0 && Number(price) >= 20 && Number(price) < 500,
  )
  const { specials } = await ask(goodsDetail, { goods_id: goods?.goods_id ?? 0 })
  const special_id = specials[0]?.special_id ?? 0
  await ask(cartPut, { goods_id: goods?.goods_id ?? 0, special_id, buy_num: 1 })
  const made = await ask(submitGoodsOrder, { cart_special_ids: String(special_id) })
  const { order_id } = made
  if (made.out_trade_no) await ask(sandboxPay, { out_trade_no: made.out_trade_no })
  const askDesk = await askAsStaff(baseURL, 'admin1')
  await askDesk(deskShip, { order_id, company: '顺丰速运', number: `SF${Date.now()}` })
  await ask(receiveGoodsOrder, { order_id })

  await page.reload()
  await expect(states.filter({ hasText: '奖励已到账' })).toHaveCount(1)
  await page.goto('/vue/userpoint/index')
  await expect(page.getByText('邀请好友的奖励').first()).toBeVisible()

  await ask(createRefundApply, { order_id, refund_type: 'money', reason: '已和商家协商好' })
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signInAtDesk(desk, 'admin1')
  await desk.goto('/desk/refunds')
  const asked = () => desk.getByRole('article').filter({ hasText: order_id })
  await asked()
    .getByRole('button', { name: /^同意退/ })
    .click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^同意退/ })
    .click()
  await expect(asked()).toHaveCount(0)

  await page.goto('/activity/invite')
  await expect(states.filter({ hasText: '好友退款，奖励已收回' })).toHaveCount(1)
  const { act_id } = await ask(inviteActivity, {})
  await desk.goto(`/desk/activities/invitations?act_id=${act_id}`)
  await expect(desk.getByRole('row').filter({ hasText: '好友退款，奖励已收回' }).first()).toContainText('50 积分')
  await there.close()
})
