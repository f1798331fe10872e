import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { visitSorts, visitStates } from '../../rules.ts'
import { deskBankVisitContact, deskBankVisits, deskBankVisitsExport } from '../contract.ts'
import type { Route } from './+types/bank-visits'

export { handle } from 'virtual:rows/desk-bank-visits'

const view = listView({
  call: deskBankVisits,
  file: deskBankVisitsExport,
  noun: '预约',
  search: '搜银行',
  sorts: visitSorts,
  filters: {
    list: { as: 'tabs', label: '预约', words: visitStates },
    from: { as: 'day', label: '提交从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskBankVisits>['list'][number]

const tones = { waiting: 'warning', contacted: 'success', cancelled: 'plain' } as const

const columns: Column<Row>[] = [
  { head: '提交', cell: ({ add_time }) => shortTime(add_time), tight: true, sort: 'newest' },
  { head: '银行', cell: ({ bank_name }) => bank_name },
  { head: '预约日', cell: ({ yuyue_date }) => yuyue_date, tight: true, sort: 'day' },
  { head: '姓名', cell: ({ truename }) => truename, tight: true },
  { head: '手机', cell: (row) => <Contact row={row} />, tight: true },
  {
    head: '状态',
    cell: ({ state, state_desc }) => <Tag tone={tones[state]}>{state_desc}</Tag>,
    tight: true,
  },
]

export default function DeskBankVisitsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame
      note="患者同意把姓名和手机交给选定的银行。看号码和导出都会留下记录，名单只能交给那一家。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/banks">
          管理银行
        </ButtonLink>
      }
    >
      <DataTable
        view={view}
        loaded={loaderData}
        label="银行预约"
        columns={columns}
        keyOf={({ yuyue_id }) => yuyue_id}
        empty={<Empty title="这里没有预约" text="患者从“银行预约”提交后会出现在这里。" />}
      />
    </DeskFrame>
  )
}

/** The number: masked until it is asked for, which is written down. */
function Contact({ row: { yuyue_id, mobile, state } }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const asking = useAct(deskBankVisitContact)
  const [whole, setWhole] = useState<string>()
  if (whole) return <span className="tabular-nums">{whole}</span>
  const show = async () => {
    const told = await asking.run({ yuyue_id })
    if (!told) return
    setWhole(`${told.truename} ${told.mobile}`)
    revalidate()
  }
  return (
    <span className="flex items-center gap-8 tabular-nums">
      {mobile}
      {state !== 'cancelled' && (
        <Button kind="text" size="small" busy={asking.busy} onClick={show}>
          看号码
        </Button>
      )}
    </span>
  )
}
