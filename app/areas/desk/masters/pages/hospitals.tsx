import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { managedHospitalSorts, managedStates } from '#app/areas/guahao/hospitals/rules.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskHospitals, deskHospitalsExport } from '../contract.ts'
import { ClosingActs, Standing } from '../parts/closing-acts.tsx'
import type { Route } from './+types/hospitals'

export { handle } from 'virtual:rows/desk-hospitals'

const view = listView({
  call: deskHospitals,
  file: deskHospitalsExport,
  noun: '医院',
  search: '搜院名、别称或地址',
  sorts: managedHospitalSorts,
  filters: { state: { as: 'select', label: '状态', words: managedStates } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Hospital = CallOutput<typeof deskHospitals>['list'][number]

export default function HospitalsPage({ loaderData }: Route.ComponentProps) {
  const me = useMe()
  const { revalidate } = useRevalidator()
  const columns: Column<Hospital>[] = [
    { head: '医院', cell: (row) => <Name row={row} />, sort: 'name' },
    { head: '等级', cell: (row) => row.level_name, tight: true, sort: 'level' },
    { head: '类型', cell: (row) => row.class_name, tight: true, wideOnly: true },
    { head: '地址', cell: placeOf },
    { head: '状态', cell: (row) => <Standing {...row} />, tight: true },
    { head: '最近修改', cell: (row) => row.change_time.slice(0, 16), tight: true, wideOnly: true, sort: 'changed' },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8 wide:flex-nowrap">
          <ButtonLink kind="text" size="small" to={address('/desk/hospitals/hospital', { unit_id: row.unit_id })}>
            修改资料
          </ButtonLink>
          <ClosingActs named={{ unit_id: row.unit_id }} name={row.unit_name} {...row} onDone={revalidate} />
        </div>
      ),
    },
  ]
  return (
    <DeskFrame
      note="患者在医院主页看到的资料；公告和预约规则在“医院设置”里改。"
      aside={
        me?.serves_platform === 1 && (
          <ButtonLink size="small" to={address('/desk/hospitals/hospital', { new: 1 })}>
            <PlusIcon />
            新增医院
          </ButtonLink>
        )
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="医院"
        columns={columns}
        keyOf={(row) => row.unit_id}
        empty={<Empty title="还没有医院" text="点“新增医院”，填好资料后再加科室和医生。" />}
      />
    </DeskFrame>
  )
}

/** Most addresses begin with their city: it is not said again before them. */
const placeOf = ({ city_name, address: street }: Hospital): string =>
  street.startsWith(city_name) ? street : `${city_name} · ${street}`

const Name = ({ row }: { row: Hospital }) => (
  <span>
    {row.unit_name} {row.is_own === 1 && <Tag tone="accent">本院</Tag>}
  </span>
)
