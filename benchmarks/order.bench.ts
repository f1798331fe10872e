import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdPerson } from '#test/support/crowd.ts'
import { costInBaselines, openBaseline } from './baseline.ts'
import type { Bench } from './bench.ts'
import { type Field, gather, openField } from './booking-field.ts'
import { openWire, type Shot } from './load.ts'
import { startBenchApp } from './test-app.ts'

const CONNECTIONS = 16
/** A round of whole orders takes some seven seconds; after as many more V8 has compiled what they take. */
const ORDERS = 1_500
const PUT = 3_000
/** A notice that somebody else's call delivers is there in some milliseconds. */
const LOOK_AGAIN_MS = 20

interface Ware {
  goodsId: number
  skuId: number
}

/** Something that is used in a product, with as many pieces as anybody may buy here. */
const stockUp = async ({ database: { pool } }: Field): Promise<Ware> => {
  const { rows } = await pool.query<Record<keyof Ware, string>>(
    `with ware as (
       select s.id, s.goods_id, s.stock_id from mall_goods_skus s join mall_goods g on g.id = s.goods_id
       where g.kind in ('service', 'exam') and g.is_on and s.is_on and g.limit_each is null and g.pay_types[1] = 0 order by s.id limit 1
     ), stocked as (
       update mall_stocks k set total = total + 100000, left_n = left_n + 100000, gone_since = null from ware where k.id = ware.stock_id returning k.id
     )
     select goods_id as "goodsId", ware.id as "skuId" from ware, stocked`,
  )
  const [ware] = rows
  if (!ware) throw new Error('the world has nothing to buy')
  return { goodsId: Number(ware.goodsId), skuId: Number(ware.skuId) }
}

type Ask = (shot: Shot) => Promise<{ order_id?: string; out_trade_no?: string; state_id?: string }>
/** What one person does, one call after the other. */
type Walk = (callApi: Ask, person: CrowdPerson, ware: Ware) => Promise<void>

const post = (path: string, form: Record<string, string | number>): Shot => ({
  method: 'POST',
  path: `/api${path}`,
  body: new URLSearchParams(form as Record<string, string>).toString(),
})

const putInCart: Walk = async (ask, { key: user_key }, { goodsId: goods_id, skuId: special_id }) => {
  await ask(post('/cart', { user_key, goods_id, special_id, buy_num: 1 }))
}

/** All calls from the confirming page to the paid order: reckoned, ordered, looked up for payment, paid, shown. */
const buyWhole: Walk = async (ask, { key: user_key }, { goodsId: goods_id, skuId: special_id }) => {
  const wish = { user_key, goods_id, special_id, buy_num: 1 }
  await ask({ path: `/api/confirmorder?${new URLSearchParams(wish as never)}` })
  const { order_id = '', out_trade_no = '' } = await ask(
    post('/submitOrderV2', { ...wish, idempotency_key: `whole-${user_key}` }),
  )
  await ask({ path: `/api/order/merge_pay_info?order_id=${order_id}&user_key=${user_key}` })
  await ask(post('/payready', { user_key, order_ids: order_id }))
  await ask(post('/sandbox/pay', { out_trade_no }))
  const look = () => ask({ path: `/api/order/wechat/detail?order_id=${order_id}&user_key=${user_key}` })
  while ((await look()).state_id !== 'paid') await sleep(LOOK_AGAIN_MS)
}

const costOf = (walk: Walk, total: number) => async (emit: (line: string) => void) => {
  const app = await startBenchApp()
  const field = openField(app)
  const ware = await stockUp(field)
  const baseline = await openBaseline()
  try {
    return await costInBaselines(baseline, {
      pids: [app.pid, app.database.pid],
      total,
      warmUp: total,
      ready: (count) => gather(field, count),
      work: async (people) => {
        await Promise.all(Array.from({ length: CONNECTIONS }, () => walkAll(app.port, people, ware, walk)))
      },
      heard: (each, bare) => emit(`${each.toFixed(2)} ms each, a bare answer ${bare.toFixed(4)} ms`),
    })
  } finally {
    baseline.close()
    await field.database.close()
  }
}

/** Over one connection whoever is left, one after the other. */
const walkAll = async (port: number, people: CrowdPerson[], ware: Ware, walk: Walk) => {
  const wire = await openWire(port)
  const callApi: Ask = async (shot) => {
    const { status, body } = await wire.send(shot)
    const { data, reason } = JSON.parse(body.toString())
    if (status !== 200 || data === undefined) throw new Error(`${shot.path} answers ${status} ${reason}`)
    return data
  }
  for (let person = people.pop(); person; person = people.pop()) await walk(callApi, person, ware)
  wire.end()
}

export const benches: Bench[] = [
  { name: 'order.cart', unit: '× baseline', goal: '<= 60', run: costOf(putInCart, PUT) },
  { name: 'order.whole', unit: '× baseline', goal: '<= 450', run: costOf(buyWhole, ORDERS) },
]
