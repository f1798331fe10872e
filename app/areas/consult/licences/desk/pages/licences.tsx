import { PlusIcon } from 'lucide-react'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { licenceFilters, licenceSorts } from '../../rules.ts'
import { deskLicences, deskLicencesExport } from '../contract.ts'
import { type Licence, LicenceState } from '../parts/licence-state.tsx'
import type { Route } from './+types/licences'

export { handle } from 'virtual:rows/desk-licences'

const view = listView({
  call: deskLicences,
  file: deskLicencesExport,
  noun: '证书',
  search: '搜医生、编码或执业范围',
  sorts: licenceSorts,
  filters: {
    list: { as: 'tabs', label: '证书', words: licenceFilters },
    doctor_id: { as: 'linked', label: '只看一位医生' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))

const columns: Column<Licence>[] = [
  { head: '医生', cell: (row) => <Doctor row={row} /> },
  { head: '类别', cell: (row) => row.kind_name, tight: true },
  { head: '编码', cell: (row) => <span className="tabular-nums">{row.number}</span>, tight: true },
  { head: '到期', cell: (row) => row.ends_on ?? '长期', tight: true, sort: 'ends' },
  { head: '状态', cell: (row) => <LicenceState licence={row} />, tight: true },
  { head: '登记', cell: (row) => row.enter_time.slice(0, 16), tight: true, wideOnly: true, sort: 'entered' },
  {
    head: '操作',
    bare: true,
    cell: (row) => (
      <div className="-ml-12">
        <ButtonLink kind="text" size="small" to={address('/desk/licences/one', { licence_id: row.licence_id })}>
          {row.state === 'pending' ? '审核' : '查看'}
        </ButtonLink>
      </div>
    ),
  },
]

export default function LicencesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="有有效的执业医师证书才能登录医生工作台、接诊和开处方；到期前 60 天会列在“待处理”。"
      aside={
        <ButtonLink size="small" to="/desk/licences/enter">
          <PlusIcon />
          登记证书
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="医师执业证书"
        columns={columns}
        keyOf={(row) => row.licence_id}
        empty={<Empty title="这里没有证书" text="登记的证书要由另一位同事审核，通过后医生才能在线上接诊。" />}
      />
    </DeskFrame>
  )
}

const Doctor = ({ row: { doctor_name, dep_name, is_demo } }: { row: Licence }) => (
  <span>
    {doctor_name} <span className="text-ink-3">{dep_name}</span> {is_demo === 1 && <Tag>示范数据</Tag>}
  </span>
)
