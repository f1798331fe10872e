import { secondsLeft, stateAt } from '../rules.ts'
import { paymentWords } from '../states.ts'
import type { PaymentRow } from './queries/payments.ts'

export const asPayment = (payment: PaymentRow, now: Date) => {
  const state = stateAt(payment, now)
  return {
    out_trade_no: payment.outTradeNo,
    title: payment.title,
    pay_amount: payment.amountFen,
    refund_amount: payment.orderedBackFen,
    state,
    state_desc: paymentWords[state],
    left_seconds: state === 'pending' ? secondsLeft(payment.deadline, now) : 0,
    deadline: payment.deadline,
    link: payment.link,
    purpose: payment.purpose,
    subject_id: payment.subjectId,
  }
}
