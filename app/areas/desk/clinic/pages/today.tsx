import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Stat } from '#kit/ui/stat.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskToday } from '../contract.ts'
import { type Clinic, ClinicTable } from '../parts/clinic-table.tsx'
import { POLL_MS } from '../parts/poll.ts'
import { ScanBox } from '../parts/scan-box.tsx'
import { chosenOf, halfShown, readTodayQuery, TodayFilters } from '../parts/today-filters.tsx'
import type { Route } from './+types/today'

export { handle } from 'virtual:rows/desk-today'

const load = async ({ callApi, query }: Loading) => {
  const chosen = readTodayQuery(query)
  return { chosen, first: await callApi(deskToday, { date: chosen.date }) }
}
export const clientLoader = behindStaffGate(load)
export default function TodayPage({ loaderData: { chosen, first } }: Route.ComponentProps) {
  const { data, stale, refresh } = useLive(deskToday, { date: chosen.date }, first, POLL_MS)
  const today = useToday()
  const half = halfShown(data.list, chosen, data.half_now)
  const shown = chosenOf(data.list, chosen, half)
  return (
    <DeskFrame
      title={data.date === today ? '今日门诊' : '当天门诊'}
      note={spokenDay(data.date, today)}
      aside={<ScanBox />}
    >
      <StaleLine stale={stale} />
      <Sums clinics={shown} />
      <TodayFilters clinics={data.list} chosen={chosen} half={half} date={data.date} />
      <ClinicTable clinics={shown} isToday={data.date === today} onDone={refresh} />
    </DeskFrame>
  )
}

function Sums({ clinics }: { clinics: readonly Clinic[] }) {
  const sum = (of: (clinic: Clinic) => number) => clinics.reduce((total, clinic) => total + of(clinic), 0)
  return (
    <div className="grid grid-cols-3 gap-12 rounded-12 bg-card px-20 py-12 shadow-soft wide:grid-cols-6">
      <Stat label="门诊" value={clinics.length} unit="个" />
      <Stat label="候诊" value={sum((one) => one.waiting_num)} unit="人" />
      <Stat label="就诊中" value={sum((one) => one.called_num)} unit="人" />
      <Stat label="未到" value={sum((one) => one.expected_num)} unit="人" />
      <Stat label="已就诊" value={sum((one) => one.done_num)} unit="人" />
      <Stat label="余号" value={sum((one) => one.left_num)} unit="个" />
    </div>
  )
}
