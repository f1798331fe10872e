import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { deskArrive } from '#app/areas/desk/clinic/contract.ts'
import { CollectButton } from '#app/areas/desk/till/cards/collect-button.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { spokenDay } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskCounterCancel, type deskPerson } from '../contract.ts'
import { bookAddress, slipAddress } from './person-address.ts'

type Appointment = CallOutput<typeof deskPerson>['list'][number]

interface AppointmentTableProps {
  person: string
  list: readonly Appointment[]
  onDone: () => void
}

/** Somebody's appointments at this hospital, and what can be done about each. */
export function AppointmentTable({ person, list, onDone }: AppointmentTableProps) {
  const today = useToday()
  const columns: Column<Appointment>[] = [
    {
      head: '时间',
      cell: (row) => `${spokenDay(row.date, today)} ${row.begin_time.slice(11, 16)}–${row.end_time.slice(11, 16)}`,
      tight: true,
    },
    { head: '医生', cell: (row) => `${row.dep_name} ${row.doctor_name}` },
    { head: '号', cell: (row) => row.number, numeric: true },
    { head: '状态', cell: (row) => <Standing row={row} /> },
    { head: '操作', bare: true, cell: (row) => <Acts row={row} person={person} onDone={onDone} /> },
  ]
  return (
    <Table
      label="在本院的预约"
      columns={columns}
      rows={list}
      keyOf={(row) => row.order_id}
      empty={<Empty drawing="calendar" title="在本院还没有预约" text="点“挂号”，选医生和时间。" />}
    />
  )
}

function Standing({ row }: { row: Appointment }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-6">
      <Tag tone={row.state === 'booked' || row.state === 'checked-in' ? 'accent' : 'plain'}>{row.state_desc}</Tag>
      {row.due_amount !== '0.00' && <Tag tone="warning">待缴 {row.due_amount} 元</Tag>}
    </span>
  )
}

function Acts({ row, person, onDone }: { row: Appointment; person: string; onDone: () => void }) {
  const mayCollect = useMay('till.run')
  const mayRun = useMay('clinic.run')
  const input = { order_id: row.order_id }
  const isComing = row.state === 'booked' || row.state === 'checked-in' || row.state === 'called'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-8">
      {mayCollect && row.due_amount !== '0.00' && (
        <CollectButton orderId={row.order_id} amount={row.due_amount} onDone={onDone} />
      )}
      {mayRun && row.can_arrive === 1 && (
        <ActButton
          call={deskArrive}
          input={input}
          kind="primary"
          said={({ number }) => `${number} 号已签到`}
          onDone={onDone}
        >
          签到
        </ActButton>
      )}
      {isComing && (
        <ButtonLink kind="secondary" size="small" to={slipAddress(row.order_id)}>
          就诊单
        </ButtonLink>
      )}
      {row.can_move === 1 && (
        <ButtonLink
          kind="text"
          size="small"
          to={bookAddress(person, { move: row.order_id, dep_id: row.dep_id, doctor_id: row.doctor_id, date: row.date })}
        >
          改约
        </ButtonLink>
      )}
      {row.can_cancel === 1 && (
        <ActButton
          call={deskCounterCancel}
          input={{ ...input, reason: '窗口取消' }}
          kind="text"
          confirm={{
            title: '取消这个预约？',
            text: '号会让给别人；付过的挂号费按原来的方式退。患者会收到消息。',
            yes: '取消预约',
            danger: true,
          }}
          said={(done) =>
            [
              done.is_counter_refund === 1 ? `已取消，请到“收费班次”退 ${done.refund_amount} 元` : '已取消，已通知患者',
              done.gift_amount !== '0.00' && `礼品卡的 ${done.gift_amount} 元已退回卡里`,
            ]
              .filter(Boolean)
              .join('；')
          }
          onDone={onDone}
        >
          取消
        </ActButton>
      )}
    </div>
  )
}
