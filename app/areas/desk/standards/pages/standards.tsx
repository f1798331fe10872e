import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskStandards } from '../contract.ts'
import type { Route } from './+types/standards'

export { handle } from 'virtual:rows/desk-standards'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskStandards, {}))

type Edition = CallOutput<typeof deskStandards>['list'][number]

const columns: Column<Edition>[] = [
  { head: '用在', cell: ({ kind }) => (kind === 'growth' ? '成长曲线' : '疫苗接种'), tight: true },
  { head: '名称', cell: ({ title }) => title },
  { head: '版本', cell: ({ edition }) => edition, tight: true },
  { head: '生效日期', cell: ({ effective_date }) => effective_date, tight: true },
  { head: '行数', cell: ({ line_num }) => line_num, tight: true },
  { head: '来源和核对', cell: ({ source }) => source },
  {
    head: '状态',
    cell: ({ is_current }) => (is_current === 1 ? <Tag tone="success">正在使用</Tag> : <Tag>未使用</Tag>),
    tight: true,
  },
]

export default function DeskStandardsPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <DeskFrame note="儿童档案用到的公开标准。发布前请对照印发的原文核对；新版本由管理员用导入命令带入，生效日期最近的一版自动使用。">
      <Table
        label="全部版本"
        columns={columns}
        rows={list}
        keyOf={(row) => `${row.kind} ${row.title} ${row.edition}`}
        empty={<Empty title="还没有标准" text="用导入命令带入后会显示在这里。" />}
      />
    </DeskFrame>
  )
}
