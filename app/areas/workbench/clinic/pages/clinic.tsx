import { MegaphoneIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchClinicNext, benchClinics } from '../contract.ts'
import { VisitTable, visitAddress } from '../parts/visit-table.tsx'
import type { Route } from './+types/clinic'

export { handle } from 'virtual:rows/workbench-clinic'

/** Patients come and go while the page is looked at. */
const POLL_MS = 5_000

const load = async ({ callApi, query }: Loading) => {
  const asked = maybeId(query, 'schedule_id')
  return { asked, first: await callApi(benchClinics, { schedule_id: asked }) }
}
export const clientLoader = behindDoctorGate(load)

export default function ClinicPage({ loaderData: { asked, first } }: Route.ComponentProps) {
  const { data, stale, refresh } = useLive(benchClinics, { schedule_id: asked }, first, POLL_MS)
  const navigate = useNavigate()
  const { clinics, schedule_id: shown, list } = data
  const clinic = clinics.find(({ schedule_id }) => schedule_id === shown)
  const isWaiting = list.some(({ state }) => state === 'checked-in')
  return (
    <WorkbenchFrame
      note={clinic ? `${clinic.unit_name} ${clinic.dep_name} ${clinic.room}` : '今天的门诊和候诊的患者。'}
      aside={
        clinic &&
        clinic.is_stopped === 0 && (
          <ActButton
            call={benchClinicNext}
            input={{ schedule_id: shown }}
            kind="primary"
            disabled={!isWaiting}
            said={({ number }) => `请 ${number} 号就诊`}
            onDone={({ order_id }) => navigate(visitAddress(order_id))}
          >
            <MegaphoneIcon />
            叫下一位
          </ActButton>
        )
      }
    >
      <StaleLine stale={stale} />
      {clinics.length > 1 && (
        <nav aria-label="今天的门诊" className="flex flex-wrap gap-8">
          {clinics.map(({ schedule_id, half_name, dep_name, waiting_num }) => (
            <Chip key={schedule_id} to={address('/workbench/clinic', { schedule_id })} current={schedule_id === shown}>
              {half_name} {dep_name} 候诊 {waiting_num}
            </Chip>
          ))}
        </nav>
      )}
      {clinic ? (
        <VisitTable visits={list} onDone={refresh} />
      ) : (
        <div className="rounded-12 bg-card shadow-soft">
          <Empty
            drawing="calendar"
            title="今天没有门诊"
            action={
              <ButtonLink kind="secondary" size="small" to="/workbench/schedule">
                看之后的出诊
              </ButtonLink>
            }
          />
        </div>
      )}
    </WorkbenchFrame>
  )
}
