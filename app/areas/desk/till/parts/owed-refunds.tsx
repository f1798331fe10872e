import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskTillGiveBack, type deskTillRefunds } from '../contract.ts'

type Owed = CallOutput<typeof deskTillRefunds>
type Refund = Owed['list'][number]

interface OwedRefundsProps {
  owed: Owed
  /** Without a shift nothing is handed over. */
  hasShift: boolean
  onDone: () => void
}

/** What the counter still has to give back of what it took. */
export function OwedRefunds({ owed, hasShift, onDone }: OwedRefundsProps) {
  const columns: Column<Refund>[] = [
    { head: '预约号', cell: (row) => groupedNumber(row.order_no), tight: true },
    { head: '就诊人', cell: (row) => row.member_name, tight: true },
    { head: '金额', cell: (row) => row.amount, numeric: true },
    { head: '怎么收的', cell: (row) => row.way_name, tight: true },
    { head: '为什么退', cell: (row) => row.reason },
    { head: '取消时间', cell: (row) => shortTime(row.ordered_time), tight: true, wideOnly: true },
    { head: '操作', bare: true, cell: (row) => hasShift && <GiveBackButton refund={row} onDone={onDone} /> },
  ]
  return (
    <div className="space-y-12">
      <Table
        label="待退费"
        columns={columns}
        rows={owed.list}
        keyOf={(row) => row.refund_no}
        empty={<Empty title="没有要退的钱" text="窗口收过费的预约取消后，会列在这里，等患者来领。" />}
      />
      <PageLinks page={owed.page} total={owed.total_page_num} />
    </div>
  )
}

function GiveBackButton({ refund, onDone }: { refund: Refund; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const isCash = refund.way === 'counter'
  return (
    <>
      <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
        退费
      </Button>
      <EditForm
        draft="private"
        open={isOpen}
        title={`退 ${refund.amount} 元`}
        onClose={() => setOpen(false)}
        action={isCash ? '现金已交给患者' : '已退到原卡'}
        refusedFields={{ 'number-needed': 'terminal_no' }}
        save={(form, send) => {
          const written = readForm(deskTillGiveBack, form, { terminal_no: 'text' })
          return send(deskTillGiveBack, { ...written, refund_no: refund.refund_no })
        }}
        said={(done) => `退了 ${done.amount} 元`}
        onSaved={() => {
          setOpen(false)
          onDone()
        }}
      >
        <p className="text-14 text-ink-2">
          {isCash
            ? '请核对证件，把现金交给患者后再按下面的按钮。'
            : '请核对证件，在刷卡机上退到患者原来刷的卡，出了小票以后再按。'}
        </p>
        {!isCash && <Field label="退货小票参考号" name="terminal_no" maxLength={40} autoComplete="off" required />}
      </EditForm>
    </>
  )
}
