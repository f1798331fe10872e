import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskJobRuns } from '../contract.ts'
import { cadenceOf } from '../parts/cadence.ts'
import { OperationTabs } from '../parts/operation-tabs.tsx'
import type { Route } from './+types/job-runs'

export { handle } from 'virtual:rows/desk-job-runs'

/** How jobs stand is looked at so often. */
const POLL_MS = 10_000

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskJobRuns, {}))
type Job = CallOutput<typeof deskJobRuns>['list'][number]

const columns: Column<Job>[] = [
  { head: '关于', cell: (row) => row.room_name || row.job_name, tight: true },
  { head: '任务', cell: (row) => <span className="text-ink-2">{row.job_name}</span> },
  { head: '什么时候', cell: (row) => cadenceOf(row.every), tight: true },
  { head: '在等', cell: (row) => row.waiting_num || '—', numeric: true, tight: true },
  { head: '在跑', cell: (row) => row.running_num || '—', numeric: true, tight: true },
  { head: '状态', cell: (row) => <Failures job={row} />, tight: true },
]

function Failures({ job: { job_name, failure_num } }: { job: Job }) {
  if (failure_num === 0) return <Tag tone="success">正常</Tag>
  return (
    <Link
      to={address('/desk/job-failures', { keyword: job_name, state: 'open' })}
      className="relative after:absolute after:-inset-12"
    >
      <Tag tone="danger">{failure_num} 种待处理</Tag>
    </Link>
  )
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { data, stale } = useLive(deskJobRuns, {}, loaderData, POLL_MS)
  return (
    <DeskFrame title="运行与任务" note="系统按时自己做的事。失败的在最前面；一项失败不影响其他任务，到时间还会再跑。">
      <OperationTabs at="/desk/job-runs" />
      <StaleLine stale={stale} />
      <Table
        label="全部任务"
        columns={columns}
        rows={data.list}
        keyOf={(row) => row.job_name}
        empty={<Empty title="任务还没有开始" text="程序刚启动，请稍等几秒再看。" />}
      />
    </DeskFrame>
  )
}
