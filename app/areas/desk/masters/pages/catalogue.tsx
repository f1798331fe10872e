import { useSearchParams } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Select } from '#kit/ui/select.tsx'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskCatalogue } from '../contract.ts'
import { CatalogueForm, type Filed } from '../parts/catalogue-form.tsx'
import type { Route } from './+types/catalogue'

export { handle } from 'virtual:rows/desk-catalogue'

const load = ({ callApi, query }: Loading) => callApi(deskCatalogue, { class_id: maybeId(query, 'class_id') })
export const clientLoader = behindStaffGate(load)

export default function CataloguePage({ loaderData: { class_id, classes, list } }: Route.ComponentProps) {
  const [, setQuery] = useSearchParams()
  const form = useRowForm<Filed>()
  const columns: Column<Filed>[] = [
    { head: '科室', cell: (row) => row.name, tight: true },
    { head: '俗称', cell: (row) => row.aliases.join('、') || '没有' },
    { head: '医院科室', cell: (row) => row.department_num, numeric: true, tight: true },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <RowActs onEdit={() => form.edit(row)} />,
    },
  ]
  return (
    <DeskFrame
      note="各家医院的科室都归在这里；患者用名称和俗称都能找到，导入文件也认得。"
      aside={<AddButton onClick={form.add}>新增科室</AddButton>}
    >
      <div className="max-w-320">
        <Select
          label="大类"
          value={class_id}
          onChange={({ target }) => setQuery({ class_id: target.value }, { replace: true })}
          options={classes.map((one) => ({ value: one.class_id, text: one.class_name }))}
        />
      </div>
      <Table
        label="目录里的科室"
        columns={columns}
        rows={list}
        keyOf={(row) => row.catalogue_id}
        empty={<Empty title="这一类还没有科室" text="点“新增科室”，各医院的科室就能归到它下面，患者按它找。" />}
      />
      {form.show((filed, ends) => (
        <CatalogueForm filed={filed} classId={class_id} {...ends} />
      ))}
    </DeskFrame>
  )
}
