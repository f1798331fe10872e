import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PickNames } from '#app/areas/desk/search/cards/pick-names.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { AddButton } from '#app/desk-shell/row-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { MOST, type SubjectState } from '../../rules.ts'
import { deskSubjectAdd, deskSubjects } from '../contract.ts'
import type { Route } from './+types/subjects'

export { handle } from 'virtual:rows/desk-subjects'

const load = ({ callApi, query }: Loading) => callApi(deskSubjects, { page: maybeId(query, 'page') ?? 1 })
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskSubjects>['list'][number]

const tones: Record<SubjectState, Tone> = {
  draft: 'plain',
  coming: 'accent',
  on: 'success',
  over: 'plain',
  off: 'warning',
}

const columns: Column<Row>[] = [
  {
    head: '专题',
    cell: ({ subject_id, title }) => (
      <Link
        to={address('/desk/subject', { subject_id })}
        className="inline-flex min-h-target items-center font-medium text-accent-ink"
      >
        {title}
      </Link>
    ),
  },
  {
    head: '状态',
    cell: ({ state, state_desc, is_changed }) => (
      <span className="inline-flex flex-wrap gap-4">
        <Tag tone={tones[state]}>{state_desc}</Tag>
        {is_changed === 1 && <Tag tone="warning">有未发布的修改</Tag>}
      </span>
    ),
    tight: true,
  },
  { head: '时间', cell: (row) => (row.state === 'draft' ? '—' : spanOf(row)), tight: true },
  { head: '对谁', cell: Whom },
  { head: '打开', cell: ({ view_num }) => view_num, numeric: true, tight: true },
]

const spanOf = ({ begin_time, end_time }: Row) =>
  `${begin_time.slice(0, 10)} 起${end_time ? `，${end_time.slice(0, 10)} 零点止` : ''}`

function Whom({ city_ids, channel_ids }: Row) {
  if (city_ids.length === 0 && channel_ids.length === 0) return '所有人'
  return (
    <span className="inline-flex flex-wrap gap-x-8">
      <PickNames kind="city" ids={city_ids} />
      <PickNames kind="channel" ids={channel_ids} />
    </span>
  )
}

export default function DeskSubjectsPage({ loaderData: { list, page, total_page_num } }: Route.ComponentProps) {
  const go = useNavigate()
  const [isAdding, setAdding] = useState(false)
  return (
    <DeskFrame
      note="把文章、视频、医生、商品和活动放在一页上，讲清楚一件事。发布前谁也看不到。"
      aside={<AddButton onClick={() => setAdding(true)}>新增专题</AddButton>}
    >
      <Table
        label="健康专题"
        columns={columns}
        rows={list}
        keyOf={({ subject_id }) => subject_id}
        empty={<Empty title="还没有专题" text="点“新增专题”，先写好再发布。" />}
      />
      <PageLinks page={page} total={total_page_num} />
      {isAdding && (
        <EditForm
          title="新增专题"
          action="新增"
          save={(form, send) =>
            send(deskSubjectAdd, readForm(deskSubjectAdd, form, { title: 'text', summary: 'text' }))
          }
          said={() => '已新增，添加板块后再发布'}
          onSaved={({ subject_id }) => go(address('/desk/subject', { subject_id }))}
          onClose={() => setAdding(false)}
        >
          <Field label="标题" name="title" maxLength={MOST.title} placeholder="例如：冬天护好心脑血管" required />
          <Field label="一句话" name="summary" maxLength={MOST.summary} required />
        </EditForm>
      )}
    </DeskFrame>
  )
}
