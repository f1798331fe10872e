import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { addDays } from '#kit/time/day.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { type Ahead, DaysAhead } from '../parts/days-ahead.tsx'
import { DoctorChoice } from '../parts/doctor-choice.tsx'
import { type Chosen, loadPlans } from '../parts/load-plans.ts'
import { NoDepartments } from '../parts/no-departments.tsx'
import { ExtraDialog, PlacesDialog } from '../parts/places-dialogs.tsx'
import { PlanDialog, type Unchanged } from '../parts/plan-dialog.tsx'
import { UnchangedNotice } from '../parts/unchanged-notice.tsx'
import { type Place, WeekGrid } from '../parts/week-grid.tsx'
import type { Route } from './+types/plans'

export { handle } from 'virtual:rows/desk-plans'

export const clientLoader = behindStaffGate(loadPlans)
export default function PlansPage({ loaderData: { departments, doctors, depId, chosen } }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="周表从选定的那天起一直有效；单独某天不一样，用“例外与假日”。"
      aside={
        depId && (
          <ButtonLink kind="secondary" size="small" to={address('/desk/week', { dep_id: depId })}>
            科室一周
          </ButtonLink>
        )
      }
    >
      {departments.length === 0 ? (
        <NoDepartments />
      ) : (
        <DoctorChoice departments={departments} doctors={doctors} depId={depId} doctorId={chosen?.doctor_id} />
      )}
      {chosen && <DoctorPlans key={`${chosen.dep_id} ${chosen.doctor_id}`} chosen={chosen} />}
      {!chosen && departments.length > 0 && (
        <Empty drawing="calendar" title="这个科室还没有医生" text="换一个科室看看。" />
      )}
    </DeskFrame>
  )
}

function DoctorPlans({ chosen }: { chosen: Chosen }) {
  const { revalidate } = useRevalidator()
  const mayPlan = useMay('schedules.plan')
  const [place, setPlace] = useState<Place>()
  const [kept, setKept] = useState<Unchanged>([])
  const [places, setPlaces] = useState<Ahead>()
  const [extra, setExtra] = useState<Ahead>()
  const today = useToday()
  const done = () => {
    setPlace(undefined)
    setPlaces(undefined)
    setExtra(undefined)
    revalidate()
  }
  return (
    <>
      <UnchangedNotice kept={kept} />
      <WeekGrid plans={chosen.plans} onPick={mayPlan ? setPlace : undefined} />
      <h2 className="pt-8 text-16 font-semibold">未来两周</h2>
      <DaysAhead days={chosen.days} onPlaces={setPlaces} onExtra={setExtra} />
      <PlanDialog
        place={place}
        doctor={{ doctor_id: chosen.doctor_id, dep_id: chosen.dep_id }}
        tomorrow={addDays(today, 1)}
        onClose={() => setPlace(undefined)}
        onSaved={(left) => {
          toast('排班已保存')
          setKept(left)
          done()
        }}
      />
      <PlacesDialog clinic={places} onClose={() => setPlaces(undefined)} onSaved={done} />
      <ExtraDialog clinic={extra} onClose={() => setExtra(undefined)} onSaved={done} />
    </>
  )
}
