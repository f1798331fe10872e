import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskJobDiscard, deskJobFailures, deskJobFailuresExport, deskJobRepeat } from '../contract.ts'
import { OperationTabs } from '../parts/operation-tabs.tsx'
import { failureSorts, failureWords } from '../rules.ts'
import type { Route } from './+types/job-failures'

export { handle } from 'virtual:rows/desk-job-failures'

const view = listView({
  call: deskJobFailures,
  file: deskJobFailuresExport,
  noun: '失败的任务',
  search: '搜任务、错误、代码',
  sorts: failureSorts,
  filters: {
    state: { as: 'select', label: '状态', words: failureWords },
    from: { as: 'day', label: '从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Failure = CallOutput<typeof deskJobFailures>['list'][number]

const tones = { open: 'danger', repeated: 'success', discarded: 'plain' } as const

const columns: Column<Failure>[] = [
  { head: '任务', cell: (row) => <Named of={row.room_name || row.job_name} note={row.job_name} /> },
  {
    head: '错误',
    cell: (row) => <Named of={[row.error_kind, row.error_code].filter(Boolean).join(' · ')} note={row.error_place} />,
  },
  { head: '次数', cell: (row) => row.times, numeric: true, tight: true, sort: 'times' },
  { head: '最近一次', cell: (row) => shortTime(row.last_time), tight: true, sort: 'last_time' },
  { head: '第一次', cell: (row) => shortTime(row.first_time), tight: true, wideOnly: true },
  { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
]

const Named = ({ of, note }: { of: string; note: string }) => (
  <span className="min-w-0">
    {of}
    {note && <span className="block text-12 break-all text-ink-2">{note}</span>}
  </span>
)

const Standing = ({ row }: { row: Failure }) => (
  <span className="inline-flex max-w-full flex-wrap items-center gap-6">
    <Tag tone={tones[row.state]}>{row.state_name}</Tag>
    {row.decided_by && <span className="text-12 text-ink-2">{row.decided_by}</span>}
  </span>
)

export default function JobFailuresPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const acts: Column<Failure> = {
    head: '操作',
    bare: true,
    cell: (row) => row.state === 'open' && <Acts failureId={row.failure_id} onDone={revalidate} />,
  }
  return (
    <DeskFrame
      title="运行与任务"
      note="30 天里失败过的任务，同样的失败合成一行。这里只有错误的种类和位置，患者信息不会出现；日志里按时间能找到每一次。"
    >
      <OperationTabs at="/desk/job-failures" />
      <DataTable
        view={view}
        loaded={loaderData}
        label="失败的任务"
        columns={useMay('operations.run') ? [...columns, acts] : columns}
        keyOf={(row) => row.failure_id}
        empty={<Empty title="没有失败的任务" text="最近 30 天所有任务都运行成功。" />}
      />
    </DeskFrame>
  )
}

function Acts({ failureId, onDone }: { failureId: number; onDone: () => void }) {
  const input = { failure_id: failureId }
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <ActButton call={deskJobRepeat} input={input} kind="text" said={() => '已安排重跑'} onDone={onDone}>
        重跑
      </ActButton>
      <ActButton
        call={deskJobDiscard}
        input={input}
        kind="text"
        confirm={{ title: '忽略这一条？', text: '任务到时间还会照常再跑；再失败会另起一行。', yes: '忽略' }}
        said={() => '已忽略'}
        onDone={onDone}
      >
        忽略
      </ActButton>
    </div>
  )
}
