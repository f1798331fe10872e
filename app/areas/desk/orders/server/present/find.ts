import { maskedName } from '#app/areas/access/patients/rules.ts'
import { mobileOf, nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { asMaskedReceiver } from '#app/areas/orders/addresses/server/public.ts'
import { mayCancel, mayLessen, payableFen } from '#app/areas/orders/checkout/rules.ts'
import {
  type ItemRow,
  listItems,
  type OrderRow,
  receiverOf,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import type { OrderState } from '#app/areas/orders/checkout/states.ts'
import type { PatientId, StaffContext } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { dayOf } from '#kit/time/day.ts'
import type { listNotes } from '../queries.ts'

/** Orders as whoever looks for one sees them: who bought is masked. */
export const asFound = async (ctx: StaffContext, rows: readonly OrderRow[]) => {
  const items = await listItems(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const found = []
  for (const order of rows) found.push(await asRow(ctx, order, items.get(order.id) ?? []))
  return found
}

const asRow = async (ctx: StaffContext, order: OrderRow, items: readonly ItemRow[]) => ({
  order_id: order.id,
  order_no: spokenNumberOf(dayOf(order.madeAt), order.id),
  state: order.state,
  state_desc: wordsOf(order),
  buyer_name: maskedName(await nicknameOf(ctx.db, order.patientId as PatientId)),
  buyer_mobile: maskPhone((await mobileOf(ctx, order.patientId)) ?? ''),
  goods: items.map(({ name, skuName, pieces }) => `${name} ${skuName} ×${pieces}`).join('；'),
  pay_amount: order.paidFen > 0 ? order.paidFen : payableFen(order),
  refund_amount: order.backFen,
  add_time: order.madeAt,
})

/** One order whole, its people masked. */
export const asOne = async (ctx: StaffContext, order: OrderRow, notes: Awaited<ReturnType<typeof listNotes>>) => {
  const items = (await listItems(ctx.db, [order.id])).get(order.id) ?? []
  const receiver = receiverOf(order, ctx)
  return {
    ...(await asRow(ctx, order, items)),
    items: items.map((item) => ({
      goods_name: item.name,
      goods_special_name: item.skuName,
      goods_price: item.priceFen,
      buy_num: item.pieces,
      back_num: item.backPieces,
      pay_amount: item.dueFen,
    })),
    goods_amount: order.goodsFen,
    discount_amount: order.offFen,
    shipping_fee: order.freightFen,
    card_amount: order.cardFen,
    due_amount: order.dueFen,
    later_amount: order.laterFen,
    out_trade_no: order.outTradeNo ?? '',
    receiver: receiver && asMaskedReceiver(receiver),
    remark: order.remark,
    cancel_reason: order.cancelReason,
    company: order.carrier,
    number: order.parcelNo,
    may_lessen: mayLessen(order),
    may_cancel: mayCancel(order),
    history: order.path.map((state, at) => ({
      state_desc: wordsOf({ state: state as OrderState, isSent: order.isSent }),
      time: order.pathAt[at] as Date,
    })),
    notes: notes.map((note) => ({ staff_name: note.staffName, content: note.content, time: note.writtenAt })),
  }
}

type Found = Awaited<ReturnType<typeof asFound>>[number]

/** The same as a file. */
export const foundColumns: CsvColumns<Found> = {
  订单编号: (row) => row.order_no,
  订单号: (row) => row.order_id,
  下单时间: (row) => row.add_time,
  状态: (row) => row.state_desc,
  商品: (row) => row.goods,
  '金额（元）': (row) => ({ fen: row.pay_amount }),
  '已退（元）': (row) => ({ fen: row.refund_amount }),
  买家: (row) => row.buyer_name,
  手机号: (row) => row.buyer_mobile,
}
