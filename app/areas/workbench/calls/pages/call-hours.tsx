import { useState } from 'react'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchCallHours } from '../contract.ts'
import { OwnDays } from '../parts/own-days.tsx'
import { WeekHours } from '../parts/week-hours.tsx'
import type { Route } from './+types/call-hours'

export { handle } from 'virtual:rows/workbench-call-hours'

const load = ({ callApi }: Loading) => callApi(benchCallHours, {})
export const clientLoader = behindDoctorGate(load)
export default function BenchCallHoursPage({ loaderData }: Route.ComponentProps) {
  const [hours, setHours] = useState(loaderData)
  return (
    <WorkbenchFrame note="患者从这些时间里选，每半小时一位，付款后直接约好，不用再接诊。已经约好的不受修改影响；来不了请在问诊里退回，费用全额退给患者。">
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <WeekHours week={hours.week} onSaved={setHours} />
        <OwnDays days={hours.days} onSaved={setHours} />
      </div>
    </WorkbenchFrame>
  )
}
