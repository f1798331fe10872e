import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addWait } from '#app/areas/guahao/waitlist/contract.ts'
import { payAtHost } from '#app/areas/pay/cards/pay-at-host.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { ordersAddress, payAddress, successAddress } from '../cards/booking-address.ts'
import { createOrder } from '../contract.ts'

/** Books a place, or joins the waitlist, and leads on to what comes next; what was refused last is told. */
export const useBooking = (onDone: () => void) => {
  const navigate = useNavigate()
  const booking = useAct(createOrder, { hideToast: true })
  const waiting = useAct(addWait, { hideToast: true })
  const [tried, setTried] = useState<'book' | 'wait'>('book')
  const [isDone, setDone] = useState(false)

  const leave = (to: string) => {
    setDone(true)
    onDone()
    // What was booked cannot be booked again: back leads to the schedule.
    navigate(to, { replace: true })
  }
  const book = async (wanted: CallInput<typeof createOrder>) => {
    setTried('book')
    const made = await booking.run(wanted)
    if (!made) return
    const { out_trade_no: outTradeNo, order_id, pay_amount: amountYuan } = made
    if (!outTradeNo) return leave(successAddress(order_id))
    setDone(true)
    // However it goes there: the payment's page knows what came of it, and takes the money where the app does not.
    await payAtHost({ outTradeNo, orderIds: [order_id], amountYuan, title: '挂号' })
    leave(payAddress(made))
  }
  const wait = async (wanted: CallInput<typeof addWait>) => {
    setTried('wait')
    const made = await waiting.run(wanted)
    if (!made) return
    toast(made.before_num > 0 ? `已加入候补，前面还有 ${made.before_num} 人` : '已加入候补，您排第一位')
    leave(ordersAddress('waits'))
  }
  return {
    book,
    wait,
    tried,
    busy: booking.busy || waiting.busy || isDone,
    error: tried === 'book' ? booking.error : waiting.error,
  }
}
