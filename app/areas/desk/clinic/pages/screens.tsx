import { MonitorIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { groupedBy } from '#kit/lists/grouped.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskScreens, deskToday } from '../contract.ts'
import { AddScreen } from '../parts/add-screen.tsx'
import { ScreenTable } from '../parts/screen-table.tsx'
import type { Route } from './+types/screens'

export { handle } from 'virtual:rows/desk-screens'

const load = async ({ callApi }: Loading) => {
  const [{ list: clinics }, { list: screens, departments }] = await Promise.all([
    callApi(deskToday, {}),
    callApi(deskScreens, {}),
  ])
  const ofDepartment = groupedBy(clinics, (clinic) => clinic.dep_id)
  const today = [...ofDepartment].map(([id, ofOne]) => ({ id, name: ofOne[0]?.dep_name ?? '', count: ofOne.length }))
  return { today, screens, departments }
}
export const clientLoader = behindStaffGate(load)
export default function ScreensPage({ loaderData: { today, screens, departments } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame
      note="墙上的电视用自己的链接，不用登录；只显示号码和姓氏，连不上时会说明不是最新。"
      aside={<AddScreen departments={departments} onAdded={revalidate} />}
    >
      <section className="space-y-8">
        <h2 className="text-16 font-semibold">墙上的屏幕</h2>
        <ScreenTable screens={screens} onRemoved={revalidate} />
      </section>
      <section className="space-y-8">
        <h2 className="text-16 font-semibold">在这台电脑上打开</h2>
        {today.length === 0 ? (
          <div className="rounded-12 bg-card shadow-soft">
            <Empty drawing="calendar" title="今天没有门诊" text="有门诊的科室会列在这里。" />
          </div>
        ) : (
          <CellGroup>
            {today.map(({ id, name, count }) => (
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
      </section>
    </DeskFrame>
  )
}
