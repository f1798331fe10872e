import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { caseKinds, placeSorts } from '../../rules.ts'
import { deskAbroadCases, deskAbroadCaseWithdraw, deskAbroadChoices } from '../contract.ts'
import { AbroadTabs } from '../parts/abroad-tabs.tsx'
import { CaseForm } from '../parts/case-form.tsx'
import { SwitchButton } from '../parts/switch-button.tsx'
import type { Route } from './+types/cases'

export { handle } from 'virtual:rows/desk-abroad-cases'

const view = listView({
  call: deskAbroadCases,
  noun: '内容',
  search: '搜标题或摘要',
  sorts: placeSorts,
  filters: { kind: { as: 'select', label: '种类', words: caseKinds } },
})
const load = async (loading: Loading) => {
  const [list, choices] = await Promise.all([loadList(view)(loading), loading.callApi(deskAbroadChoices, {})])
  return { list, units: choices.units }
}
export const clientLoader = behindStaffGate(load)
type Story = CallOutput<typeof deskAbroadCases>['list'][number]

export default function DeskAbroadCasesPage({ loaderData: { list, units } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Story>()
  const columns: Column<Story>[] = [
    { head: '标题', cell: ({ title }) => title },
    { head: '种类', cell: ({ kind_name }) => kind_name, tight: true },
    { head: '机构', cell: ({ unit_name }) => unit_name || '—' },
    { head: '同意日', cell: ({ consent_date }) => consent_date || '—', tight: true },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    { head: '操作', bare: true, cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} /> },
  ]
  return (
    <DeskFrame
      note="案例要有本人的书面同意，不能写进能认出本人的信息，也不能有任何对疗效的承诺。本人随时可以要求撤回。"
      aside={<AddButton onClick={form.add}>新增内容</AddButton>}
    >
      <div className="space-y-12">
        <AbroadTabs current="/desk/abroad/cases" />
        <DataTable
          view={view}
          loaded={list}
          label="案例与文章"
          columns={columns}
          keyOf={({ article_id }) => article_id}
          empty={<Empty title="还没有内容" text="新增后患者马上可以看到。" />}
        />
      </div>
      {form.show((told, ends) => (
        <CaseForm told={told} units={units} {...ends} />
      ))}
    </DeskFrame>
  )
}

function Standing({ row: { is_on, is_withdrawn } }: { row: Story }) {
  if (is_withdrawn === 1) return <Tag tone="danger">本人已撤回</Tag>
  return is_on === 1 ? <Tag tone="success">展示中</Tag> : <Tag>已隐藏</Tag>
}

function Acts({ row, onEdit, onDone }: { row: Story; onEdit: () => void; onDone: () => void }) {
  if (row.is_withdrawn === 1) return null
  return (
    <RowActs onEdit={onEdit}>
      <SwitchButton what="case" id={row.article_id} isOn={row.is_on === 1} onDone={onDone} />
      {row.kind === 'case' && (
        <ActButton
          call={deskAbroadCaseWithdraw}
          input={{ article_id: row.article_id }}
          kind="text"
          said={() => '已撤回，不再展示'}
          onDone={onDone}
        >
          本人撤回
        </ActButton>
      )}
    </RowActs>
  )
}
