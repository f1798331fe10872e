import { expect } from '@playwright/test'
import { deskDemoStaff, deskSignIn } from '#app/areas/access/staff/contract.ts'
import { deskPointGoodsAdd } from '#app/areas/desk/points/contract.ts'
import { leaderDetail } from '#app/areas/leader/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keepKeys, keyOf, signInTo } from './people.ts'

const home = { province_id: 440_000, city: 440_300, area: 440_305, community: '', detail: '示例路 1 号' }

test('a task is done for points, they are exchanged for goods, the desk sends them, and they are received [P11]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/account/index')
  const ask = callAs(baseURL, await keyOf(page))
  await ask(addressAdd, { ...home, name: '周明', mobile: '13800000001' })
  const staff = (await callAs(baseURL)(deskDemoStaff, {})).list.find(({ login_name }) => login_name === 'keeper1')
  const signedIn = { login_name: 'keeper1', password: staff?.password ?? '' }
  const { staff_key } = await callAs(baseURL)(deskSignIn, signedIn)
  const title = `旅行药盒 ${Date.now() % 100_000}`
  const goods = { title, category: '日常防护', point: 10, labels: '[2]', kind: 'parcel', pieces: 3 } as const
  const { goods_id } = await callAs(baseURL, staff_key)(deskPointGoodsAdd, goods)

  await page.getByRole('navigation', { name: '我的资产' }).getByRole('link', { name: '积分' }).click()
  await page.getByRole('listitem').filter({ hasText: '分享给亲友' }).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: '积分任务' })).toContainText('可获得10积分')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: '保存图片' }).click()
  await expect(page.getByRole('complementary', { name: '积分任务' })).toHaveText('任务完成，请返回领取积分')
  await page.goto('/account/index')
  await page.getByRole('navigation', { name: '我的东西' }).getByRole('link', { name: '积分商城' }).click()
  await expect(page.getByRole('region', { name: '我的积分' })).toContainText('10')
  await page.getByRole('link', { name: '精选好物，查看更多' }).click()
  await expect(page).toHaveURL(/\/integral\/more/)
  await page.getByRole('list').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`goods_id=${goods_id}`))
  await page.getByRole('button', { name: '立即兑换' }).click()
  const sheet = page.getByRole('dialog', { name: '确认兑换' })
  await expect(sheet).toContainText('周明')
  await expect(sheet).toContainText('兑换后剩 0 积分')
  await sheet.getByRole('button', { name: '用 10 积分兑换' }).click()
  await expect(page).toHaveURL(/\/integral\/order\?order_id=/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  const order = page.url()

  await keepKeys(page, { staff_key })
  await page.goto('/desk/points/orders')
  await page.getByRole('row', { name: title }).getByRole('button', { name: '发货' }).click()
  const ship = page.getByRole('dialog', { name: '发货' })
  await ship.getByLabel('快递单号').fill('SF123456')
  await ship.getByRole('button', { name: '确认发货' }).click()
  await expect(page.getByRole('row', { name: title })).toHaveCount(0)

  await page.goto(order)
  await expect(page.getByRole('heading', { name: '待收货' })).toBeVisible()
  await page.getByRole('button', { name: '确认收货' }).click()
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible()
})

test('labelId=2 lists the selected goods under their title [X064]', async ({ page }) => {
  await page.goto('/integral/more?labelId=2')
  await expect(page.getByRole('heading', { name: '精选好物' })).toBeVisible()
  await expect(page.getByText('体脂秤')).toBeVisible()
  await expect(page.getByText('护膝一对')).toHaveCount(0)
  await page.goto('/integral/more?labelId=3')
  await expect(page.getByRole('heading', { name: '人气兑换' })).toBeVisible()
  await expect(page.getByText('体脂秤')).toHaveCount(0)
})

test('goods stand in two columns, each in the shorter one, tags or none [X361]', async ({ page }) => {
  await page.goto('/integral/more?labelId=2', { waitUntil: 'networkidle' })
  const cards = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  expect(cards.length).toBeGreaterThan(4)
  const ends = new Map<number, number>()
  for (const { left, top, bottom } of cards) {
    if (ends.size === 2) expect(Math.abs(top - Math.min(...ends.values()) - 10)).toBeLessThan(1)
    ends.set(left, bottom)
  }
})

test('the head of the leaderboard is asked for once in a session; a refusal is said in its words and not kept [X140] [X295]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes(leaderDetail.path) && asked.push(request.url()))
  const board = page.getByRole('heading', { name: '名医榜', level: 2 })
  const open = async () => {
    await page.getByRole('link', { name: '名医榜' }).click()
    await expect(page).toHaveURL(/\/leader\/index/)
  }
  const leave = async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { name: '排行榜' })).toBeVisible()
  }
  await page.goto('/unit/ranking')
  await page.route(`**${leaderDetail.path}*`, (route) =>
    route.fulfill({ json: { result_code: 0, error_code: 0, error_msg: '榜单正在整理', data: {} } }),
  )
  await open()
  await expect(page.getByText('榜单正在整理')).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.unroute(`**${leaderDetail.path}*`)
  await leave()
  await open()
  await expect(page.getByText('位医生上榜')).toBeVisible()
  expect(asked).toHaveLength(2)
  await leave()
  await open()
  await expect(page.getByText('位医生上榜')).toBeVisible()
  await page.getByRole('navigation', { name: '城市' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/city_id=/)
  await expect(board).toBeVisible()
  expect(asked).toHaveLength(2)
})
