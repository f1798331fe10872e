import { tillWords } from '#app/areas/pay/rules/counter.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { Db } from '#kit/db/open.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { expectedCash, type Moved, sumsOf } from '../rules.ts'
import { type ShiftRow, sumTakings, type TakingRow } from './queries.ts'

/** What was counted too much or too little, with its sign: `-5.00`. */
export const spokenDifference = (fen: number): string => `${fen < 0 ? '-' : '+'}${fenToYuan(Math.abs(fen))}`

/** A shift with what moved in it, which may be summed already. */
export const asShift = (shift: ShiftRow, moved: readonly Moved[]) => {
  const sums = sumsOf(moved)
  const expectedFen = shift.expectedFen ?? expectedCash(shift.floatFen, sums)
  return {
    shift_id: shift.id,
    staff_name: shift.staffName,
    open_time: shift.openedAt,
    close_time: shift.closedAt,
    float: shift.floatFen,
    cash_in: sums.cashInFen,
    cash_back: sums.cashBackFen,
    card_in: sums.cardInFen,
    card_back: sums.cardBackFen,
    gift_in: sums.giftInFen,
    expected: expectedFen,
    counted: shift.countedFen,
    difference: shift.countedFen === null ? '' : spokenDifference(shift.countedFen - expectedFen),
    note: shift.note,
  }
}

export const asTaking = (row: TakingRow) => ({
  taking_id: row.id,
  direction: row.direction,
  way: row.way,
  way_name: tillWords[row.way],
  amount: row.amountFen,
  number: row.number,
  out_trade_no: row.outTradeNo,
  order_id: row.orderId,
  taken_time: row.takenAt,
})

/** How shifts are shown, each with what moved in it. */
export const withSums = async (db: Db, shifts: readonly ShiftRow[]) => {
  const sums = Map.groupBy(
    await sumTakings(
      db,
      shifts.map(({ id }) => id),
    ),
    ({ shiftId }) => shiftId,
  )
  return (shift: ShiftRow) => asShift(shift, sums.get(shift.id) ?? [])
}

/** The file of shifts. */
export const shiftColumns: CsvColumns<ReturnType<typeof asShift>> = {
  开班: (row) => row.open_time,
  交班: (row) => row.close_time,
  收费员: (row) => row.staff_name,
  备用金: (row) => ({ fen: row.float }),
  现金收入: (row) => ({ fen: row.cash_in }),
  现金退出: (row) => ({ fen: row.cash_back }),
  刷卡收入: (row) => ({ fen: row.card_in }),
  刷卡退出: (row) => ({ fen: row.card_back }),
  礼品卡: (row) => ({ fen: row.gift_in }),
  应有现金: (row) => ({ fen: row.expected }),
  清点现金: (row) => (row.counted === null ? null : { fen: row.counted }),
  差额: (row) => (row.counted === null ? null : { fen: row.counted - row.expected }),
  说明: (row) => row.note,
}
