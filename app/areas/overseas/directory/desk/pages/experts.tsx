import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { placeSorts } from '../../rules.ts'
import { deskAbroadChoices, deskAbroadExperts } from '../contract.ts'
import { AbroadTabs } from '../parts/abroad-tabs.tsx'
import { ExpertForm } from '../parts/expert-form.tsx'
import { SwitchButton } from '../parts/switch-button.tsx'
import type { Route } from './+types/experts'

export { handle } from 'virtual:rows/desk-abroad-experts'

const view = listView({
  call: deskAbroadExperts,
  noun: '专家',
  search: '搜专家、科室或机构',
  sorts: placeSorts,
})
const load = async (loading: Loading) => {
  const [list, choices] = await Promise.all([loadList(view)(loading), loading.callApi(deskAbroadChoices, {})])
  return { list, units: choices.units }
}
export const clientLoader = behindStaffGate(load)
type Expert = CallOutput<typeof deskAbroadExperts>['list'][number]

export default function DeskAbroadExpertsPage({ loaderData: { list, units } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Expert>()
  const columns: Column<Expert>[] = [
    { head: '专家', cell: ({ name, title_name }) => `${name} · ${title_name}` },
    { head: '机构与科室', cell: ({ unit_name, dep_name }) => `${unit_name} · ${dep_name}` },
    { head: '常看的病', cell: ({ ill_names }) => ill_names.join('、') || '—' },
    {
      head: '状态',
      cell: ({ is_on }) => (is_on === 1 ? <Tag tone="success">展示中</Tag> : <Tag>已隐藏</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <SwitchButton what="expert" id={row.doctor_id} isOn={row.is_on === 1} onDone={revalidate} />
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame aside={<AddButton onClick={form.add}>新增专家</AddButton>}>
      <div className="space-y-12">
        <AbroadTabs current="/desk/abroad/experts" />
        <DataTable
          view={view}
          loaded={list}
          label="海外专家"
          columns={columns}
          keyOf={({ doctor_id }) => doctor_id}
          empty={<Empty title="还没有专家" text="先有机构，再登记它的专家。" />}
        />
      </div>
      {form.show((expert, ends) => (
        <ExpertForm expert={expert} units={units} {...ends} />
      ))}
    </DeskFrame>
  )
}
