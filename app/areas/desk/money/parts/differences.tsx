import { useState } from 'react'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { faultWords } from '#app/areas/pay/rules/differences.ts'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskMoneyDifferences, deskMoneySettle } from '../contract.ts'
import { AccountName } from './account-name.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { NothingYet } from './nothing-yet.tsx'

type Difference = CallOutput<typeof deskMoneyDifferences>['list'][number]

const kinds = { payment: '收款', refund: '退款' } as const

const columns: Column<Difference>[] = [
  { head: '差异', cell: (row) => faultWords[row.fault].title, tight: true },
  { head: '账单', cell: nameOf, tight: true },
  { head: '类型', cell: (row) => kinds[row.kind], tight: true },
  {
    head: '单号',
    cell: (row) => <PayNumber number={row.out_trade_no || row.number} name="单号" />,
  },
  { head: '我方', cell: (row) => row.ours ?? '没有', numeric: true, tight: true },
  { head: '对方', cell: (row) => row.theirs ?? '没有', numeric: true, tight: true },
]

function nameOf(row: Difference) {
  return (
    <>
      {shortTime(row.day)} <AccountName of={row} />
    </>
  )
}

/** Where bills and books differ, each with what to do about it. */
export function Differences({ rows, onDone }: { rows: readonly Difference[]; onDone: () => void }) {
  const maySettle = useMay('money.settle')
  const [chosen, setChosen] = useState<Difference>()
  const act: Column<Difference> = {
    head: '处理',
    bare: true,
    cell: (row) =>
      row.settled_time ? (
        <span className="text-12 text-ink-2">{row.note}</span>
      ) : (
        maySettle && (
          <Button kind="secondary" size="small" onClick={() => setChosen(row)}>
            处理
          </Button>
        )
      ),
  }
  return (
    <>
      <Table
        label="对账差异"
        columns={maySettle || rows.some((row) => row.settled_time) ? [...columns, act] : columns}
        rows={rows}
        keyOf={(row) => row.difference_id}
        empty={<NothingYet>没有未处理的差异。每天十点后，系统拿支付机构的账单和我方账本逐笔核对。</NothingYet>}
      />
      <NoteDialog
        open={chosen !== undefined}
        title={chosen ? faultWords[chosen.fault].title : ''}
        hint={chosen ? faultWords[chosen.fault].todo : ''}
        save={async (note, send) => chosen && send(deskMoneySettle, { difference_id: chosen.difference_id, note })}
        said="已记录"
        onSaved={() => {
          setChosen(undefined)
          onDone()
        }}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}
