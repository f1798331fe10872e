import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskClinic } from '../contract.ts'
import { CallingPanel } from '../parts/calling-panel.tsx'
import { POLL_MS } from '../parts/poll.ts'
import { RoomButton } from '../parts/room-button.tsx'
import { ScanBox } from '../parts/scan-box.tsx'
import { type Visit, VisitTable } from '../parts/visit-table.tsx'
import type { Route } from './+types/clinic'

export { handle } from 'virtual:rows/desk-clinic'

const load = async ({ callApi, query }: Loading) => {
  const schedule_id = readId(query, 'schedule_id')
  return { schedule_id, marked: query.get('order_id') ?? undefined, first: await callApi(deskClinic, { schedule_id }) }
}
export const clientLoader = behindStaffGate(load)
const byPlace = (a: Visit, b: Visit) => (a.place ?? 0) - (b.place ?? 0)

export default function ClinicPage({ loaderData: { schedule_id, marked, first } }: Route.ComponentProps) {
  const { data, stale, refresh } = useLive(deskClinic, { schedule_id }, first, POLL_MS)
  const { clinic, list, now } = data
  const isToday = data.is_today === 1
  const inState = (...states: Visit['state'][]) => list.filter((visit) => states.includes(visit.state))
  const queue = inState('checked-in').sort(byPlace)
  const shared = { now, isToday, marked, onDone: refresh }
  return (
    <DeskFrame
      title={`${clinic.doctor_name} · ${clinic.half_name}`}
      note={`${clinic.dep_name} · ${clinic.clinic_name} · ${clinic.date}`}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/today">
            返回今日门诊
          </ButtonLink>
          <RoomButton clinic={clinic} onSaved={refresh} />
          <StopLink scheduleId={schedule_id} isStopped={clinic.is_stopped === 1} />
          <ScanBox />
        </>
      }
    >
      <StaleLine stale={stale} />
      {isToday && (
        <Notice>
          诊室门口的手机签到码：<b className="text-18 tabular-nums">{data.arrival_code}</b>（每天更换，候诊屏上也有）
        </Notice>
      )}
      {clinic.is_stopped === 1 && <Notice tone="danger">这个门诊已经停诊。</Notice>}
      {!isToday && <Notice>这是 {clinic.date} 的门诊，只能看，到当天才能签到和叫号。</Notice>}
      <CallingPanel
        scheduleId={schedule_id}
        calling={inState('called')[0]}
        next={queue[0]}
        isToday={isToday}
        onDone={refresh}
      />
      <Group title="候诊" count={queue.length}>
        <VisitTable
          {...shared}
          label="候诊"
          visits={queue}
          empty={{ title: '没有人在等候', text: '患者到院后在这里或手机上签到，就会排进来。' }}
        />
      </Group>
      <Group title="未到" count={clinic.expected_num}>
        <VisitTable
          {...shared}
          label="未到"
          visits={inState('booked', 'held')}
          empty={{ title: list.length === 0 ? '还没有人预约' : '预约的人都到了', text: '新的预约会自动出现。' }}
        />
      </Group>
      <Group title="已结束" count={clinic.done_num + clinic.missed_num}>
        <VisitTable
          {...shared}
          label="已结束"
          visits={inState('done', 'missed', 'stopped')}
          empty={{ title: '还没有人就诊', text: '叫号以后，看完的人会列在这里。' }}
        />
      </Group>
    </DeskFrame>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  return (
    <section className="space-y-8">
      <h2 className="px-4 text-16 font-semibold">
        {title} <span className="font-normal text-ink-3 tabular-nums">{count}</span>
      </h2>
      {children}
    </section>
  )
}

function StopLink({ scheduleId, isStopped }: { scheduleId: number; isStopped: boolean }) {
  if (!useMay('schedules.stop') || isStopped) return null
  return (
    <ButtonLink kind="text" size="small" to={address('/desk/stop', { schedule_id: scheduleId })}>
      停诊…
    </ButtonLink>
  )
}
