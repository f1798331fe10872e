import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readCode } from '#kit/wire/load.ts'
import { deskMonth } from '../contract.ts'
import type { Route } from './+types/month'

export { handle } from 'virtual:rows/desk-month'

export const clientLoader = behindStaffGate(async ({ callApi, query }: Loading) => {
  const month = readCode(query, 'month')
  return { month, ...(await callApi(deskMonth, { month })) }
})
type Sum = CallOutput<typeof deskMonth>['list'][number]

const columns: Column<Sum>[] = [
  { head: '账户', cell: (row) => row.words },
  { head: '转出', cell: (row) => row.debit, numeric: true, tight: true },
  { head: '转入', cell: (row) => row.credit, numeric: true, tight: true },
  { head: '本月净额', cell: (row) => row.balance, numeric: true, tight: true },
]

export default function MonthPage({ loaderData: { month, is_closed, list } }: Route.ComponentProps) {
  return (
    <DeskFrame
      title={`${month} 各账户`}
      note={is_closed === 1 ? '已月结：和月结那一刻一模一样。' : '还没有月结，数字会变。'}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/months">
            返回列表
          </ButtonLink>
          <ButtonLink kind="secondary" size="small" to={address('/desk/journal', { from: `${month}-01` })}>
            这个月起的流水
          </ButtonLink>
        </>
      }
    >
      <Table
        label="各账户"
        columns={columns}
        rows={list}
        keyOf={(row) => row.account}
        empty={<Empty title="这个月没有分录" text="换一个月看看。" />}
      />
    </DeskFrame>
  )
}
