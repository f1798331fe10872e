import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { behindDoctorGate, type Loading } from '#kit/wire/load.ts'
import { benchSchedule } from '../contract.ts'
import { type Clinic, StopDialog } from '../parts/stop-dialog.tsx'
import type { Route } from './+types/schedule'

export { handle } from 'virtual:rows/workbench-schedule'

const load = ({ callApi }: Loading) => callApi(benchSchedule, {})
export const clientLoader = behindDoctorGate(load)
export default function BenchSchedulePage({ loaderData: { list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [stopping, setStopping] = useState<Clinic>()
  const columns: Column<Clinic>[] = [
    { head: '日期', cell: ({ date, half_name }) => `${date} ${half_name}`, tight: true },
    { head: '时间', cell: ({ begin, end }) => `${begin}–${end}`, tight: true },
    { head: '医院', cell: ({ unit_name, dep_name }) => `${unit_name} · ${dep_name}` },
    { head: '已约', cell: ({ booked_num, total_num }) => `${booked_num} / ${total_num}`, numeric: true },
    { head: '诊费', cell: ({ fee }) => `¥${fee}`, numeric: true },
    { head: '状态', cell: (clinic) => <Standing clinic={clinic} /> },
    {
      head: '操作',
      bare: true,
      cell: (clinic) =>
        clinic.may_stop === 1 && (
          <Button kind="text" size="small" onClick={() => setStopping(clinic)}>
            停诊
          </Button>
        ),
    },
  ]
  return (
    <WorkbenchFrame note="排班由医院安排；这里可以看到自己的出诊，临时有事可以停诊。">
      <Table
        label="我的出诊"
        columns={columns}
        rows={list}
        keyOf={({ schedule_id }) => schedule_id}
        empty={<Empty drawing="calendar" title="近期没有出诊安排" />}
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

function Standing({ clinic: { is_stopped, stop_reason, may_stop } }: { clinic: Clinic }) {
  if (is_stopped === 1) return <Tag tone="danger">停诊 {stop_reason}</Tag>
  return may_stop === 1 ? <Tag tone="success">出诊</Tag> : <Tag>已结束</Tag>
}
