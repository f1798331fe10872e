import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { shortTime } from '#kit/time/short-time.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskMoneyInvoiceRetry, type deskMoneyInvoices } from '../contract.ts'
import { NothingYet } from './nothing-yet.tsx'

type Stuck = CallOutput<typeof deskMoneyInvoices>['list'][number]

const columns: Column<Stuck>[] = [
  { head: '发票', cell: (row) => (row.is_red === 1 ? '红字发票' : '发票'), tight: true },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true },
  { head: '状态', cell: (row) => row.state_desc, tight: true },
  { head: '开票方说', cell: (row) => row.says || `没有回应，已提交 ${row.tries} 次` },
  { head: '订单编号', cell: (row) => groupedNumber(row.order_no), tight: true },
  { head: '申请时间', cell: (row) => shortTime(row.add_time), tight: true },
]

/** Invoices that patients wait for and that nobody issues. */
export function StuckInvoices({ rows, onDone }: { rows: readonly Stuck[]; onDone: () => void }) {
  const maySettle = useMay('money.settle')
  const act: Column<Stuck> = {
    head: '处理',
    bare: true,
    cell: (row) => (
      <ActButton
        call={deskMoneyInvoiceRetry}
        input={{ invoice_id: row.invoice_id }}
        said={() => '已重新提交，结果稍后可见'}
        onDone={onDone}
      >
        再试一次
      </ActButton>
    ),
  }
  return (
    <Table
      label="没有开成的发票"
      columns={maySettle ? [...columns, act] : columns}
      rows={rows}
      keyOf={(row) => row.invoice_id}
      empty={<NothingYet>发票都开出去了。开票方拒绝或长时间没有回应的会列在这里。</NothingYet>}
    />
  )
}
