import { deskGoods } from '#app/areas/desk/goods/contract.ts'
import { detailDynamic } from '#app/areas/mall/goods/contract.ts'
import { createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

/** Buys one piece of something and pays it; undefined where it cannot be bought, or is not used at the desk. */
const buyOne = async (ask: CallApi, goods_id: number, special_id: number) => {
  const made = await ask(createGoodsOrder, { goods_id, special_id }).catch(() => undefined)
  if (!made) return undefined
  if (made.out_trade_no) await ask(sandboxPay, { out_trade_no: made.out_trade_no })
  const { check_code: code } = await ask(goodsOrderDetail, { order_id: made.order_id })
  return code ? { order_id: made.order_id, code } : undefined
}

/** Goods of the desk's hospital; those of the platform are another seller's. */
const ownGoods = async (askDesk: CallApi): Promise<number[]> => {
  const pages = [await askDesk(deskGoods, { page_size: 50 })]
  while (pages.length < (pages[0]?.total_page_num ?? 0))
    pages.push(await askDesk(deskGoods, { page_size: 50, page: pages.length + 1 }))
  return pages.flatMap(({ list }) =>
    list.filter(({ is_platform }) => is_platform === 0).map(({ goods_id }) => goods_id),
  )
}

/** What a patient bought at the desk's hospital and may use there: orders with their codes. */
export const buyAtDesk = async (askDesk: CallApi, ask: CallApi, count: number) => {
  const bought: { order_id: string; code: string }[] = []
  for (const goods_id of await ownGoods(askDesk)) {
    if (bought.length === count) break
    const dynamic = await ask(detailDynamic, { goods_id }).catch(() => undefined)
    const special_id = dynamic?.specials[0]?.special_id ?? 0
    for (let left = dynamic?.may_buy ?? 0; left > 0 && bought.length < count; left--) {
      const one = await buyOne(ask, goods_id, special_id)
      if (!one) break
      bought.push(one)
    }
  }
  if (bought.length < count) throw new Error(`only ${bought.length} could be bought of what is used at the desk`)
  return bought
}
