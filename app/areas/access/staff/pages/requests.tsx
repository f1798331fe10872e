import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskRequestAgree, deskRequestRefuse, deskRequests, deskRequestWithdraw } from '../contract.ts'
import { requestWords } from '../rules.ts'
import type { Route } from './+types/requests'

export { handle } from 'virtual:rows/desk-requests'

type Request = CallOutput<typeof deskRequests>['list'][number]

const view = listView({
  call: deskRequests,
  noun: '申请',
  filters: {
    list: { as: 'tabs', label: '哪一些', words: { waiting: '等我处理', mine: '我的申请', done: '处理过的' } },
  },
})
export const clientLoader = behindStaffGate(loadList(view))

const tones = { waiting: 'warning', agreed: 'success' } as const

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [refused, setRefused] = useState<Request>()
  const columns: Column<Request>[] = [
    { head: '申请', cell: (row) => row.subject },
    { head: '申请人', cell: (row) => `${row.asked_by} ${shortTime(row.ask_time)}`, tight: true },
    { head: '状态', cell: (row) => <Standing row={row} />, tight: true },
    {
      head: '操作',
      bare: true,
      cell: (row) => <Acts row={row} onRefuse={() => setRefused(row)} onDone={revalidate} />,
    },
  ]
  return (
    <DeskFrame note="动用资金或改变权限要两个人：一人申请，另一人同意后才生效。没人处理的 3 天后作废。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="申请"
        columns={columns}
        keyOf={(row) => row.request_id}
        empty={<Empty title="没有申请" text="有人申请时，菜单上会有数字。" />}
      />
      {refused && (
        <EditForm
          title="拒绝这个申请"
          action="拒绝"
          save={(form, send) =>
            send(deskRequestRefuse, {
              ...readForm(deskRequestRefuse, form, { note: 'text' }),
              request_id: refused.request_id,
            })
          }
          said={() => '已拒绝'}
          onSaved={() => {
            setRefused(undefined)
            revalidate()
          }}
          onClose={() => setRefused(undefined)}
        >
          <p className="text-14 text-ink-2">{refused.subject}</p>
          <Field label="原因" name="note" maxLength={200} hint="申请人会看到" required />
        </EditForm>
      )}
    </DeskFrame>
  )
}

function Standing({ row }: { row: Request }) {
  const tone = row.state in tones ? tones[row.state as keyof typeof tones] : 'plain'
  return (
    <span>
      <Tag tone={tone}>{requestWords[row.state]}</Tag>
      {row.decided_by && <span className="pl-6 text-12 text-ink-3">{row.decided_by}</span>}
      {row.state === 'waiting' && <span className="pl-6 text-12 text-ink-3">{shortTime(row.end_time)} 前</span>}
      {row.note && <span className="block text-12 text-ink-2">{row.note}</span>}
    </span>
  )
}

interface ActsProps {
  row: Request
  onRefuse: () => void
  onDone: () => void
}

function Acts({ row, onRefuse, onDone }: ActsProps) {
  const which = { request_id: row.request_id }
  if (row.state !== 'waiting') return null
  if (row.is_mine === 1)
    return (
      <ActButton call={deskRequestWithdraw} input={which} kind="text" said={() => '已撤回'} onDone={onDone}>
        撤回
      </ActButton>
    )
  if (row.may_agree === 0) return <span className="text-12 text-ink-3">要由有这项权限的人处理</span>
  return (
    <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
      <ActButton
        call={deskRequestAgree}
        input={which}
        kind="text"
        confirm={{
          title: '同意这个申请？',
          text: `${row.asked_by} 申请：${row.subject}。同意后马上生效，操作记录里有您的名字。`,
          yes: '同意',
        }}
        said={() => '已同意，马上生效'}
        onDone={onDone}
      >
        同意
      </ActButton>
      <Button kind="text" size="small" onClick={onRefuse}>
        拒绝
      </Button>
    </div>
  )
}
