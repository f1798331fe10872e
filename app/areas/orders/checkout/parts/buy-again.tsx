import { useNavigate } from 'react-router'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { CART } from '../cards/order-address.ts'
import { reportCart } from '../cards/use-cart.ts'
import { cartPut, cartShow } from '../contract.ts'
import type { OrderSeen } from './order-card.tsx'

type Goods = OrderSeen['order_goods'][number]

/** What of an order can be bought again as it was: what is on the shelf and wants no prescription. */
export const againOf = (goods: readonly Goods[]): Goods[] =>
  goods.filter(({ goods_state, drug_type }) => goods_state === 1 && !needsPrescription(drug_type))

interface BuyAgainProps {
  goods: readonly Goods[]
  size: 'small' | 'large'
}

/** Puts what was bought into the cart once more, and leads there. */
export function BuyAgain({ goods, size }: BuyAgainProps) {
  const { send, busy } = useSend()
  const navigate = useNavigate()
  const buy = async () => {
    const cart = await send(cartShow, {})
    if (!cart) return
    for (const { goods_id, special_id, buy_num } of againOf(goods)) {
      const had = cart.list.find((line) => line.special_id === special_id)?.buy_num ?? 0
      const put = await send(cartPut, { goods_id, special_id, buy_num: Math.max(had, buy_num) })
      if (!put) return
      reportCart(put)
    }
    navigate(CART)
  }
  return (
    <Button kind="secondary" size={size} busy={busy} onClick={buy}>
      再次购买
    </Button>
  )
}
