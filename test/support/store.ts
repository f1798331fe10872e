import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { findAnyOrder, listItems, ordersItems, ordersOrders } from '#app/areas/orders/checkout/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { storeLogin } from '#app/areas/store-app/devices/contract.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type Clinic, openClinic } from './clinic.ts'
import { signIn } from './people.ts'
import { openShop } from './shop.ts'
import { type StaffPerson, signInStaff } from './staff.ts'
import type { TestApp } from './start-test-app.ts'

/** What a device brings with every call. */
export interface Credentials {
  fid: string
  access_token: string
  unit_user_id: number
}

/** Binds a phone to somebody of a store's staff. */
export const bindPhone = async (app: TestApp, { loginName, password }: StaffPerson, more: object = {}) => {
  const presented = { login_name: loginName, password, label: '柜台手机', ...more }
  const bound: CallOutput<typeof storeLogin> = await app.callApi(storeLogin, presented)
  const { fid, access_token, unit_user_id } = bound
  return { bound, credentials: { fid, access_token, unit_user_id } satisfies Credentials }
}

/** A store that sells something used in its house, with somebody who works there and a patient who buys. */
export const openStore = async (app: TestApp, at?: Clinic) => {
  const clinic = at ?? (await openClinic(app))
  const shop = await openShop(app)
  const buyer = await signIn(app)
  const nurse = await signInStaff(app, clinic.hospitalId, 'nurse')

  /** Orders that are paid and wait to be used: their ids and codes. */
  const sell = async (count: number, { priceFen = 5_000 }: { priceFen?: number } = {}) => {
    const ware = await shop.sell({
      kind: 'service',
      hospitalId: clinic.hospitalId,
      priceFen,
      pieces: count + 1,
      payTypes: [0],
    })
    const codes: { id: string; code: string }[] = []
    for (let nth = 0; nth < count; nth++) {
      const { goods_id, special_id } = ware
      const made = await app.callApi(checkout.submitGoodsOrder, { goods_id, special_id, buy_num: 1 }, buyer)
      if (made.out_trade_no) await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
      const order = await findAnyOrder(app.db, made.order_id)
      if (!order) throw new Error('the order is gone')
      codes.push({ id: order.id, code: order.checkCode })
    }
    return codes
  }
  return { clinic, shop, buyer, nurse, sell }
}

/** Codes of so many orders that wait to be used and are paid in the store: made in one go, for what needs a thousand. */
export const manyCodes = async (
  app: TestApp,
  { shop, clinic, buyer }: Awaited<ReturnType<typeof openStore>>,
  count: number,
): Promise<string[]> => {
  const ware = await shop.sell({ kind: 'service', hospitalId: clinic.hospitalId, pieces: count + 1, payTypes: [3] })
  const { goods_id, special_id } = ware
  const wanted = { goods_id, special_id, buy_num: 1, pay_type: 3 } as const
  const made = await app.callApi(checkout.submitGoodsOrder, wanted, buyer)
  const order = await findAnyOrder(app.db, made.order_id)
  const items = await listItems(app.db, [made.order_id])
  const item = items.get(made.order_id)?.[0]
  if (!order || !item) throw new Error('nothing was ordered')
  const codes = [order.checkCode]
  const base = Number(order.checkCode)
  const { state: _, ...row } = order
  const copies = Array.from({ length: count - 1 }, (_none, nth) => ({
    ...row,
    id: `${order.id.slice(0, 12)}-${nth}`,
    checkCode: String((base + 1 + nth) % 10 ** 12).padStart(12, '0'),
  }))
  for (let at = 0; at < copies.length; at += 200) {
    const some = copies.slice(at, at + 200)
    await app.db.insert(ordersOrders).values(some)
    await app.db.insert(ordersItems).values(some.map(({ id: orderId }) => ({ ...item, orderId })))
  }
  codes.push(...copies.map(({ checkCode }) => checkCode))
  return codes
}
