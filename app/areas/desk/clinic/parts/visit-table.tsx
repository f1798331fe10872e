import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { CollectButton } from '#app/areas/desk/till/cards/collect-button.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RevealButton } from '../cards/reveal-button.tsx'
import { deskArrive, type deskClinic, deskMissed, deskUndoArrive, deskUndoMissed } from '../contract.ts'
import { PriorityButton, ReturnButton, TransferButton } from './queue-acts.tsx'

/** A visit as its clinic's list has it. */
export type Visit = CallOutput<typeof deskClinic>['list'][number]

const tones: Record<Visit['state'], Tone> = {
  held: 'warning',
  booked: 'plain',
  'checked-in': 'accent',
  called: 'success',
  done: 'plain',
  missed: 'danger',
  stopped: 'danger',
}

interface VisitTableProps {
  label: string
  visits: readonly Visit[]
  /** Now, as the server says it: `2026-11-23 08:30:00`. */
  now: string
  isToday: boolean
  marked: string | undefined
  empty: { title: string; text: string }
  onDone: () => void
}

/** People of a clinic, with what can be done for each. */
export function VisitTable({ label, visits, now, isToday, marked, empty, onDone }: VisitTableProps) {
  const mayRun = useMay('clinic.run')
  const columns: Column<Visit>[] = [
    {
      head: '号',
      width: 'wide:w-[12%]',
      cell: (row) => (
        <span className="flex items-center gap-12">
          <span className="w-40 text-18 font-semibold tabular-nums">{row.number}</span>
          <span className="wide:hidden">{row.name}</span>
        </span>
      ),
    },
    { head: '姓名', cell: (row) => <Name row={row} />, bare: true, width: 'wide:w-[24%]' },
    {
      head: '时段',
      cell: (row) => `${row.begin_time.slice(11, 16)}–${row.end_time.slice(11, 16)}`,
      width: 'wide:w-[16%]',
    },
    { head: '状态', cell: (row) => <Standing row={row} />, width: 'wide:w-[24%]' },
    {
      head: '操作',
      bare: true,
      cell: (row) =>
        mayRun && (
          <div className="-ml-12 flex flex-wrap gap-x-4 gap-y-8">
            {isToday && <Acts row={row} now={now} onDone={onDone} />}
            <RevealButton orderId={row.order_id} />
          </div>
        ),
    },
  ]
  return (
    <Table
      label={label}
      columns={columns}
      rows={visits}
      keyOf={(row) => row.order_id}
      isMarked={(row) => row.order_id === marked}
      // Three tables stand under each other: a drawing in each would push the queue off the screen.
      empty={
        <div className="px-20 py-16 text-14">
          <p className="font-medium">{empty.title}</p>
          <p className="text-ink-3">{empty.text}</p>
        </div>
      }
    />
  )
}

function Name({ row }: { row: Visit }) {
  return (
    <span>
      <span className="hidden wide:inline">{row.name} </span>
      <span className="text-ink-2">
        {row.sex_name} {row.age} 岁{row.is_first_visit === 1 ? ' · 初诊' : ' · 复诊'}
      </span>
    </span>
  )
}

function Standing({ row }: { row: Visit }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-6">
      <Tag tone={tones[row.state]}>{row.place === null ? row.state_desc : `第 ${row.place} 位`}</Tag>
      {row.priority_name && (
        <Tag tone="warning">
          优先：{row.priority_name}
          {row.priority_words && `（${row.priority_words}）`}
        </Tag>
      )}
      {row.is_returned === 1 && <Tag tone="accent">回诊</Tag>}
      {row.is_sent === 1 && row.state === 'checked-in' && <Tag tone="accent">转诊来</Tag>}
      {row.skip_num > 0 && row.state === 'checked-in' && <Tag tone="warning">过号 {row.skip_num} 次</Tag>}
      <span className="text-12 text-ink-3 tabular-nums">{row.state_time.slice(11, 16)}</span>
    </span>
  )
}

function CollectOwed({ row, onDone }: { row: Visit; onDone: () => void }) {
  if (!useMay('till.run')) return <Tag tone="warning">待缴 {row.owed_amount} 元</Tag>
  return <CollectButton orderId={row.order_id} amount={row.owed_amount} onDone={onDone} />
}

function Acts({ row, now, onDone }: { row: Visit; now: string; onDone: () => void }) {
  const input = { order_id: row.order_id }
  if (row.state === 'done') return <ReturnButton row={row} onDone={onDone} />
  if (row.state === 'missed')
    return (
      <ActButton
        call={deskUndoMissed}
        input={input}
        kind="text"
        said={({ number }) => `${number} 号已撤销爽约，排入候诊`}
        onDone={onDone}
      >
        撤销爽约
      </ActButton>
    )
  if (row.state !== 'booked' && row.state !== 'checked-in') return null
  if (row.owed_amount !== '0.00') return <CollectOwed row={row} onDone={onDone} />
  return (
    <>
      <Arrival row={row} onDone={onDone} />
      <PriorityButton key={row.priority_name} row={row} onDone={onDone} />
      {row.state === 'checked-in' && <TransferButton row={row} onDone={onDone} />}
      {row.begin_time <= now && row.is_returned === 0 && <MissedButton row={row} onDone={onDone} />}
    </>
  )
}

/** Somebody is checked in, or that is taken back: not of who was called already, or was seen before. */
function Arrival({ row, onDone }: { row: Visit; onDone: () => void }) {
  const input = { order_id: row.order_id }
  if (row.state === 'booked')
    return (
      <span className="mx-12">
        <ActButton
          call={deskArrive}
          input={input}
          kind="primary"
          said={({ number }) => `${number} 号已签到`}
          onDone={onDone}
        >
          签到
        </ActButton>
      </span>
    )
  if (row.skip_num > 0 || row.is_returned === 1 || row.is_sent === 1) return null
  return (
    <ActButton
      call={deskUndoArrive}
      input={input}
      kind="text"
      said={({ number }) => `${number} 号已撤销签到`}
      onDone={onDone}
    >
      撤销签到
    </ActButton>
  )
}

function MissedButton({ row, onDone }: { row: Visit; onDone: () => void }) {
  return (
    <ActButton
      call={deskMissed}
      input={{ order_id: row.order_id }}
      kind="text"
      confirm={{
        title: `把 ${row.number} 号记为爽约？`,
        text: '爽约会计入这位患者的记录，次数多了会暂停预约。当天可以撤销。',
        yes: '记为爽约',
        danger: true,
      }}
      said={({ number }) => `${number} 号已记为爽约`}
      onDone={onDone}
    >
      爽约
    </ActButton>
  )
}
