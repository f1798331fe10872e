import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { spokenMinutes } from '#kit/time/spoken.ts'

import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskPrescriptionLook, deskPrescriptions } from '../contract.ts'
import { type LookedAt, ReviewDialog } from '../parts/review-dialog.tsx'
import type { Route } from './+types/prescriptions'

export { handle } from 'virtual:rows/desk-prescriptions'

const load = async ({ callApi, query }: Loading) => {
  const list = query.get('list') === 'decided' ? 'decided' : 'waiting'
  return { list, found: await callApi(deskPrescriptions, { list, page: maybeId(query, 'page') ?? 1 }) } as const
}
export const clientLoader = behindStaffGate(load)
type Row = CallOutput<typeof deskPrescriptions>['list'][number]

const columns: Column<Row>[] = [
  { head: '提交时间', cell: (row) => shortTime(row.add_time), tight: true },
  { head: '等了', cell: (row) => spokenMinutes(row.waited_minutes), tight: true },
  { head: '来源', cell: (row) => row.source_desc, tight: true },
  { head: '药品', cell: (row) => <span className="break-words">{row.drug_name}</span> },
  { head: '数量', cell: (row) => row.buy_num, tight: true },
]
const decided: Column<Row>[] = [
  { head: '现在', cell: (row) => (row.reason ? `${row.state_desc}：${row.reason}` : row.state_desc) },
  { head: '药师', cell: (row) => row.pharmacist_name, tight: true },
]

export default function DeskPrescriptionsPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const looking = useAct(deskPrescriptionLook)
  const [open, setOpen] = useState<LookedAt>()
  const look = async (prescription_id: string) => {
    const seen = await looking.run({ prescription_id })
    if (seen) setOpen(seen)
    else revalidate()
  }
  const act: Column<Row> = {
    head: '操作',
    bare: true,
    tight: true,
    cell: ({ prescription_id, drug_name }) => (
      <Button
        size="small"
        kind={list === 'waiting' ? 'primary' : 'secondary'}
        busy={looking.busy}
        aria-label={`${list === 'waiting' ? '审核' : '查看'} ${drug_name}`}
        onClick={() => look(prescription_id)}
      >
        {list === 'waiting' ? '审核' : '查看'}
      </Button>
    ),
  }
  return (
    <DeskFrame note="等得最久的在最前面。打开处方会记入操作记录。">
      <div className="space-y-16">
        <Tabs
          label="处方"
          tabs={[
            { text: '待审核', to: address('/desk/prescriptions', {}), current: list === 'waiting' },
            { text: '已处理', to: address('/desk/prescriptions', { list: 'decided' }), current: list === 'decided' },
          ]}
        />
        <Table
          label="处方"
          columns={list === 'waiting' ? [...columns, act] : [...columns, ...decided, act]}
          rows={found.list}
          keyOf={(row) => row.prescription_id}
          empty={
            <Empty
              drawing="list"
              title={list === 'waiting' ? '没有等待审核的处方' : '还没有审核过处方'}
              text="患者上传、医生开具的处方会先到这里。"
            />
          }
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {open && (
        <ReviewDialog
          key={open.prescription_id}
          seen={open}
          isWaiting={list === 'waiting'}
          onClose={() => setOpen(undefined)}
          onDecided={() => {
            setOpen(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
