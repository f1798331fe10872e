import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskMoneyRefundByHand, deskMoneyRefundRetry, type deskMoneyRefunds } from '../contract.ts'
import { providerName } from '../rules.ts'
import { NoteDialog } from './note-dialog.tsx'
import { NothingYet } from './nothing-yet.tsx'

type Refund = CallOutput<typeof deskMoneyRefunds>['list'][number]

const columns: Column<Refund>[] = [
  { head: '项目', cell: (row) => row.title },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true },
  { head: '支付机构', cell: (row) => providerName(row.provider), tight: true },
  { head: '对方说', cell: (row) => row.says || '没有说明' },
  { head: '退款单号', cell: (row) => <PayNumber number={row.refund_no} name="退款单号" /> },
  { head: '申请时间', cell: (row) => shortTime(row.ordered_time), tight: true },
]

/** Money that is owed to patients and that their provider would not give back. */
export function RefusedRefunds({ rows, onDone }: { rows: readonly Refund[]; onDone: () => void }) {
  const maySettle = useMay('money.settle')
  const [chosen, setChosen] = useState<Refund>()
  const act: Column<Refund> = {
    head: '处理',
    bare: true,
    cell: (row) => (
      <span className="flex flex-wrap gap-8">
        <ActButton
          call={deskMoneyRefundRetry}
          input={{ refund_no: row.refund_no }}
          said={() => '已重新提交，结果稍后可见'}
          onDone={onDone}
        >
          再试一次
        </ActButton>
        <Button kind="secondary" size="small" onClick={() => setChosen(row)}>
          已人工退款
        </Button>
      </span>
    ),
  }
  return (
    <>
      <Table
        label="被拒绝的退款"
        columns={maySettle ? [...columns, act] : columns}
        rows={rows}
        keyOf={(row) => row.refund_no}
        empty={<NothingYet>没有被拒绝的退款。支付机构退不了的款会列在这里，直到退到患者手里。</NothingYet>}
      />
      <NoteDialog
        open={chosen !== undefined}
        title="人工退款"
        hint="例如：6 月 3 日转账到患者银行卡，回单号 2026…。不要写患者姓名和卡号。"
        save={async (note, send) => chosen && send(deskMoneyRefundByHand, { refund_no: chosen.refund_no, note })}
        said="已记为人工退款"
        onSaved={() => {
          setChosen(undefined)
          onDone()
        }}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}
