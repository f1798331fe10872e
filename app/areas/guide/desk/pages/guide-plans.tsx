import { useRevalidator } from 'react-router'
import { PickNames } from '#app/areas/desk/search/cards/pick-names.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { OwnPath } from '#app/desk-shell/own-path.tsx'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { planSorts, planStates } from '../../rules/plans.ts'
import { deskGuidePlanSwitch, deskGuidePlans, deskGuidePlansExport } from '../contract.ts'
import { type ManagedPlan, PlanForm } from '../parts/plan-form.tsx'
import type { Route } from './+types/guide-plans'

export { handle } from 'virtual:rows/desk-guide-plans'

const view = listView({
  call: deskGuidePlans,
  file: deskGuidePlansExport,
  noun: '引导',
  search: '搜页面地址、名称或提示语',
  sorts: planSorts,
  filters: { state: { as: 'select', label: '状态', words: planStates } },
})

export const clientLoader = behindStaffGate(loadList(view))

export default function GuidePlansPage({ loaderData: plans }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<ManagedPlan>()
  const columns: Column<ManagedPlan>[] = [
    { head: '页面', cell: (row) => <OwnPath path={row.page_path} />, sort: 'path' },
    { head: '引导', cell: (row) => <Banner row={row} /> },
    { head: '给谁看', cell: Whom },
    {
      head: '状态',
      cell: (row) => (row.is_on === 1 ? <Tag tone="success">启用中</Tag> : <Tag>已停用</Tag>),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame
      note="患者在浏览器里打开这些页面时，页面底部请他们到 App 去。一个页面有几条时，启用中最新的一条算数；写了医院的只在那家医院的页面上。"
      aside={<AddButton onClick={form.add}>新增引导</AddButton>}
    >
      <DataTable
        view={view}
        loaded={plans}
        label="App 引导"
        columns={columns}
        keyOf={(row) => row.plan_id}
        empty={<Empty title="还没有引导" text="新增一条，写上页面和提示语，再启用。" />}
      />
      {form.show((plan, ends) => (
        <PlanForm plan={plan} {...ends} />
      ))}
    </DeskFrame>
  )
}

const Banner = ({ row: { plan_name, tip_msg, btn_name } }: { row: ManagedPlan }) => (
  <span className="min-w-0">
    {plan_name}
    <span className="block text-12 text-ink-2">
      {tip_msg}（{btn_name}）
    </span>
  </span>
)

const visitsOf = ({ to_shared, to_usual }: ManagedPlan): string => {
  if (to_shared === 1) return to_usual === 1 ? '所有访客' : '分享来的访客'
  return '自己打开的访客'
}

const Whom = (plan: ManagedPlan) => (
  <span className="inline-flex flex-wrap gap-x-8">
    <span>{visitsOf(plan)}</span>
    <PickNames kind="channel" ids={plan.channel_ids} />
    {plan.unit_id !== null && <PickNames kind="hospital" ids={[plan.unit_id]} />}
  </span>
)

interface ActsProps {
  row: ManagedPlan
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { plan_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskGuidePlanSwitch}
        input={{ plan_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已停用' : '已启用')}
        onDone={onDone}
      >
        {isOn ? '停用' : '启用'}
      </ActButton>
    </RowActs>
  )
}
