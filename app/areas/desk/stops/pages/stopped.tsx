import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { RevealButton } from '#app/areas/desk/clinic/cards/reveal-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskStopDetail } from '../contract.ts'
import type { Route } from './+types/stopped'

export { handle } from 'virtual:rows/desk-stopped'

const load = async ({ callApi, query }: Loading) => {
  const stop_id = readId(query, 'stop_id')
  return { stop_id, first: await callApi(deskStopDetail, { stop_id }) }
}
export const clientLoader = behindStaffGate(load)
/** Patients answer within minutes, not seconds. */
const POLL_MS = 30_000

type Concerned = CallOutput<typeof deskStopDetail>['list'][number]
const tones: Record<Concerned['state'], Tone> = {
  open: 'warning',
  substitute: 'success',
  other: 'success',
  refund: 'plain',
}

export default function StoppedPage({ loaderData: { stop_id, first } }: Route.ComponentProps) {
  const { data, stale } = useLive(deskStopDetail, { stop_id }, first, POLL_MS)
  const mayReveal = useMay('clinic.run')
  const { stop, list } = data
  const columns: Column<Concerned>[] = [
    { head: '号', cell: (row) => `${row.number} 号 ${row.name}` },
    { head: '时段', cell: (row) => row.begin_time.slice(11, 16) },
    { head: '通知时间', cell: (row) => shortTime(row.told_time) },
    { head: '已读', cell: (row) => (row.is_acknowledged === 1 ? '已读' : '未读') },
    { head: '选择', cell: (row) => <Tag tone={tones[row.state]}>{row.state_desc}</Tag> },
    { head: '截止', cell: (row) => (row.state === 'open' ? shortTime(row.choose_until) : '—') },
    { head: '退款', cell: (row) => (row.refund_amount === '0.00' ? '—' : `¥${row.refund_amount}`), numeric: true },
    { head: '操作', bare: true, cell: (row) => mayReveal && <RevealButton orderId={row.order_id} /> },
  ]
  return (
    <DeskFrame
      title={`${stop.doctor_name} ${stop.date} ${stop.half_name}停诊`}
      note={`${stop.dep_name} · ${stop.reason} · ${shortTime(stop.stop_time)} 通知`}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/stops">
          返回列表
        </ButtonLink>
      }
    >
      <StaleLine stale={stale} />
      <div className="grid grid-cols-3 gap-12 rounded-12 bg-card px-20 py-12 shadow-soft wide:grid-cols-6">
        <Stat label="已通知" value={stop.told_num} unit="人" />
        <Stat label="已读" value={stop.acknowledged_num} unit="人" />
        <Stat label="待选择" value={stop.open_num} unit="人" />
        <Stat label="换医生" value={stop.substitute_num} unit="人" />
        <Stat label="换日期" value={stop.other_num} unit="人" />
        <Stat label="退款" value={stop.refund_num} unit="人" />
      </div>
      <Table
        label="受影响的患者"
        columns={columns}
        rows={list}
        keyOf={(row) => row.order_id}
        empty={<Empty title="没有人受影响" text="停诊时这个门诊没有预约。" />}
      />
      {list.length > 0 && (
        <p className="px-4 text-12 text-ink-3">没有选择的，到截止时间自动退款。可以打电话提醒还没读的人。</p>
      )}
    </DeskFrame>
  )
}
