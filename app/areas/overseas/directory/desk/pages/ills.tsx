import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { illnessSorts } from '../../rules.ts'
import { deskAbroadChoices, deskAbroadIllRemove, deskAbroadIlls } from '../contract.ts'
import { AbroadTabs } from '../parts/abroad-tabs.tsx'
import { IllnessForm } from '../parts/illness-form.tsx'
import type { Route } from './+types/ills'

export { handle } from 'virtual:rows/desk-abroad-ills'

const view = listView({ call: deskAbroadIlls, noun: '疾病', search: '搜病名、分类或说明', sorts: illnessSorts })
const load = async (loading: Loading) => {
  const [list, choices] = await Promise.all([loadList(view)(loading), loading.callApi(deskAbroadChoices, {})])
  return { list, kinds: choices.kinds }
}
export const clientLoader = behindStaffGate(load)
type Illness = CallOutput<typeof deskAbroadIlls>['list'][number]

export default function DeskAbroadIllsPage({ loaderData: { list, kinds } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Illness>()
  const columns: Column<Illness>[] = [
    { head: '疾病', cell: ({ ill_name }) => ill_name, sort: 'name' },
    { head: '分类', cell: ({ category_name }) => category_name },
    { head: '值不值得去', cell: ({ worth }) => <span className="wrap-anywhere">{worth}</span> },
    { head: '有什么治疗', cell: ({ treatments }) => treatments.join('、') || '—' },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <RowActs onEdit={() => form.edit(row)}>
          <ActButton
            call={deskAbroadIllRemove}
            input={{ ill_id: row.ill_id }}
            kind="text"
            confirm={{
              title: `删除“${row.ill_name}”的海外说明？`,
              text: '患者看不到这一页了，疾病库里的病名不变。',
              yes: '删除',
              danger: true,
            }}
            said={() => '已删除'}
            onDone={revalidate}
          >
            删除
          </ActButton>
        </RowActs>
      ),
    },
  ]
  return (
    <DeskFrame aside={<AddButton onClick={form.add}>新增说明</AddButton>}>
      <div className="space-y-12">
        <AbroadTabs current="/desk/abroad/ills" />
        <DataTable
          view={view}
          loaded={list}
          label="海外疾病说明"
          columns={columns}
          keyOf={({ ill_id }) => ill_id}
          empty={<Empty title="还没有疾病说明" text="写下什么病值得出国治，什么病不值得。" />}
        />
      </div>
      {form.show((illness, ends) => (
        <IllnessForm illness={illness} kinds={kinds} {...ends} />
      ))}
    </DeskFrame>
  )
}
