import { asMaskedReceiver, asReceiver } from '#app/areas/orders/addresses/server/public.ts'
import { listItems, type OrderRow, receiverOf, wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import { giftCardsOf } from '#app/areas/orders/gifts/server/public.ts'
import { listApart } from '#app/areas/orders/logistics/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { dayOf } from '#kit/time/day.ts'

/**
 * Orders as the desk sees them, each with what is in it and where it goes: masked, but in the file by which labels are printed.
 */
export const asOrders = async (ctx: StaffContext, rows: readonly OrderRow[], { isWhole = false } = {}) => {
  const ids = rows.map(({ id }) => id)
  const items = await listItems(ctx.db, ids)
  const cards = await giftCardsOf(ctx.db, ids)
  const apart = new Map((await listApart(ctx.db, ids)).map((row) => [`${row.orderId} ${row.position}`, row.parcelNo]))
  return rows.map((order) => {
    const receiver = receiverOf(order, ctx)
    return {
      order_id: order.id,
      order_no: spokenNumberOf(dayOf(order.madeAt), order.id),
      state_desc: wordsOf(order),
      is_refunding: order.refundsOpen > 0,
      remark: order.remark,
      add_time: order.madeAt,
      gift_card: cards.get(order.id) ?? '',
      // Pieces that went back are not sent.
      goods: (items.get(order.id) ?? [])
        .filter(({ pieces, backPieces }) => pieces > backPieces)
        .map(({ position, skuId, name, skuName, pieces, backPieces }) => ({
          special_id: skuId,
          goods_name: name,
          goods_special_name: skuName,
          buy_num: pieces - backPieces,
          number: apart.get(`${order.id} ${position}`) ?? '',
        })),
      pay_amount: order.paidFen,
      later_amount: order.laterFen,
      company: order.carrier,
      number: order.parcelNo,
      receiver: receiver && (isWhole ? asReceiver : asMaskedReceiver)(receiver),
    }
  })
}

type Order = Awaited<ReturnType<typeof asOrders>>[number]

/** The same as a file. */
export const orderColumns: CsvColumns<Order> = {
  订单编号: (row) => row.order_no,
  订单号: (row) => row.order_id,
  下单时间: (row) => row.add_time,
  状态: (row) => row.state_desc,
  商品: (row) => row.goods.map((one) => `${one.goods_name} ${one.goods_special_name} ×${one.buy_num}`).join('；'),
  '已付（元）': (row) => ({ fen: row.pay_amount }),
  '到院再付（元）': (row) => ({ fen: row.later_amount }),
  收货人: (row) => row.receiver?.name ?? '',
  手机号: (row) => row.receiver?.mobile ?? '',
  收货地址: (row) => row.receiver?.full_address ?? '',
  备注: (row) => row.remark,
  贺卡: (row) => row.gift_card,
  快递公司: (row) => row.company,
  快递单号: (row) => row.number,
}
