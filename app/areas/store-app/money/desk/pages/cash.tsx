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
import { cashTones } from '../../parts/cash-tones.ts'
import { cashSorts } from '../../rules.ts'
import { cashStates } from '../../states.ts'
import {
  deskStoreCashApprove,
  deskStoreCashes,
  deskStoreCashesExport,
  deskStoreCashFailed,
  deskStoreCashPaid,
  deskStoreCashRefuse,
} from '../contract.ts'
import { RechargeButton } from '../parts/recharge-button.tsx'
import type { Route } from './+types/cash'

export { handle } from 'virtual:rows/desk-store-cash'

const view = listView({
  call: deskStoreCashes,
  file: deskStoreCashesExport,
  noun: '提现',
  search: '搜姓名或银行流水号',
  sorts: cashSorts,
  filters: {
    state: {
      as: 'tabs',
      label: '提现',
      words: Object.fromEntries(Object.entries(cashStates).map(([state, { words }]) => [state, words])) as Record<
        keyof typeof cashStates,
        string
      >,
    },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskStoreCashes>['list'][number]

const columns: Column<Row>[] = [
  { head: '金额', cell: ({ amount }) => `¥${amount}`, numeric: true, tight: true, sort: 'amount' },
  { head: '状态', cell: ({ state, state_desc }) => <Tag tone={cashTones[state]}>{state_desc}</Tag> },
  { head: '申请', cell: ({ asked_by, ask_time }) => `${asked_by} · ${shortTime(ask_time)}`, sort: 'asked' },
  { head: '复核', cell: ({ approved_by }) => approved_by || '—' },
  { head: '流水号或原因', cell: ({ bank_no, reason }) => bank_no || reason || '—' },
  { head: '操作', bare: true, cell: (row) => <Acts row={row} />, tight: true },
]

const asks = {
  refuse: {
    call: deskStoreCashRefuse,
    title: '驳回这笔提现？',
    label: '原因，钱会退回余额',
    action: '驳回',
    said: '已驳回',
  },
  failed: {
    call: deskStoreCashFailed,
    title: '银行退回了？',
    label: '原因，钱会退回余额',
    action: '记为失败',
    said: '已退回余额',
  },
} as const

function Acts({ row: { cash_id, state, can_approve } }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'refuse' | 'failed' | 'paid'>()
  const done = () => {
    setOpen(undefined)
    revalidate()
  }
  const about = open === 'refuse' || open === 'failed' ? asks[open] : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-8">
      {state === 'asked' && can_approve === 1 && (
        <>
          <ActButton call={deskStoreCashApprove} input={{ cash_id }} said={() => '已复核'} onDone={revalidate}>
            复核通过
          </ActButton>
          <Button size="small" kind="text" onClick={() => setOpen('refuse')}>
            驳回
          </Button>
        </>
      )}
      {state === 'asked' && can_approve === 0 && <span className="text-12 text-ink-3">您申请的，要别人复核</span>}
      {state === 'approved' && (
        <>
          <Button size="small" kind="secondary" onClick={() => setOpen('paid')}>
            已打款
          </Button>
          <Button size="small" kind="text" onClick={() => setOpen('failed')}>
            银行退回
          </Button>
        </>
      )}
      {about && (
        <ReasonForm
          title={about.title}
          label={about.label}
          maxLength={100}
          action={about.action}
          danger
          save={(reason, send) => send(about.call, { cash_id, reason })}
          said={() => about.said}
          onSaved={done}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'paid' && (
        <ReasonForm
          title="已经打款？"
          label="银行流水号"
          maxLength={40}
          action="记为已打款"
          save={(bank_no, send) => send(deskStoreCashPaid, { cash_id, bank_no })}
          said={() => '已记为打款'}
          onSaved={done}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

export default function DeskStoreCashPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame note="限额以上的提现要由申请人以外的同事复核；打款后填银行流水号。" aside={<RechargeButton />}>
      <DataTable
        view={view}
        loaded={loaderData}
        label="门店提现"
        columns={columns}
        keyOf={({ cash_id }) => cash_id}
        empty={<Empty drawing="list" title="没有提现" text="门店员工在门店 App 里申请，会出现在这里。" />}
      />
    </DeskFrame>
  )
}
