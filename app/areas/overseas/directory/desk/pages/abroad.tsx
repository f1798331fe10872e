import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { placeWords, unitSorts, unitStandings } from '../../rules.ts'
import { deskAbroadUnits } from '../contract.ts'
import { AbroadTabs } from '../parts/abroad-tabs.tsx'
import { SwitchButton } from '../parts/switch-button.tsx'
import type { Route } from './+types/abroad'

export { handle } from 'virtual:rows/desk-abroad'

const view = listView({
  call: deskAbroadUnits,
  noun: '机构',
  search: '搜机构、城市或国家',
  sorts: unitSorts,
  filters: { list: { as: 'tabs', label: '机构', words: unitStandings } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskAbroadUnits>['list'][number]

const columnsOf = (onDone: () => void): Column<Row>[] => [
  {
    head: '机构',
    cell: ({ unit_id, unit_name, is_hot, is_demo }) => (
      <span className="flex flex-wrap items-center gap-6">
        <Link
          to={address('/desk/abroad/unit', { unit_id })}
          className="inline-flex min-h-target items-center font-medium text-accent-ink"
        >
          {unit_name}
        </Link>
        {is_hot === 1 && <Tag tone="accent">热门</Tag>}
        {is_demo === 1 && <Tag>示范数据</Tag>}
      </span>
    ),
  },
  { head: '国家与城市', cell: ({ country_name, city }) => placeWords(country_name, city) },
  { head: '资质到', cell: ({ proof_end_date }) => proof_end_date || '—', tight: true, sort: 'end' },
  { head: '咨询', cell: ({ consult_num }) => consult_num, numeric: true, tight: true },
  {
    head: '状态',
    cell: (row) => <Standing row={row} />,
    tight: true,
  },
  {
    head: '操作',
    bare: true,
    cell: ({ unit_id, is_on }) => (
      // A button of words alone begins where the words above it do.
      <div className="-ml-12">
        <SwitchButton what="unit" id={unit_id} isOn={is_on === 1} onDone={onDone} />
      </div>
    ),
  },
]

function Standing({ row: { is_shown, is_on, is_country_on } }: { row: Row }) {
  if (is_on === 0) return <Tag>已隐藏</Tag>
  if (is_country_on === 0) return <Tag>国家已隐藏</Tag>
  return is_shown === 1 ? <Tag tone="success">展示中</Tag> : <Tag tone="danger">资质不全</Tag>
}

export default function DeskAbroadPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame
      note="执业许可和合作授权都有效的机构才对患者展示；到期当天过后自动停止展示、停止售卖，登记新的资质后自动恢复。"
      aside={
        <ButtonLink size="small" to="/desk/abroad/unit">
          <PlusIcon />
          新增机构
        </ButtonLink>
      }
    >
      <div className="space-y-12">
        <AbroadTabs current="/desk/abroad" />
        <DataTable
          view={view}
          loaded={loaderData}
          label="海外机构"
          columns={columnsOf(revalidate)}
          keyOf={({ unit_id }) => unit_id}
          empty={<Empty title="这里没有机构" text="新增机构并登记资质后，患者就能看到。" />}
        />
      </div>
    </DeskFrame>
  )
}
