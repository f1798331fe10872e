import { lendAddress } from '#app/areas/files/server/public.ts'
import { counterWords } from '#app/areas/pay/rules/counter.ts'
import type { Context } from '#app/context.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { DepositRow, listDue } from './queries.ts'

export const asDue = ({ way, day, count, shouldFen, countedFen }: Awaited<ReturnType<typeof listDue>>[number]) => ({
  way,
  way_name: counterWords[way],
  day,
  count,
  should: shouldFen,
  counted: countedFen,
})

export const asDeposit = (ctx: Pick<Context, 'config' | 'now'>) => (row: DepositRow) => ({
  deposit_id: row.id,
  way: row.way,
  way_name: counterWords[row.way],
  until_day: row.untilDay,
  should: row.shouldFen,
  counted: row.countedFen,
  banked: row.bankedFen,
  fee: row.feeFen,
  difference: row.differenceFen,
  is_own: row.isOwn,
  slip_no: row.slipNo,
  slip_day: row.slipDay,
  photo_url: lendAddress(ctx, row.photo),
  note: row.note,
  enter_time: row.enteredAt,
  entered_by: row.enteredByName,
})

export const depositColumns: CsvColumns<ReturnType<ReturnType<typeof asDeposit>>> = {
  存入日期: (row) => row.slip_day,
  方式: (row) => row.way_name,
  收到哪天: (row) => row.until_day,
  应收: (row) => ({ fen: row.should }),
  清点: (row) => (row.counted === null ? null : { fen: row.counted }),
  到账: (row) => ({ fen: row.banked }),
  手续费: (row) => ({ fen: row.fee }),
  差额: (row) => ({ fen: row.difference }),
  存到: (row) => (row.is_own ? '本院账户' : '平台账户'),
  回单号: (row) => row.slip_no,
  说明: (row) => row.note,
  登记: (row) => row.entered_by,
}
