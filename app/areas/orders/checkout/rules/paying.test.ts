import { expect, test } from 'vitest'
import { payMethodFor } from '../rules.ts'
import { payingWay, paymentToOpen } from './paying.ts'

test('one order is paid directly, of two all are shown first [X165]', () => {
  expect([payingWay([1]), payingWay([1, 2])]).toEqual(['directly', 'merge-sheet'])
})

test('the payment page reads its address, else what was stored, else nothing [X168]', () => {
  const stored = { order_ids: 'a,b', out_trade_no: 'p1', pay_amount: '10.00' }
  const query = new URLSearchParams({ order_ids: 'c', out_trade_no: 'p2' })
  expect(paymentToOpen(query, stored)).toMatchObject({ order_ids: 'c', out_trade_no: 'p2' })
  expect(paymentToOpen(new URLSearchParams('order_ids=c'), stored)).toEqual(stored)
  expect(paymentToOpen(new URLSearchParams(), null)).toBeUndefined()
})

test('where nothing is to pay the method is 0, else the code of the cashier', () => {
  expect([payMethodFor(1_000), payMethodFor(0)]).toEqual([28, 0])
})
