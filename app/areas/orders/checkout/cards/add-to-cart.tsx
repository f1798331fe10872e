import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { cartPut, cartShow } from '../contract.ts'
import type { leadsIn } from './came-by.ts'
import { reportCart } from './use-cart.ts'

interface AddToCartProps {
  goodsId: number
  skuId: number
  pieces: number
  /** So many of it one may have. */
  most: number
  /** How one came to it: goes along to the order. */
  cameBy: ReturnType<typeof leadsIn>
}

/** Puts so many pieces into the cart, beside those that are in it already. */
export function AddToCart({ goodsId, skuId, pieces, most, cameBy }: AddToCartProps) {
  const { send, busy } = useSend()
  const add = async () => {
    const cart = await send(cartShow, {})
    if (!cart) return
    const had = cart.list.find(({ special_id }) => special_id === skuId)?.buy_num ?? 0
    const wanted = Math.min(most, had + pieces)
    if (wanted === had) return toast(`购物车里已经有 ${had} 件，最多买 ${most} 件`)
    const put = await send(cartPut, { ...cameBy, goods_id: goodsId, special_id: skuId, buy_num: wanted })
    if (!put) return
    reportCart(put)
    toast(wanted < had + pieces ? `最多买 ${most} 件，购物车里现在有 ${wanted} 件` : '已加入购物车')
  }
  return (
    <Button kind="secondary" busy={busy} onClick={add}>
      加购物车
    </Button>
  )
}
