import { useNavigate } from 'react-router'
import { payAtHost } from '#app/areas/pay/cards/pay-at-host.ts'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { introAddress } from '../cards/class-address.ts'
import { audioClassOrder } from '../contract.ts'

/** Orders a class and leads to its payment; what costs nothing is had at once. */
export const useBuying = (classId: number, title: string, onHad: () => void) => {
  const navigate = useNavigate()
  const { run, busy } = useAct(audioClassOrder)
  const buy = async (couponId: number | undefined) => {
    const made = await run({ class_id: classId, coupon_id: couponId })
    if (!made) return
    const { order_id, out_trade_no: outTradeNo, amount: amountYuan } = made
    if (!outTradeNo) {
      toast('已加入我的课程')
      return onHad()
    }
    // However it goes there: the payment's page knows what came of it, and takes the money where the app does not.
    await payAtHost({ outTradeNo, orderIds: [order_id], amountYuan, title })
    navigate(address('/pay/index', { out_trade_no: outTradeNo, callback: introAddress(classId) }))
  }
  return { buy, busy }
}
