import { useState } from 'react'
import { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { illnessKinds, illnessSorts } from '../../rules.ts'
import { deskIllnesses } from '../contract.ts'
import { IllnessForm, type ManagedIllness } from '../parts/illness-form.tsx'
import { LeadsTo } from '../parts/leads-to.tsx'
import type { Route } from './+types/illnesses'

export { handle } from 'virtual:rows/desk-illnesses'

const view = listView({
  call: deskIllnesses,
  noun: '疾病或症状',
  search: '搜名称或别的叫法',
  sorts: illnessSorts,
  filters: { kind: { as: 'select', label: '类别', words: illnessKinds } },
})
const load = async (asked: Loading) => {
  const [loaded, { list }] = await Promise.all([loadList(view)(asked), asked.callApi(depCatalogue, {})])
  return { loaded, classes: list }
}
export const clientLoader = behindStaffGate(load)

export default function IllnessesPage({ loaderData: { loaded, classes } }: Route.ComponentProps) {
  const form = useRowForm<ManagedIllness>()
  const [looked, setLooked] = useState<ManagedIllness>()
  const columns: Column<ManagedIllness>[] = [
    { head: '名称', cell: (row) => <Name row={row} />, sort: 'name' },
    { head: '别的叫法', cell: (row) => row.aliases.join('、') || '没有' },
    { head: '看哪个科', cell: (row) => row.departments.map(({ name }) => name).join('、') },
    { head: '被看', cell: (row) => row.view_num, numeric: true, tight: true, sort: 'views' },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <Button kind="text" size="small" onClick={() => setLooked(row)}>
            会找到谁
          </Button>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame
      note="患者按疾病和症状找医生：先找擅长它的医生和这里写的科室。危险信号的提示按公布的指南写在程序里，不能在这里改。"
      aside={<AddButton onClick={form.add}>新增</AddButton>}
    >
      <DataTable
        view={view}
        loaded={loaded}
        label="疾病和症状"
        columns={columns}
        keyOf={(row) => row.ill_id}
        empty={<Empty title="还没有疾病和症状" text="点“新增”，写上看什么科，患者就能按它找医生。" />}
      />
      {form.show((illness, ends) => (
        <IllnessForm illness={illness} classes={classes} {...ends} />
      ))}
      {looked && <LeadsTo illness={looked} onClose={() => setLooked(undefined)} />}
    </DeskFrame>
  )
}

const Name = ({ row: { ill_name, is_symptom } }: { row: ManagedIllness }) => (
  <span>
    {ill_name} {is_symptom === 1 && <Tag>症状</Tag>}
  </span>
)
