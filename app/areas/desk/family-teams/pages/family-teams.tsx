import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskFamilyTeamRemove, deskFamilyTeams } from '../contract.ts'
import type { Route } from './+types/family-teams'

export { handle } from 'virtual:rows/desk-family-teams'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskFamilyTeams, {}))
type Team = CallOutput<typeof deskFamilyTeams>['list'][number]

export default function FamilyTeamsPage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const columns: Column<Team>[] = [
    { head: '团队', cell: (row) => <Name row={row} /> },
    { head: '团队长', cell: (row) => row.doctor_name },
    { head: '服务社区', cell: (row) => row.area_name },
    { head: '居民', cell: (row) => `${row.resident_num} / ${row.capacity}`, numeric: true, tight: true },
    { head: '待审核', cell: (row) => row.apply_num, numeric: true, tight: true },
    { head: '操作', bare: true, cell: (row) => <Acts row={row} onDone={revalidate} /> },
  ]
  return (
    <DeskFrame
      note="团队长在自己的工作台审核申请、随访居民；这里决定团队服务哪里、能签多少人、承诺什么。"
      aside={
        <ButtonLink size="small" to="/desk/family-teams/edit">
          <PlusIcon />
          新增团队
        </ButtonLink>
      }
    >
      <Table
        label="家庭医生团队"
        columns={columns}
        rows={list}
        keyOf={(row) => row.team_id}
        empty={<Empty title="还没有家庭医生团队" text="点“新增团队”，选一位医生当团队长。" />}
      />
    </DeskFrame>
  )
}

const Name = ({ row }: { row: Team }) => (
  <span className="flex flex-wrap items-center gap-6">
    {row.team_name}
    {row.is_open === 0 && <Tag tone="warning">医生已停诊</Tag>}
    {row.is_open === 1 && row.resident_num >= row.capacity && <Tag>已满</Tag>}
  </span>
)

const Acts = ({ row: { team_id, team_name, resident_num, apply_num }, onDone }: { row: Team; onDone: () => void }) => (
  <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
    <ButtonLink kind="text" size="small" to={address('/desk/family-teams/edit', { team_id })}>
      修改
    </ButtonLink>
    {resident_num + apply_num === 0 && (
      <ActButton
        call={deskFamilyTeamRemove}
        input={{ team_id }}
        kind="text"
        confirm={{ title: `删除“${team_name}”？`, text: '居民不能再找到这个团队。', yes: '删除', danger: true }}
        said={() => '已删除'}
        onDone={onDone}
      >
        删除
      </ActButton>
    )}
  </div>
)
