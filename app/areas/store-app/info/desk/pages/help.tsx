import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { RowActs } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { helpSorts } from '../../rules.ts'
import { deskStoreHelp, deskStoreHelpExport } from '../contract.ts'
import { HelpForm } from '../parts/help-form.tsx'
import type { Route } from './+types/help'

export { handle } from 'virtual:rows/desk-store-help'

const view = listView({
  call: deskStoreHelp,
  file: deskStoreHelpExport,
  noun: '帮助',
  search: '搜标题或内容',
  sorts: helpSorts,
  filters: { state: { as: 'tabs', label: '帮助', words: { on: '上线', off: '下线' } } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskStoreHelp>['list'][number]

const columns: Column<Row>[] = [
  { head: '标题', cell: ({ title }) => title },
  { head: '顺序', cell: ({ position }) => position, numeric: true, tight: true, sort: 'position' },
  { head: '打开次数', cell: ({ view_num }) => view_num, numeric: true, tight: true, sort: 'views' },
  { head: '改动', cell: ({ change_time }) => change_time.slice(0, 16), tight: true, sort: 'changed' },
  {
    head: '状态',
    cell: ({ is_on }) => <Tag tone={is_on === 1 ? 'success' : 'plain'}>{is_on === 1 ? '上线' : '下线'}</Tag>,
    tight: true,
  },
  { head: '操作', bare: true, cell: (row) => <Change row={row} />, tight: true },
]

function Change({ row }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowActs onEdit={() => setOpen(true)} />
      {isOpen && (
        <HelpForm
          row={row}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
        />
      )}
    </>
  )
}

export default function DeskStoreHelpPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  return (
    <DeskFrame
      note="所有门店的员工在门店 App 里看这些帮助。"
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          <PlusIcon />
          写一篇
        </Button>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="门店帮助"
        columns={columns}
        keyOf={({ help_id }) => help_id}
        empty={<Empty drawing="list" title="还没有帮助" text="写一篇，门店员工马上看得到。" />}
      />
      {isOpen && (
        <HelpForm
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
