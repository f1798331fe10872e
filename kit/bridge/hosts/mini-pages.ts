import { address } from '#kit/wire/address.ts'
import type { PayOrder } from '../host-bridge.ts'

/** The code of a medicine order's payment [X167]. */
const PAY_METHOD = 28

/** Where both mini-programs have their payment page. */
export const MINI_PAY_PAGE = '/pages/medicine-pay/index'

/** Their payment page with what is paid; nothing to pay is pay method 0 [X167]. */
export const miniPayAddress = ({ outTradeNo, orderIds, amountYuan }: PayOrder): string =>
  address(MINI_PAY_PAGE, {
    order_ids: orderIds.join(','),
    out_trade_no: outTradeNo,
    pay_method: Number(amountYuan) > 0 ? PAY_METHOD : 0,
  })
