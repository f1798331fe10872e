import { MonitorIcon } from 'lucide-react'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { groupedBy } from '#kit/lists/grouped.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskToday } from '../contract.ts'
import type { Route } from './+types/screens'

export { handle } from 'virtual:rows/desk-screens'

const load = async ({ callApi }: Loading) => {
  const { list } = await callApi(deskToday, {})
  const ofDepartment = groupedBy(list, (clinic) => clinic.dep_id)
  return [...ofDepartment].map(([id, clinics]) => ({ id, name: clinics[0]?.dep_name ?? '', count: clinics.length }))
}
export const clientLoader = behindStaffGate(load)
export default function ScreensPage({ loaderData: departments }: Route.ComponentProps) {
  return (
    <DeskFrame note="在候诊区的电视或电脑上打开，全屏显示叫号；可以开语音播报。">
      {departments.length === 0 ? (
        <Empty drawing="calendar" title="今天没有门诊" text="有门诊的科室会列在这里。" />
      ) : (
        <CellGroup>
          {departments.map(({ id, name, count }) => (
            <Cell
              key={id}
              start={<MonitorIcon />}
              title={name}
              note={`今天 ${count} 个门诊`}
              to={address('/desk/screen', { dep_id: id })}
            />
          ))}
        </CellGroup>
      )}
    </DeskFrame>
  )
}
