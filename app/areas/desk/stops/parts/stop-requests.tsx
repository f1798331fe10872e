import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ANSWER_LETTERS } from '#app/areas/guahao/stops/rules.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskStopRefuse, type deskStopRequests } from '../contract.ts'

type Request = CallOutput<typeof deskStopRequests>['list'][number]

/** What doctors ask to have stopped: agreed to by the stop itself, which may name a substitute, or refused with a word why. */
export function StopRequests({ requests }: { requests: readonly Request[] }) {
  const { revalidate } = useRevalidator()
  const [refusing, setRefusing] = useState<Request>()
  if (requests.length === 0) return null
  const columns: Column<Request>[] = [
    { head: '医生', cell: (row) => row.doctor_name },
    { head: '科室', cell: (row) => row.dep_name },
    { head: '门诊', cell: (row) => `${row.date} ${row.half_name}` },
    { head: '原因', cell: (row) => row.reason },
    { head: '申请时间', cell: (row) => shortTime(row.ask_time) },
    {
      head: '操作',
      bare: true,
      cell: (row) => (
        <span className="flex flex-wrap gap-8">
          {row.schedule_id > 0 && (
            <ButtonLink size="small" to={address('/desk/stop', { schedule_id: row.schedule_id })}>
              看影响并停诊
            </ButtonLink>
          )}
          <Button kind="text" size="small" onClick={() => setRefusing(row)}>
            不同意
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section className="space-y-8">
      <h2 className="px-4 text-16 font-semibold">医生申请停诊 {requests.length}</h2>
      <Table label="医生申请停诊" columns={columns} rows={requests} keyOf={(row) => row.request_id} empty={null} />
      {refusing && (
        <ReasonForm
          title="不同意停诊"
          action="不同意"
          label="告诉医生为什么"
          maxLength={ANSWER_LETTERS}
          common={['请先联系排班找人替诊', '当天号源紧张，请调整行程']}
          save={(answer, send) => send(deskStopRefuse, { request_id: refusing.request_id, answer })}
          said={() => '已告诉医生，门诊照常'}
          onSaved={() => {
            setRefusing(undefined)
            void revalidate()
          }}
          onClose={() => setRefusing(undefined)}
        />
      )}
    </section>
  )
}
