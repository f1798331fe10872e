import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { managedDoctorSorts } from '#app/areas/guahao/doctors/rules.ts'
import { managedStates } from '#app/areas/guahao/hospitals/rules.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskDoctors, deskDoctorsExport } from '../contract.ts'
import { ClosingActs, Standing } from '../parts/closing-acts.tsx'
import type { Route } from './+types/doctors'

export { handle } from 'virtual:rows/desk-doctors'

const view = listView({
  call: deskDoctors,
  file: deskDoctorsExport,
  noun: '医生',
  search: '搜姓名、科室或擅长',
  sorts: managedDoctorSorts,
  filters: {
    state: { as: 'select', label: '状态', words: managedStates },
    dep_id: { as: 'linked', label: '只看一个科室' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Doctor = CallOutput<typeof deskDoctors>['list'][number]

export default function DoctorsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const columns: Column<Doctor>[] = [
    { head: '医生', cell: (row) => <Name row={row} />, sort: 'name' },
    { head: '职称', cell: (row) => row.title_name, tight: true, sort: 'title' },
    { head: '科室', cell: (row) => row.dep_name },
    { head: '预约', cell: (row) => row.booked_num, numeric: true, tight: true, sort: 'booked' },
    { head: '状态', cell: (row) => <Standing {...row} />, tight: true },
    { head: '最近修改', cell: (row) => row.change_time.slice(0, 16), tight: true, wideOnly: true, sort: 'changed' },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
          <ButtonLink kind="text" size="small" to={address('/desk/doctors/doctor', { doctor_id: row.doctor_id })}>
            修改
          </ButtonLink>
          <ButtonLink
            kind="text"
            size="small"
            to={address('/desk/licences', { list: 'all', doctor_id: row.doctor_id })}
          >
            证书
          </ButtonLink>
          <ClosingActs named={{ doctor_id: row.doctor_id }} name={row.doctor_name} {...row} onDone={revalidate} />
        </div>
      ),
    },
  ]
  return (
    <DeskFrame
      note="第一执业科室在本院的医生。排班在“排班”里，线上接诊要先有通过审核的执业证书。"
      aside={
        <ButtonLink size="small" to="/desk/doctors/doctor">
          <PlusIcon />
          新增医生
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="本院医生"
        columns={columns}
        keyOf={(row) => row.doctor_id}
        empty={<Empty title="还没有医生" text="新增医生后给 Ta 排班，患者就能预约。" />}
      />
    </DeskFrame>
  )
}

const Name = ({ row }: { row: Doctor }) => (
  <span className="flex items-center gap-12">
    <Avatar src={row.image} kind="doctor" size="small" />
    <span>
      {row.doctor_name} {row.is_demo === 1 && <Tag>示范数据</Tag>}
    </span>
  </span>
)
