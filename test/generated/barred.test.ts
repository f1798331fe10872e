import { expect, test } from 'vitest'
import { allCalls, type NamedCall } from './all-calls.ts'

/** Calls that begin a payment and that nobody is kept from by the wire, and why. */
const neverBarred: Readonly<Record<string, string>> = {
  payGoodsOrder: 'pays what is ordered',
  createOrder: 'books: its command knows the hospital, and asks who is kept from it there',
  testsBuy: 'care: a doctor ordered it',
  inquiryFee: 'goes on with a case of care',
  inquiryChoose: 'goes on with a case of care',
  recharge: 'tops up a card of their own',
  memberDoPay: 'pays what is ordered',
  comboPay: 'pays what is ordered',
}

/** Whether somebody who is signed in begins a payment by it. */
const beginsPayment = ({ login, output, method, mutatingGet }: NamedCall): boolean =>
  login === true &&
  (method !== 'GET' || mutatingGet === true) &&
  'shape' in output &&
  'out_trade_no' in (output.shape as object)

test('whoever may not order is refused by every call that begins a payment, but those that pay for it or care for them', async () => {
  const open = (await allCalls()).filter((call) => beginsPayment(call) && call.barredAs !== 'buy')
  expect(open.map(({ name }) => name).sort()).toEqual(Object.keys(neverBarred).sort())
})
