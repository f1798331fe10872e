import { z } from 'zod'
import { submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, time, yuan } from '#kit/wire/fields.ts'
import { allTestStates } from './rules.ts'

const ofVisit = { owner: { id: 'order' }, login: true } as const
const notFound = { 'not-found': '没有找到这个预约' }

/** A test as its patient and its doctor see it. */
const orderedTest = z.object({
  test_id: z.string(),
  goods_id: z.int(),
  special_id: z.int(),
  name: z.string(),
  special_name: z.string(),
  /** What it costs today. */
  price: yuan(),
  state: z.enum(allTestStates),
  state_desc: z.string(),
  /** The goods order that it is in; '' while there is none. */
  goods_order_id: z.string(),
  add_time: time(),
})

export const testsOfVisit = call({
  method: 'GET',
  path: '/guahao/v1/order/{id}/tests',
  summary: 'What the doctor ordered at a visit of what the hospital sells, and how far it is',
  ...ofVisit,
  input: z.object({ id: code() }),
  output: z.object({
    list: z.array(orderedTest),
    doctor_name: z.string(),
    /** Something of it can be ordered and paid now, and what it costs today. */
    may_buy: flag(),
    amount: yuan(),
  }),
  refuses: notFound,
})

export const testsBuy = call({
  method: 'POST',
  path: '/guahao/v1/order/{id}/tests/buy',
  summary: 'Order all that waits of what the doctor ordered at a visit, as goods are ordered; then it is paid',
  ...ofVisit,
  idempotency: 'framework',
  pace: 5,
  input: z.object({ id: code() }),
  output: submitGoodsOrder.output,
  refuses: { ...submitGoodsOrder.refuses, ...notFound, nothing: '没有待付款的检查了，请刷新看看' },
})
