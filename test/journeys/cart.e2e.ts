import { expect, type Page } from '@playwright/test'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { itemTypes } from '#app/areas/mall/goods/rules.ts'
import { projectList } from '#app/areas/mall/shelf/contract.ts'
import { addressAdd } from '#app/areas/orders/addresses/contract.ts'
import { cartShow } from '#app/areas/orders/checkout/contract.ts'
import { callAs } from './calls.ts'
import { test } from './journey.ts'
import { keyOf, signInTo } from './people.ts'

const home = {
  province_id: 440_000,
  city: 440_300,
  area: 440_305,
  detail: '示例路 1 号',
  name: '周明',
  mobile: '13800000001',
}

/** A project that is paid whole. */
const isProject = ({ item_type, pay_type }: { item_type: number; pay_type: number }) =>
  item_type === itemTypes.project && pay_type === 0

const putIntoCart = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('button', { name: '加购物车' }).click()
  await expect(page.getByText('已加入购物车')).toBeVisible()
}

test('things of two sellers go from their pages into the cart, and by one payment to a page that says what comes next', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/health/cart')
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  const ask = callAs(baseURL, await keyOf(page))
  await ask(addressAdd, home)
  const parcel = (await ask(entityGoodsList, { page_size: 50 })).list.find(
    ({ unit_id, drug_type, price }) => unit_id === null && drug_type === 0 && Number(price) < 500,
  )
  const service = (await ask(projectList, { page_size: 50 })).list.find(isProject)
  if (!parcel || !service) throw new Error('the demonstration sells too little')
  await putIntoCart(page, `/health/product?goods_id=${parcel.goods_id}`)
  await expect(page.getByRole('link', { name: '购物车，1 件' })).toBeVisible()
  await putIntoCart(page, `/shop/projectDetail?project_id=${service.goods_id}`)

  await page.getByRole('link', { name: /^购物车/ }).click()
  const sellers = page.getByRole('main').getByRole('region')
  await expect(sellers).toHaveCount(2)
  const ours = page.getByRole('region', { name: '医路商城' })
  await ours.getByRole('button', { name: '多一件' }).click()
  await expect(ours.getByLabel('数量')).toHaveText('2')
  await page.getByRole('checkbox', { name: '全选' }).uncheck()
  await expect(page.getByRole('button', { name: '请先选择商品' })).toBeDisabled()
  await page.getByRole('checkbox', { name: '全选' }).check()

  await page.getByRole('link', { name: /去结算/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/pay\/index/)
  await expect(page.getByText(parcel.goods_name).first()).toBeVisible()
  await expect(page.getByText('广东省深圳市南山区示例路 1 号')).toBeVisible()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByText('余额不足，可以再试').click()
  await page.getByRole('button', { name: '确认' }).click()
  await page.goBack()
  await expect(page.getByText('还没有收到这笔付款')).toBeVisible()
  await page.getByRole('button', { name: /去支付/ }).click()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await expect(page.getByText(/发货/).first()).toBeVisible()
  expect((await ask(cartShow, {})).list).toEqual([])
  await page.getByRole('link', { name: '看订单' }).click()
  await expect(page).toHaveURL('/health/orderlist')
})

test('how one came to goods and projects goes along until they are ordered, and who shares goods is known by a number [X114]', async ({
  page,
  baseURL,
}) => {
  await signInTo(page, '/health/index')
  const ask = callAs(baseURL, await keyOf(page))
  const project = (await ask(projectList, { page_size: 50 })).list.find(isProject)
  if (!project) throw new Error('the demonstration sells no project')
  const came = { act_id: 'A1', share_id: 'S1', from_type: 'F1', audit_id: '7', pt_act_id: 'P1' }
  for (const path of [
    `/health/product?goods_id=${project.goods_id}`,
    `/shop/projectDetail?project_id=${project.goods_id}`,
  ]) {
    await page.goto(`${path}&${new URLSearchParams(came)}`)
    await page.getByRole('link', { name: '立即购买' }).click()
    await expect(page).toHaveURL(/orderconfirm/)
    const sent = page.waitForRequest(/submitOrderV2/)
    await page.getByRole('button', { name: '提交订单' }).click()
    const body = new URLSearchParams((await sent).postData() ?? '')
    expect(Object.fromEntries(Object.keys(came).map((name) => [name, body.get(name)]))).toEqual(came)
    await expect(page).toHaveURL(/\/pay\/index|\/health\/orderdetail/)
  }

  await page.goto(`/health/product?goods_id=${project.goods_id}&share_id=S1`)
  const shared = page.waitForResponse(/shareGoods/)
  await page.getByRole('button', { name: '分享' }).click()
  const { share_id } = (await (await shared).json()).data
  await expect(page.getByRole('img', { name: new RegExp(`分享图片：${project.goods_name}`) })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: '复制链接' }).click()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.searchParams.get('share_id')).toBe(share_id)
  expect(link.searchParams.get('goods_id')).toBe(String(project.goods_id))
})
