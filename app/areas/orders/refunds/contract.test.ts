import { expect, test } from 'vitest'
import { couponList } from '#app/areas/mall/coupons/contract.ts'
import { entityGoodsList } from '#app/areas/mall/goods/contract.ts'
import { goodsOrderList } from '#app/areas/orders/checkout/contract.ts'
import { orderTrack } from '#app/areas/orders/logistics/contract.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { readAnswer } from '#kit/wire/read-answer.ts'
import { createRefundApply, getRefundLogs } from './contract.ts'

const data = { list: [] }
const read = (call: CallSpec, body: object) => readAnswer(call, { status: 200, body: { data, ...body }, traceid: '' })

test.each([goodsOrderList, couponList, entityGoodsList])(
  '$path: status 200 and 1 are a success, 0 is a failure [X307]',
  (call) => {
    for (const status of [200, 1]) expect(read(call, { status })).toEqual(data)
    expect(() => read(call, { status: 0, msg: '没有成功' })).toThrow(RefusedError)
  },
)

test.each([createRefundApply, getRefundLogs, orderTrack])(
  '$path: state 1 is a success, 0 is a failure [X306]',
  (call) => {
    expect(read(call, { state: 1 })).toEqual(data)
    expect(() => read(call, { state: 0, msg: '没有成功' })).toThrow(RefusedError)
  },
)
