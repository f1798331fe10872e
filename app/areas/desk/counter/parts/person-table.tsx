import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Found } from './find-form.tsx'
import { personAddress } from './person-address.ts'

const columns: Column<Found['list'][number]>[] = [
  { head: '姓名', cell: (row) => row.name, tight: true },
  { head: '性别年龄', cell: (row) => `${row.sex_name} ${row.age} 岁`, tight: true },
  { head: '证件号', cell: (row) => row.id_card || '没有登记', tight: true },
  {
    head: '手机号',
    cell: (row) =>
      row.has_number === 1 ? `${row.mobile}（${row.relation_name}）` : <Tag tone="warning">没有手机号</Tag>,
  },
  {
    head: '操作',
    bare: true,
    cell: (row) => (
      <ButtonLink size="small" to={personAddress(row.person)}>
        为这位办理
      </ButtonLink>
    ),
  },
]

/** Who was found, masked. */
export function PersonTable({ found }: { found: Found }) {
  return (
    <div className="space-y-8">
      <p role="status" className="px-4 text-14 text-ink-2">
        按{found.by_name}找到 {found.list.length} 位{found.is_whole === 0 && '，还有更多，请用手机号或证件号再找'}
      </p>
      <Table
        label="找到的患者"
        columns={columns}
        rows={found.list}
        keyOf={(row) => row.person}
        empty={<Empty title={`没有按${found.by_name}找到人`} text="核对一下再找，或者点“登记新患者”。" />}
      />
    </div>
  )
}
