import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskStopPreview } from '../contract.ts'
import { StopForm } from '../parts/stop-form.tsx'
import type { Route } from './+types/stop'

export { handle } from 'virtual:rows/desk-stop'

const load = ({ callApi, query }: Loading) => callApi(deskStopPreview, { schedule_id: readId(query, 'schedule_id') })
export const clientLoader = behindStaffGate(load)
const columns: Column<CallOutput<typeof deskStopPreview>['list'][number]>[] = [
  { head: '号', cell: (row) => `${row.number} 号 ${row.name}` },
  { head: '时段', cell: (row) => row.begin_time.slice(11, 16) },
  { head: '状态', cell: (row) => row.state_desc },
  { head: '已付', cell: (row) => (row.paid === '0.00' ? '—' : `¥${row.paid}`), numeric: true },
]

export default function StopPage({ loaderData: preview }: Route.ComponentProps) {
  return (
    <DeskFrame
      title={`停诊：${preview.doctor_name} ${preview.date} ${preview.half_name}`}
      note={preview.dep_name}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/stops">
          返回停诊
        </ButtonLink>
      }
    >
      <div className="grid items-start gap-16 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="space-y-12">
          <div className="grid grid-cols-2 gap-12 rounded-12 bg-card px-20 py-12 shadow-soft wide:grid-cols-4">
            <Stat label="已预约" value={preview.booked_num} unit="人" />
            <Stat label="待支付" value={preview.unpaid_num} unit="人" />
            <Stat label="候补" value={preview.wait_num} unit="人" />
            <Stat label="最多退款" value={`¥${preview.refund_amount.replace(/\.00$/, '')}`} />
          </div>
          <Table
            label="受影响的患者"
            columns={columns}
            rows={preview.list}
            keyOf={(row) => row.order_id}
            empty={<Empty title="还没有人预约" text="停诊后这个门诊不再放号。" />}
          />
        </div>
        {preview.is_stopped === 1 ? (
          <Notice tone="danger">这个门诊已经停诊了，在“停诊”里跟进。</Notice>
        ) : (
          <StopForm preview={preview} />
        )}
      </div>
    </DeskFrame>
  )
}
