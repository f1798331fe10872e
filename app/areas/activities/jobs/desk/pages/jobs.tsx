import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { AddButton, RowActs, useRowForm } from '#app/desk-shell/row-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { jobSorts } from '../../rules.ts'
import { deskJobSwitch, deskJobs, deskJobsExport } from '../contract.ts'
import { JobForm } from '../parts/job-form.tsx'
import type { Route } from './+types/jobs'

export { handle } from 'virtual:rows/desk-jobs'

const view = listView({
  call: deskJobs,
  file: deskJobsExport,
  noun: '岗位',
  search: '搜岗位或科室',
  sorts: jobSorts,
  filters: { list: { as: 'tabs', label: '岗位', words: { open: '在招', closed: '不招了' } } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskJobs>['list'][number]

const facts: Column<Row>[] = [
  { head: '岗位', cell: ({ title }) => title },
  { head: '科室与地点', cell: ({ dep_name, place }) => [dep_name, place].filter(Boolean).join(' · ') },
  { head: '类型', cell: ({ kind_desc }) => kind_desc, tight: true },
  { head: '人数', cell: ({ people_num }) => people_num, numeric: true, tight: true },
  { head: '待遇', cell: ({ pay }) => pay, tight: true },
  { head: '截止', cell: ({ until }) => until, tight: true, sort: 'until' },
]

export default function DeskJobsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const form = useRowForm<Row>()
  const columns: Column<Row>[] = [
    ...facts,
    { head: '操作', bare: true, cell: (row) => <Acts row={row} onEdit={() => form.edit(row)} onDone={revalidate} /> },
  ]
  return (
    <DeskFrame
      note="患者和应聘的人在“招聘”页看到。不能收钱，不能限定性别、婚育或年龄；过了截止日自动不再显示。"
      aside={<AddButton onClick={form.add}>发布岗位</AddButton>}
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="招聘岗位"
        columns={columns}
        keyOf={({ job_id }) => job_id}
        empty={<Empty title="这里没有岗位" text="发布以后马上能看到。" />}
      />
      {form.show((job, ends) => (
        <JobForm job={job} {...ends} />
      ))}
    </DeskFrame>
  )
}

interface ActsProps {
  row: Row
  onEdit: () => void
  onDone: () => void
}

function Acts({ row: { job_id, is_on }, onEdit, onDone }: ActsProps) {
  const isOn = is_on === 1
  return (
    <RowActs onEdit={onEdit}>
      <ActButton
        call={deskJobSwitch}
        input={{ job_id, is_on: isOn ? 0 : 1 }}
        kind="text"
        said={() => (isOn ? '已关闭，不再显示' : '已重新招聘')}
        onDone={onDone}
      >
        {isOn ? '关闭' : '重新招'}
      </ActButton>
    </RowActs>
  )
}
