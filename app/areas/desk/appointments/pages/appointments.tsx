import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { addDays, isDay } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskAppointmentArrive, deskAppointmentMissed, deskAppointments } from '../contract.ts'
import { ReportButton } from '../parts/report-button.tsx'
import { RevealButton } from '../parts/reveal-button.tsx'
import type { Route } from './+types/appointments'

export { handle } from 'virtual:rows/desk-appointments'

const load = ({ callApi, query }: Loading) => {
  const date = query.get('date') ?? ''
  return callApi(deskAppointments, { date: isDay(date) ? date : undefined })
}
export const clientLoader = behindStaffGate(load)
type Visit = CallOutput<typeof deskAppointments>['list'][number]

const tones = { booked: 'accent', arrived: 'success', missed: 'warning' } as const

const columns: Column<Visit>[] = [
  { head: '时间', cell: (row) => row.time, tight: true },
  { head: '预约人', cell: (row) => `${row.member_name} ${row.sex_name} ${row.age} 岁`, tight: true },
  { head: '项目', cell: (row) => `${row.goods_name} ${row.goods_special_name}` },
  {
    head: '状态',
    cell: (row) => <Tag tone={tones[row.state as keyof typeof tones]}>{row.state_desc}</Tag>,
    tight: true,
  },
]

export default function DeskAppointmentsPage({ loaderData: { date, list } }: Route.ComponentProps) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const mayRun = useMay('appointments.run')
  const isToday = date === today
  const acts: Column<Visit> = {
    head: '操作',
    bare: true,
    cell: (row) => <Acts row={row} isToday={isToday} onDone={revalidate} />,
  }
  const dayLink = (days: number) => address('/desk/appointments', { date: addDays(date, days) })
  return (
    <DeskFrame
      title={`${spokenDay(date, today)} 到院预约`}
      note="患者到了点“到院”，也可以在商城订单里扫核销码；一单的项目都到齐后，订单自动核销。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to={dayLink(-1)}>
            前一天
          </ButtonLink>
          {!isToday && (
            <ButtonLink kind="secondary" size="small" to="/desk/appointments">
              今天
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" size="small" to={dayLink(1)}>
            后一天
          </ButtonLink>
          <ButtonLink kind="secondary" size="small" to="/desk/appointment-plans">
            预约时间表
          </ButtonLink>
        </>
      }
    >
      <Table
        label="到院预约"
        columns={mayRun ? [...columns, acts] : columns}
        rows={list}
        keyOf={(row) => row.yuyue_id}
        empty={<Empty drawing="calendar" title="这一天没有预约" text="患者约好的体检、检测和服务会按时间排在这里。" />}
      />
    </DeskFrame>
  )
}

function Acts({ row, isToday, onDone }: { row: Visit; isToday: boolean; onDone: () => void }) {
  const input = { yuyue_id: row.yuyue_id }
  return (
    <div className="-ml-12 flex flex-wrap items-center gap-8">
      <RevealButton yuyueId={row.yuyue_id} />
      {isToday && row.state !== 'arrived' && (
        <ActButton call={deskAppointmentArrive} input={input} kind="primary" said={() => '已到院'} onDone={onDone}>
          到院
        </ActButton>
      )}
      {row.state === 'booked' && (
        <ActButton call={deskAppointmentMissed} input={input} said={() => '已记为未到'} onDone={onDone}>
          未到
        </ActButton>
      )}
      {row.can_report === 1 && <ReportButton visit={row} onDone={onDone} />}
    </div>
  )
}
