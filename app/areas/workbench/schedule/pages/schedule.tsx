import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { weekdayOf } from '#kit/time/day.ts'
import { weekdayWords } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchSchedule, benchStopWithdraw } from '../contract.ts'
import { type Clinic, StopDialog } from '../parts/stop-dialog.tsx'
import type { Route } from './+types/schedule'

export { handle } from 'virtual:rows/workbench-schedule'

const load = ({ callApi }: Loading) => callApi(benchSchedule, {})
export const clientLoader = behindDoctorGate(load)
export default function BenchSchedulePage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [stopping, setStopping] = useState<Clinic>()
  const columns: Column<Clinic>[] = [
    {
      head: '日期',
      cell: ({ date, half_name }) => `${date} 周${weekdayWords[weekdayOf(date) - 1]} ${half_name}`,
      tight: true,
    },
    { head: '时间', cell: ({ begin, end }) => `${begin}–${end}`, tight: true },
    { head: '医院', cell: ({ unit_name, dep_name }) => `${unit_name} · ${dep_name}` },
    { head: '已约/号源', cell: ({ booked_num, total_num }) => `${booked_num} / ${total_num}`, numeric: true },
    { head: '诊费', cell: ({ fee }) => `¥${fee}`, numeric: true },
    { head: '状态', cell: (clinic) => <Standing clinic={clinic} /> },
    {
      head: '操作',
      bare: true,
      cell: (clinic) => (
        <div className="-ml-12 flex flex-wrap items-center">
          {clinic.may_stop === 1 && (
            <Button kind="text" size="small" onClick={() => setStopping(clinic)}>
              {clinic.is_today === 1 ? '停诊' : '申请停诊'}
            </Button>
          )}
          {clinic.request === 'asked' && (
            <ActButton
              call={benchStopWithdraw}
              input={{ schedule_id: clinic.schedule_id }}
              kind="text"
              said={() => '已撤回，照常出诊'}
              onDone={() => void revalidate()}
            >
              撤回申请
            </ActButton>
          )}
        </div>
      ),
    },
  ]
  return (
    <WorkbenchFrame note="排班由医院安排；这里可以看到自己的出诊，今天的门诊可以马上停诊，以后的向医院申请。">
      <Table
        label="我的出诊"
        columns={columns}
        rows={list}
        keyOf={({ schedule_id }) => schedule_id}
        empty={
          <Empty
            drawing="calendar"
            title="近期没有出诊安排"
            text="医院在排班里安排以后，会列在这里；有出入请联系医院。"
          />
        }
      />
      <StopDialog
        key={stopping?.schedule_id}
        clinic={stopping}
        onClose={() => setStopping(undefined)}
        onStopped={() => {
          setStopping(undefined)
          void revalidate()
        }}
      />
    </WorkbenchFrame>
  )
}

function Standing({ clinic }: { clinic: Clinic }) {
  const { is_stopped, stop_reason, request, request_name, answer, is_over } = clinic
  if (is_stopped === 1) return <Tag tone="danger">停诊 {stop_reason}</Tag>
  if (is_over === 1) return <Tag>已结束</Tag>
  if (request === 'asked') return <Tag tone="warning">{request_name}</Tag>
  return (
    <span className="inline-flex max-w-full flex-wrap gap-6">
      <Tag tone="success">出诊</Tag>
      {request === 'refused' && (
        <span className="text-12 text-ink-2">
          {request_name}：{answer}
        </span>
      )}
    </span>
  )
}
