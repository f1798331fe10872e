import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type AppointState, allAppointStates, appointStates } from '#app/areas/membership/states.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskBookingMove, type deskBookings } from '../contract.ts'
import { RevealButton } from './reveal-button.tsx'
import { StateLinks } from './state-links.tsx'

type Booking = CallOutput<typeof deskBookings>['list'][number]

interface BookingsViewProps {
  state: AppointState
  /** Whose bookings alone are shown. */
  code: string | undefined
  found: CallOutput<typeof deskBookings>
}

/** What members have booked, by state, or all of one member. */
export function BookingsView({ state, code, found }: BookingsViewProps) {
  const { revalidate } = useRevalidator()
  const acts: Column<Booking> = {
    head: '操作',
    bare: true,
    cell: (row) => <Acts row={row} onDone={revalidate} />,
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <StateLinks
          view="bookings"
          words={appointStates}
          states={allAppointStates}
          current={code === undefined ? state : undefined}
        />
        <CodeSearch code={code} />
      </div>
      <Table
        label="权益预约"
        columns={[...columns, acts]}
        rows={found.list}
        keyOf={(row) => row.id}
        empty={
          <Empty drawing="calendar" title="这里没有预约" text="会员约了陪诊、专家门诊协助等，会按先后排在这里。" />
        }
      />
      <PageLinks page={found.page} total={found.total_page_num} />
    </>
  )
}

const CodeSearch = ({ code }: { code: string | undefined }) => (
  <div className="w-full wide:w-[320px]">
    <SearchBox
      action="/desk/membership"
      name="code"
      placeholder="补充码（请会员在订单里看）"
      defaultValue={code}
      fixed={{ view: 'bookings' }}
    />
  </div>
)

const columns: Column<Booking>[] = [
  { head: '提交', cell: (row) => shortTime(row.add_time), tight: true },
  { head: '权益', cell: (row) => row.title },
  { head: '就诊人', cell: (row) => row.truename, tight: true },
  { head: '状态', cell: (row) => (row.reason ? `${row.state_desc}：${row.reason}` : row.state_desc) },
]

function Acts({ row: { id, state, can_cancel }, onDone }: { row: Booking; onDone: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-8">
      <RevealButton id={id} />
      {state === 'waiting' && (
        <ActButton
          call={deskBookingMove}
          input={{ id, to: 'confirmed' }}
          kind="primary"
          said={() => '已确认，已通知患者'}
          onDone={onDone}
        >
          确认
        </ActButton>
      )}
      {state === 'confirmed' && (
        <ActButton call={deskBookingMove} input={{ id, to: 'done' }} said={() => '已完成'} onDone={onDone}>
          完成
        </ActButton>
      )}
      {can_cancel === 1 && <Cancel id={id} onDone={onDone} />}
    </div>
  )
}

function Cancel({ id, onDone }: { id: number; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="text" size="small" onClick={() => setAsking(true)}>
        取消
      </Button>
      {isAsking && (
        <ReasonForm
          title="取消这个预约？"
          label="原因（患者会看到）"
          placeholder="如：当天专家停诊"
          maxLength={100}
          cancelText="先不取消"
          action="取消预约"
          danger
          save={(reason, send) => send(deskBookingMove, { id, to: 'cancelled', reason })}
          said={() => '已取消，次数已退回患者'}
          onSaved={() => {
            setAsking(false)
            onDone()
          }}
          onClose={() => setAsking(false)}
        >
          <p className="text-14 text-ink-2">取消后次数退回，患者会收到通知。</p>
        </ReasonForm>
      )}
    </>
  )
}
