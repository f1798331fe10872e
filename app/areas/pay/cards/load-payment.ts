import { classOrderDetail } from '#app/areas/audio-class/contract.ts'
import { PURPOSE as A_CLASS } from '#app/areas/audio-class/rules.ts'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { orderDetail } from '#app/areas/guahao/booking/contract.ts'
import { ordersOfPayment } from '#app/areas/orders/checkout/contract.ts'
import { WireError } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { payMethods, payStatus } from '../contract.ts'

/** What the cashier shows: the payment, the ways to pay, and what it is for. */
export const loadPayment = async (callApi: CallApi, out_trade_no: string) => {
  const [payment, { list: methods }] = await Promise.all([
    callApi(payStatus, { out_trade_no }),
    callApi(payMethods, {}),
  ])
  const [orders, appointment, consultation, lesson] = await Promise.all([
    payment.purpose === 'orders' ? orNothing(callApi(ordersOfPayment, { out_trade_no })) : undefined,
    payment.purpose === 'guahao' ? orNothing(callApi(orderDetail, { id: payment.subject_id })) : undefined,
    payment.purpose === 'consult' ? orNothing(callApi(askDetail, { ask_id: payment.subject_id })) : undefined,
    payment.purpose === A_CLASS ? orNothing(callApi(classOrderDetail, { order_id: payment.subject_id })) : undefined,
  ])
  return { payment, methods, orders: orders?.list ?? [], appointment, consultation, lesson }
}

/** A payment, as its pages have loaded it. */
export type LoadedPayment = Awaited<ReturnType<typeof loadPayment>>

/** Who pays is not kept from it where what they pay for cannot be shown. */
const orNothing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked
  } catch (thrown) {
    if (thrown instanceof WireError) return undefined
    throw thrown
  }
}
