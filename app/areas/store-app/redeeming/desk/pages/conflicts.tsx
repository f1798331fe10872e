import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { conflictSorts } from '../../rules/desk.ts'
import { deskStoreConflictSettle, deskStoreConflicts, deskStoreConflictsExport, deskStoreLimits } from '../contract.ts'
import { LimitsButton } from '../parts/limits-button.tsx'
import type { Route } from './+types/conflicts'

export { handle } from 'virtual:rows/desk-store-conflicts'

const view = listView({
  call: deskStoreConflicts,
  file: deskStoreConflictsExport,
  noun: '冲突',
  search: '搜商品、员工或码的前后四位',
  sorts: conflictSorts,
  filters: { state: { as: 'tabs', label: '处理', words: { open: '待处理', settled: '已处理' } } },
})
const loadAll = loadList(view)
export const clientLoader = behindStaffGate(async (loading: Loading) => {
  const [list, limits] = await Promise.all([loadAll(loading), loading.callApi(deskStoreLimits, {})])
  return { list, limits }
})
type Row = CallOutput<typeof deskStoreConflicts>['list'][number]

const columns: Column<Row>[] = [
  {
    head: '核销码',
    cell: ({ code, goods_name }) => (
      <>
        <span className="block tabular-nums">{code}</span>
        <span className="block text-12 text-ink-3">{goods_name || '—'}</span>
      </>
    ),
  },
  { head: '金额', cell: ({ amount }) => `¥${amount}`, numeric: true, tight: true, sort: 'amount' },
  { head: '原因', cell: ({ reason }) => <span className="text-danger">{reason}</span> },
  {
    head: '谁收下的',
    cell: ({ staff_name, device_name, scan_time }) => (
      <>
        {staff_name} · {device_name} · <span className="whitespace-nowrap">{shortTime(scan_time)}</span>
      </>
    ),
  },
  {
    head: '谁先核销的',
    cell: ({ first_staff_name, first_time }) =>
      first_staff_name ? `${first_staff_name}${first_time ? ` · ${shortTime(first_time)}` : ''}` : '—',
  },
  { head: '收到', cell: ({ receive_time }) => shortTime(receive_time), tight: true, sort: 'received' },
  {
    head: '处理',
    bare: true,
    cell: (row) => (row.is_settled === 1 ? `${row.settled_by}：${row.note}` : <Settle row={row} />),
  },
]

function Settle({ row: { check_id } }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        处理
      </Button>
      {isOpen && (
        <ReasonForm
          title="怎么处理的？"
          label="写给以后查账的人看"
          placeholder="例如：已联系客人补差价"
          maxLength={200}
          action="记下"
          save={(note, send) => send(deskStoreConflictSettle, { check_id, note })}
          said={() => '已记下'}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export default function DeskStoreConflictsPage({ loaderData: { list, limits } }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="没有网时先交付、事后却不能确认的核销：同一个码两处用了、已退款、伪造，或来自丢失的设备。"
      aside={<LimitsButton limits={limits} />}
    >
      <DataTable
        view={view}
        loaded={list}
        label="离线核销冲突"
        columns={columns}
        keyOf={({ check_id }) => check_id}
        empty={<Empty drawing="list" title="没有冲突" text="离线核销都确认了。" />}
      />
    </DeskFrame>
  )
}
