import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { deskMe } from '#app/areas/access/staff/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { spokenDay } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskExceptionRemove, deskExceptions } from '../contract.ts'
import { ExceptionDialog, type Saved } from '../parts/exception-dialog.tsx'
import { StoppedNotice } from '../parts/stopped-notice.tsx'
import { UnchangedNotice } from '../parts/unchanged-notice.tsx'
import type { Route } from './+types/exceptions'

export { handle } from 'virtual:rows/desk-exceptions'

const load = async ({ callApi }: Loading) => {
  const { unit_id } = await callApi(deskMe, {})
  const [shown, departments] = await Promise.all([callApi(deskExceptions, {}), callApi(depList, { unit_id })])
  return { ...shown, departments: departments.list.map(({ dep_id: id, dep_name: name }) => ({ id, name })) }
}
export const clientLoader = behindStaffGate(load)
type Exception = CallOutput<typeof deskExceptions>['list'][number]

export default function ExceptionsPage({ loaderData }: Route.ComponentProps) {
  const { list, holidays, unplanned_years: unplanned, departments } = loaderData
  const today = useToday()
  const { revalidate } = useRevalidator()
  const mayPlan = useMay('schedules.plan')
  const [adding, setAdding] = useState(false)
  const [{ stopped, kept }, setSaved] = useState<Saved>({ stopped: [], kept: [] })
  const columns: Column<Exception>[] = [
    { head: '日期', cell: (row) => `${spokenDay(row.date, today)} ${row.half_name}` },
    { head: '怎么不一样', cell: (row) => <What row={row} /> },
    { head: '科室', cell: (row) => row.dep_name },
    { head: '医生', cell: (row) => row.doctor_name },
    { head: '说明', cell: (row) => row.note || '—' },
    {
      head: '操作',
      bare: true,
      cell: (row) =>
        mayPlan && (
          <div className="-ml-12">
            <ActButton
              call={deskExceptionRemove}
              input={{ exception_id: row.exception_id }}
              kind="text"
              confirm={{ title: '撤销这条例外？', text: '这一天恢复按周表放号。', yes: '撤销' }}
              said={() => '已撤销，恢复按周表放号'}
              onDone={() => revalidate()}
            >
              撤销
            </ActButton>
          </div>
        ),
    },
  ]
  return (
    <DeskFrame
      note="某一天和周表不一样：不放号、改号源，或加开一个门诊。"
      aside={
        mayPlan && (
          <Button size="small" onClick={() => setAdding(true)}>
            <PlusIcon />
            新增例外
          </Button>
        )
      }
    >
      <StoppedNotice stopped={stopped} />
      <UnchangedNotice kept={kept} />
      <Table
        label="例外"
        columns={columns}
        rows={list}
        keyOf={(row) => row.exception_id}
        empty={<Empty drawing="calendar" title="都按周表出诊" text="院庆、进修、临时加诊，在这里设。" />}
      />
      {unplanned.length > 0 && (
        <Notice tone="warning">
          {unplanned.join('、')}{' '}
          年的放假安排还没有收到：现在只有元旦、劳动节、国庆节按法定假日放假，春节等请先在这里加停诊。国务院公布后，升级系统即可补上。
        </Notice>
      )}
      <Holidays holidays={holidays} />
      <ExceptionDialog
        open={adding}
        departments={departments}
        onClose={() => setAdding(false)}
        onSaved={(saved) => {
          setAdding(false)
          setSaved(saved)
          toast('例外已保存')
          revalidate()
        }}
      />
    </DeskFrame>
  )
}

function What({ row }: { row: Exception }) {
  const tone = row.kind === 'closed' ? 'danger' : row.kind === 'extra' ? 'success' : 'warning'
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-6">
      <Tag tone={tone}>{row.kind_name}</Tag>
      {row.kind === 'extra' && <span>{`${row.begin_time}–${row.end_time}`}</span>}
      {row.places !== null && <span>{`每半小时 ${row.places} 号`}</span>}
    </span>
  )
}

function Holidays({ holidays }: { holidays: CallOutput<typeof deskExceptions>['holidays'] }) {
  const today = useToday()
  return (
    <Card title="近三个月的法定节假日">
      {holidays.length === 0 ? (
        <p className="text-14 text-ink-3">没有节假日；明年的安排公布后会出现在这里。</p>
      ) : (
        <ul className="grid gap-x-16 gap-y-4 text-14 wide:grid-cols-3">
          {holidays.map(({ date, name, is_rest }) => (
            <li key={date} className="flex flex-wrap items-center gap-x-8">
              <span className="tabular-nums">{spokenDay(date, today)}</span>
              <Tag tone={is_rest === 1 ? 'danger' : 'plain'}>{is_rest === 1 ? `${name}放假` : `${name}调休上班`}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="pt-8 text-12 text-ink-3">放假的日子不放号，除非排班里选了“法定节假日也出诊”。</p>
    </Card>
  )
}
