import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { counterWords } from '#app/areas/pay/rules/counter.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskDeposits, deskDepositsDue, deskDepositsExport } from '../contract.ts'
import { DepositForm, type DueDay } from '../parts/deposit-form.tsx'
import { depositSorts } from '../rules.ts'
import type { Route } from './+types/deposits'

export { handle } from 'virtual:rows/desk-deposits'

const view = listView({
  call: deskDeposits,
  file: deskDepositsExport,
  noun: '存款',
  search: '搜回单号、登记人',
  sorts: depositSorts,
  filters: {
    way: { as: 'select', label: '方式', words: counterWords },
    has_difference: { as: 'select', label: '差额', words: { '1': '有差额' } },
  },
})
const loadView = loadList(view)
export const clientLoader = behindStaffGate(async (loading: Loading) => {
  const [list, due] = await Promise.all([loadView(loading), loading.callApi(deskDepositsDue, {})])
  return { list, due }
})
type Deposit = CallOutput<typeof deskDeposits>['list'][number]

const columns: Column<Deposit>[] = [
  { head: '存入', cell: (row) => row.slip_day, tight: true, sort: 'slip_day' },
  { head: '收款', cell: (row) => `${row.way_name}，到 ${row.until_day}` },
  { head: '应收', cell: (row) => row.should, numeric: true, tight: true },
  { head: '清点', cell: (row) => row.counted ?? '—', numeric: true, tight: true },
  { head: '到账', cell: (row) => row.banked, numeric: true, tight: true },
  { head: '手续费', cell: (row) => row.fee, numeric: true, tight: true },
  { head: '差额', cell: (row) => <Difference of={row.difference} />, tight: true },
  { head: '说明', cell: (row) => [row.is_own === 1 ? '存到本院账户' : '', row.note].filter(Boolean).join('；') || '—' },
  {
    head: '回单',
    bare: true,
    cell: (row) => (
      <Button kind="text" size="small" onClick={() => window.open(row.photo_url, '_blank', 'noopener')}>
        {row.slip_no}
      </Button>
    ),
  },
]

function Difference({ of }: { of: string }) {
  return of === '0.00' ? <Tag tone="success">相符</Tag> : <Tag tone="danger">{of}</Tag>
}

export default function DepositsPage({ loaderData: { list, due } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayBank = useMay('till.bank')
  const [chosen, setChosen] = useState<DueDay>()
  const dueColumns: Column<DueDay>[] = [
    { head: '日期', cell: (row) => row.day, tight: true },
    { head: '方式', cell: (row) => `${row.way_name}，${row.count} ${row.way === 'counter' ? '班' : '笔'}` },
    { head: '应收', cell: (row) => row.should, numeric: true, tight: true },
    { head: '清点', cell: (row) => row.counted ?? '—', numeric: true, tight: true },
    ...(mayBank
      ? [
          {
            head: '操作',
            bare: true,
            cell: (row: DueDay) => (
              <Button kind="text" size="small" onClick={() => setChosen(row)}>
                登记存入…
              </Button>
            ),
          },
        ]
      : []),
  ]
  return (
    <DeskFrame note="窗口收的现金交班后存银行，刷卡按天和收单机构的结算核对。登记一天，就带上之前还没存的。">
      <TitledSection title="还没存的">
        <Table
          label="还没存的"
          columns={dueColumns}
          rows={due.list}
          keyOf={(row) => `${row.way} ${row.day}`}
          empty={<p className="px-20 py-16 text-14 text-ink-2">窗口收的钱都存了。</p>}
        />
      </TitledSection>
      <DataTable
        view={view}
        loaded={list}
        label="存款"
        columns={columns}
        keyOf={(row) => row.deposit_id}
        empty={<Empty title="还没有存过" text="登记了第一张银行回单，就列在这里。" />}
      />
      {chosen && (
        <DepositForm
          upTo={chosen}
          days={due.list}
          onSaved={() => {
            setChosen(undefined)
            void revalidate()
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </DeskFrame>
  )
}
