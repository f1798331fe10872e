import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskShift } from '../contract.ts'

type Taking = CallOutput<typeof deskShift>['list'][number]

const columns: Column<Taking>[] = [
  { head: '时间', cell: (row) => shortTime(row.taken_time), tight: true },
  {
    head: '收退',
    cell: (row) => (
      <Tag tone={row.direction === 'in' ? 'success' : 'warning'}>{row.direction === 'in' ? '收' : '退'}</Tag>
    ),
    tight: true,
  },
  { head: '方式', cell: (row) => row.way_name, tight: true },
  { head: '金额', cell: (row) => `${row.direction === 'in' ? '' : '-'}${row.amount}`, numeric: true },
  { head: '收据或参考号', cell: (row) => <code className="text-12">{row.number}</code> },
  { head: '支付单号', cell: (row) => <PayNumber number={row.out_trade_no} name="支付单号" />, wideOnly: true },
]

/** Everything that moved in a shift, the newest first. */
export function TakingTable({ takings, isClosed }: { takings: readonly Taking[]; isClosed: boolean }) {
  return (
    <Table
      label="收退明细"
      columns={columns}
      rows={takings}
      keyOf={(row) => row.taking_id}
      empty={
        isClosed ? (
          <Empty title="没有收退" text="这个班次里没有收过钱，也没有退过。" />
        ) : (
          <Empty title="还没有收退" text="在“人工窗口”或门诊队列里收费后，会列在这里。" />
        )
      }
    />
  )
}
