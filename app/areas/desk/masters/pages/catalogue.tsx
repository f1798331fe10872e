import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Button } from '#kit/ui/button.tsx'
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
  const { revalidate } = useRevalidator()
  const [, setQuery] = useSearchParams()
  const [edited, setEdited] = useState<Filed | 'new'>()
  const columns: Column<Filed>[] = [
    { head: '科室', cell: (row) => row.name, tight: true },
    { head: '俗称', cell: (row) => row.aliases.join('、') || '没有' },
    { head: '医院科室', cell: (row) => row.department_num, numeric: true, tight: true },
    { head: '排序', cell: (row) => row.position, numeric: true, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <div className="-ml-12">
          <Button kind="text" size="small" onClick={() => setEdited(row)}>
            修改
          </Button>
        </div>
      ),
    },
  ]
  return (
    <DeskFrame
      note="各家医院的科室都归在这里；患者用名称和俗称都能找到，导入文件也认得。"
      aside={
        <Button size="small" onClick={() => setEdited('new')}>
          <PlusIcon />
          新增科室
        </Button>
      }
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
        empty={<Empty title="这一类还没有科室" />}
      />
      {edited && (
        <CatalogueForm
          filed={edited === 'new' ? undefined : edited}
          classId={class_id}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
