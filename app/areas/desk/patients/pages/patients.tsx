import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
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
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskPatients, deskPatientTags } from '../contract.ts'
import { patientAddress } from '../parts/patient-address.ts'
import { TagList } from '../parts/tag-list.tsx'
import { lists } from '../rules.ts'
import type { Route } from './+types/patients'

export { handle } from 'virtual:rows/desk-patients'

const view = listView({
  call: deskPatients,
  noun: '患者',
  filters: { list: { as: 'tabs', label: '患者', words: lists }, tag: { as: 'linked', label: '标签' } },
})
const loadPatients = loadList(view)

const load = async (loading: Loading) => {
  const [patients, tags] = await Promise.all([loadPatients(loading), loading.callApi(deskPatientTags, {})])
  return { patients, tags: tags.list }
}
export const clientLoader = behindStaffGate(load)

type Row = CallOutput<typeof deskPatients>['list'][number]

const columns: Column<Row>[] = [
  {
    head: '姓名',
    cell: (row) => (
      <Link
        to={patientAddress(row.person)}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {row.name}
      </Link>
    ),
    tight: true,
  },
  { head: '性别年龄', cell: (row) => `${row.sex_name} ${row.age} 岁`, tight: true },
  { head: '手机号', cell: (row) => row.mobile || '没有手机号', tight: true },
  {
    head: '标签',
    cell: (row) => (
      <span className="flex flex-wrap gap-6">
        {row.is_blocked === 1 && <Tag tone="danger">被暂停</Tag>}
        {row.is_asked === 1 && <Tag tone="warning">赠送待同意</Tag>}
        {row.tags.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </span>
    ),
  },
  { head: '备注', cell: (row) => (row.note_num > 0 ? `${row.note_num} 条` : '没有'), tight: true },
  { head: '最近记录', cell: (row) => row.change_time.slice(0, 16), tight: true },
]

export default function PatientsPage({ loaderData: { patients, tags } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayFind = useMay('counter.serve')
  const mayKeepTags = useMay('patients.tags')
  return (
    <DeskFrame
      note="本院贴了标签、写了备注、暂停过功能或正在申请赠送的患者。其他患者从人工窗口查找。"
      aside={
        mayFind && (
          <ButtonLink size="small" to="/desk/counter">
            查找患者
          </ButtonLink>
        )
      }
    >
      <div className="space-y-16">
        <TagLinks tags={tags} />
        <DataTable
          view={view}
          loaded={patients}
          label="患者"
          columns={columns}
          keyOf={(row) => row.person}
          empty={
            <Empty
              title="还没有记录过的患者"
              text="在人工窗口找到患者，打开“档案”就能贴标签、写备注。"
              action={
                mayFind && (
                  <ButtonLink size="small" to="/desk/counter">
                    去查找
                  </ButtonLink>
                )
              }
            />
          }
        />
        {mayKeepTags && <TagList tags={tags} onDone={() => void revalidate()} />}
      </div>
    </DeskFrame>
  )
}

/** A tap shows those who have the tag. */
function TagLinks({ tags }: { tags: CallOutput<typeof deskPatientTags>['list'] }) {
  const shown = tags.filter(({ is_on }) => is_on === 1)
  if (shown.length === 0) return null
  return (
    <nav aria-label="按标签找" className="flex flex-wrap items-center gap-8">
      <span className="text-14 text-ink-2">按标签找</span>
      {shown.map(({ tag_id, tag_name, patient_num }) => (
        <ButtonLink key={tag_id} kind="secondary" size="small" to={address('/desk/patients', { tag: tag_name })}>
          {tag_name} {patient_num}
        </ButtonLink>
      ))}
    </nav>
  )
}
