import { membersOf } from '#app/areas/account/members/server/public.ts'
import { listOrdersById } from '#app/areas/guahao/booking/server/public.ts'
import { type CounterWay, counterWords } from '#app/areas/pay/rules/counter.ts'
import type { listCounterRefunds } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { maskName } from '#kit/seal/mask.ts'

type OwedRow = Awaited<ReturnType<typeof listCounterRefunds>>['rows'][number]

/** How refunds that a counter owes are shown, each with whose appointment it was of. */
export const owedOf = async ({ db }: Context, rows: readonly OwedRow[]) => {
  const found = await listOrdersById(
    db,
    rows.map(({ subjectId }) => subjectId),
  )
  const orders = new Map(found.map((order) => [order.id, order]))
  const members = await membersOf(
    db,
    found.map(({ memberId }) => memberId),
  )
  return (row: OwedRow) => {
    const order = orders.get(row.subjectId)
    return {
      refund_no: row.refundNo,
      order_id: row.subjectId,
      order_no: order ? spokenNumberOf(order.date, order.id) : '',
      member_name: maskName((order && members.get(order.memberId)?.truename) ?? ''),
      amount: row.amountFen,
      way: row.provider as CounterWay,
      way_name: counterWords[row.provider as CounterWay],
      reason: row.reason,
      ordered_time: row.orderedAt,
    }
  }
}
