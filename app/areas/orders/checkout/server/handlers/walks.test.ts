import { afterAll, beforeAll, expect, test } from 'vitest'
import { payPrepare } from '#app/areas/pay/contract.ts'
import { listBooked, listPayFaults } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { listTrades, outcomes } from '#kit/outside/server/cashier.ts'
import { type Seeded, seeded } from '#kit/random/seeded.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { unwrap } from '#kit/wire/envelope.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { type CallAs, startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { useUpOrder as markUsed, shipOrder } from '../commands/ship.ts'

/** In the ordinary run; `npm run sweep` takes more. */
const WALKS = process.env.SWEEP ? 1_000 : 16
const STEPS = 12
const SEED = process.env.SEED ?? '20261122'

let app: TestApp
let shop: Shop
/** So many more works of the room end as if the process had died just before its commit. */
const dying = { count: 0 }

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const room = app.rooms.find(({ name }) => name === 'orders/checkout')
  const settle = room?.subscribers?.['payment.paid']
  if (!room || !settle) throw new Error('the room is gone')
  room.subscribers['payment.paid'] = async (event, ctx) => {
    await settle(event, ctx)
    if (dying.count-- > 0) throw new Error('the process died')
  }
}, 120_000)
afterAll(() => app.close())

type Wish = { goods_id: number; special_id: number; act_id?: string }

/** A person on their way through the machine of orders. */
interface Walker {
  person: CrowdPerson
  chance: Seeded
  couponId: number
  orders: string[]
  payments: string[]
  handedOver: Set<string>
  tried: number
}

interface Answered {
  order_id?: string
  order_ids?: string[]
  out_trade_no?: string
}

/** Asks as a phone would that heeds no refusal; what the process did not survive it asks again under the same key. */
const rawRequest = async (walker: Walker, call: CallSpec, input: object): Promise<Answered> => {
  const as = { key: walker.person.key, idempotencyKey: `try ${++walker.tried}` }
  const copies = walker.chance.int(1, 3)
  const asked = Array.from({ length: copies }, () => app.rawRequest(call, input as Record<string, unknown>, as))
  const said = await Promise.all(asked)
  // Too many met there: a phone asks again.
  if (said.some(({ status }) => status >= 500)) return again(call, input, as)
  return (said[0]?.body.data ?? {}) as Answered
}

/** The next try may meet the end of a process too, but not each. */
const again = async (call: CallSpec, input: object, as: CallAs) => {
  for (let tries = 1; ; tries++) {
    const { status, body } = await app.rawRequest(call, input as Record<string, unknown>, as)
    if (status < 500) return (body.data ?? {}) as Answered
    expect(tries, JSON.stringify(body)).toBeLessThan(5)
  }
}

type Step = (walker: Walker, wishes: readonly Wish[]) => Promise<unknown>

const keep = (walker: Walker, made: Answered) => {
  walker.orders.push(...(made.order_ids ?? []))
  if (made.out_trade_no) walker.payments.push(made.out_trade_no)
}
const anOrder = ({ chance, orders }: Walker) => (orders.length > 0 ? chance.pick(orders) : 'none')

/** At the cashier, who takes no money for what was never handed to them, but for what was closed since. */
const pay = async ({ person, handedOver }: Walker, out_trade_no: string, how: object = {}) => {
  const { body } = await app.rawRequest(payPrepare, { out_trade_no }, { key: person.key })
  if (!('refused' in unwrap('status', body))) handedOver.add(out_trade_no)
  if (handedOver.has(out_trade_no)) await app.rawRequest(sandboxPay, { out_trade_no, ...how })
}

/** What they ordered is used, or sent and received, as far as it is paid. */
const comeForAll = async (walker: Walker) => {
  for (const order_id of walker.orders) {
    await markUsed(app.context(), order_id)
    await shipOrder(app.context(), order_id, { carrier: '快递', parcelNo: 'SF1' })
    await rawRequest(walker, calls.receiveGoodsOrder, { order_id })
  }
}

const steps: Step[] = [
  async (walker, wishes) => {
    const { chance, couponId } = walker
    const more = { buy_num: chance.int(1, 2), ...(chance.int(0, 2) === 0 ? { coupon_id: couponId } : {}) }
    keep(walker, await rawRequest(walker, calls.createGoodsOrder, { ...chance.pick(wishes), ...more }))
  },
  async (walker, wishes) => {
    const wanted = walker.chance.shuffle(wishes).slice(0, 2)
    for (const { goods_id, special_id } of wanted)
      await rawRequest(walker, calls.cartPut, { goods_id, special_id, buy_num: walker.chance.int(1, 2) })
    const cart_special_ids = wanted.map(({ special_id }) => special_id).join(',')
    keep(walker, await rawRequest(walker, calls.submitGoodsOrder, { cart_special_ids, coupon_id: walker.couponId }))
  },
  async (walker) => {
    const order_ids = [anOrder(walker), anOrder(walker)].join(',')
    keep(walker, { ...(await rawRequest(walker, calls.payReady, { order_ids })), order_ids: [] })
  },
  async (walker) => {
    const { chance, payments } = walker
    if (payments.length === 0) return
    const how = { outcome: chance.pick(outcomes), refusals: chance.int(0, 2), refunds: chance.pick(['prompt', 'slow']) }
    await pay(walker, chance.pick(payments), how)
  },
  async (walker) => {
    const order_id = anOrder(walker)
    const cancelling = rawRequest(walker, calls.cancelGoodsOrder, { order_id })
    const paying = walker.payments.at(-1)
    await Promise.all([cancelling, paying && pay(walker, paying)])
  },
  (walker) => comeForAll(walker),
  async () => {
    dying.count = 1
  },
]

/** The jobs that end orders and move money; what died is done again by the next. */
const wake = async () => {
  for (const { name, jobs } of app.rooms)
    if (/^(pay|sandbox|mall\/stock|orders\/checkout)$/.test(name))
      for (const job of jobs)
        await job.run(app.context()).catch((error: unknown) => {
          if (!String(error).includes('the process died')) throw error
        })
}

const walk = async (walkers: readonly Walker[], wishes: readonly Wish[]) => {
  for (let step = 0; step < STEPS; step++) {
    await Promise.all([...walkers.map((walker) => walker.chance.pick(steps)(walker, wishes)), wake()])
    app.clock.advance({ minutes: 4 })
  }
  dying.count = 0
  for (const walker of walkers.slice(walkers.length / 2)) await comeForAll(walker)
  // Until all deadlines are over, providers have been asked and refunds tried often enough.
  for (const minutes of [...Array(6).fill(10), ...Array(8).fill(60)]) {
    app.clock.advance({ minutes })
    await wake()
  }
}

const rowsOf = async (sql: string) => (await app.pool.query(sql)).rows

test(`after random walks of many with faults all is what the surviving orders explain (seed ${SEED}) [R9]`, async () => {
  const wares = [
    await shop.sell({ kind: 'service', pieces: WALKS }),
    await shop.sell({ kind: 'service', pieces: 3, priceFen: 1_999 }),
    await shop.sell({ kind: 'service', pieces: WALKS, limitEach: 2, payTypes: [2] }),
  ]
  const { wish } = await shop.putOnSale(wares[0] as (typeof wares)[number], { pieces: Math.ceil(WALKS / 4) })
  const people = await signInCrowd(app, WALKS)
  const walkers: Walker[] = []
  for (const [at, person] of people.entries())
    walkers.push({
      person,
      chance: seeded(`walk ${SEED} ${at}`),
      couponId: await shop.giveCoupon(person.patientId),
      orders: [],
      payments: [],
      handedOver: new Set(),
      tried: 0,
    })
  await walk(walkers, [wish, ...wares.map(({ goods_id, special_id }) => ({ goods_id, special_id }))])

  const states = await rowsOf('select state, count(*)::int as n from orders_orders group by state order by state')
  const reached = states.map(({ state }) => state)
  expect(reached).toEqual(expect.arrayContaining(['cancelled', 'expired', 'paid', 'used']))
  expect(reached).not.toContain('unpaid')
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  expect(await listBooked(app.db)).toEqual(await listTrades(app.db))
  const surviving = "o.state in ('paid', 'shipped', 'received', 'used')"
  const sold = `(select coalesce(sum(i.pieces), 0) from orders_items i join orders_orders o on o.id = i.order_id
    where i.stock_id = s.id and ${surviving})`
  expect(await rowsOf(`select s.id, s.left_n from mall_stocks s where s.total - s.left_n <> ${sold}`)).toEqual([])
  const using = `exists (select from orders_items i join orders_orders o on o.id = i.order_id where i.coupon_code_id = k.id and ${surviving})`
  expect(
    await rowsOf(
      `select k.id, k.state from mall_coupon_codes k where k.state <> case when ${using} then 'used' else 'free' end`,
    ),
  ).toEqual([])
  const paid = `(select coalesce(sum(due_fen), 0) from orders_orders o where ${surviving})`
  const kept = 'select coalesce(sum(amount_fen - refunded_fen), 0) from outside_trades'
  expect(await rowsOf(`select (${kept}) as kept, ${paid} as paid where (${kept}) <> ${paid}`)).toEqual([])
}, 600_000)
