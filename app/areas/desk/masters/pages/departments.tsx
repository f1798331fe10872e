import { useRevalidator } from 'react-router'
import { managedDepartmentSorts } from '#app/areas/guahao/departments/rules.ts'
import { managedStates } from '#app/areas/guahao/hospitals/rules.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskDepartmentChoices, deskDepartments, deskDepartmentsExport } from '../contract.ts'
import { ClosingActs, Standing } from '../parts/closing-acts.tsx'
import { type Department, DepartmentForm } from '../parts/department-form.tsx'
import type { Route } from './+types/departments'

export { handle } from 'virtual:rows/desk-departments'

const view = listView({
  call: deskDepartments,
  file: deskDepartmentsExport,
  noun: '科室',
  search: '搜科室、俗称或位置',
  sorts: managedDepartmentSorts,
  filters: { state: { as: 'select', label: '状态', words: managedStates } },
})
const load = async (asked: Loading) => ({
  loaded: await loadList(view)(asked),
  choices: await asked.callApi(deskDepartmentChoices, {}),
})
export const clientLoader = behindStaffGate(load)

export default function DepartmentsPage({ loaderData: { loaded, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Department>()
  const columns: Column<Department>[] = [
    { head: '科室', cell: (row) => row.dep_name, sort: 'name' },
    { head: '归在', cell: (row) => row.catalogue_name, tight: true },
    { head: '位置', cell: (row) => row.location || '没有填' },
    { head: '医生', cell: ({ doctor_num }) => doctor_num, numeric: true, tight: true },
    { head: '状态', cell: (row) => <Standing {...row} />, tight: true },
    { head: '最近修改', cell: (row) => row.change_time.slice(0, 16), tight: true, wideOnly: true, sort: 'changed' },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ClosingActs named={{ dep_id: row.dep_id }} name={row.dep_name} {...row} onDone={revalidate} />
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="停止接诊的科室从那天起不放号；它的医生和历史预约都还在。"
      aside={<AddButton onClick={form.add}>新增科室</AddButton>}
    >
      <DataTable
        view={view}
        loaded={loaded}
        label="本院科室"
        columns={columns}
        keyOf={(row) => row.dep_id}
        empty={<Empty title="还没有科室" text="先新增科室，再加医生和排班，患者就能预约。" />}
      />
      {form.show((department, ends) => (
        <DepartmentForm department={department} classes={choices.classes} {...ends} />
      ))}
    </DeskFrame>
  )
}
