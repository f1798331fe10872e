import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { heartSorts, MOST_REASON } from '../../rules.ts'
import { deskHeartReject, deskHeartShow, deskHearts, deskHeartsExport } from '../contract.ts'
import type { Route } from './+types/hearts'

export { handle } from 'virtual:rows/desk-hearts'

const view = listView({
  call: deskHearts,
  file: deskHeartsExport,
  noun: '心意',
  search: '搜医生或内容',
  sorts: heartSorts,
  filters: { list: { as: 'tabs', label: '心意', words: { waiting: '待审核', shown: '已展示', rejected: '未通过' } } },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskHearts>['list'][number]

export default function DeskHeartsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [rejecting, setRejecting] = useState<Row>()
  const columns: Column<Row>[] = [
    { head: '时间', cell: ({ add_time }) => shortTime(add_time), tight: true, sort: 'newest' },
    { head: '医生', cell: ({ doctor_name, dep_name }) => `${doctor_name} · ${dep_name}`, tight: true },
    {
      head: '心意',
      cell: ({ words, gift_name, reason }) => (
        <>
          {words}
          {gift_name && <span className="block text-12 text-ink-3">附 {gift_name}</span>}
          {reason && <span className="block text-12 text-danger">未通过：{reason}</span>}
        </>
      ),
    },
    { head: '谁送的', cell: ({ giver }) => giver, tight: true },
    {
      head: '状态',
      cell: ({ heart_state, state_desc }) => (
        <Tag tone={heart_state === 'shown' ? 'accent' : heart_state === 'rejected' ? 'danger' : 'warning'}>
          {state_desc}
        </Tag>
      ),
      tight: true,
    },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <span className="flex gap-8">
          {row.heart_state !== 'shown' && (
            <ActButton call={deskHeartShow} input={{ heart_id: row.id }} said={() => '已展示'} onDone={revalidate}>
              展示
            </ActButton>
          )}
          {row.heart_state !== 'rejected' && (
            <Button size="small" kind="secondary" onClick={() => setRejecting(row)}>
              不展示
            </Button>
          )}
        </span>
      ),
      tight: true,
    },
  ]
  return (
    <DeskFrame note="患者写给医生的心意，先看再展示。推销、辱骂、透露病情隐私的不展示，并告诉对方原因。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="患者心意"
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Empty title="这里没有心意" text="患者送来的心意会出现在这里。" />}
      />
      {rejecting && (
        <ReasonForm
          title="不展示这份心意？"
          label="原因，送的人会看到"
          maxLength={MOST_REASON}
          common={['含有推销内容', '提到了别人的病情', '用语不合适']}
          action="不展示"
          danger
          save={(reason, send) => send(deskHeartReject, { heart_id: rejecting.id, reason })}
          said={() => '已告诉对方'}
          onSaved={() => {
            setRejecting(undefined)
            revalidate()
          }}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </DeskFrame>
  )
}
