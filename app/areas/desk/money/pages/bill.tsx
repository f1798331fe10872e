import { useRevalidator } from 'react-router'
import { useMay, useMe } from '#app/areas/access/staff/cards/me.ts'
import { PayNumber } from '#app/areas/pay/cards/pay-number.tsx'
import { type BillSource, isFetched } from '#app/areas/pay/rules/bills.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskMoneyBill, deskMoneyBillAccounts, deskMoneyCompare } from '../contract.ts'
import { BringBill } from '../parts/bring-bill.tsx'
import { accountName } from '../rules.ts'
import type { Route } from './+types/bill'

export { handle } from 'virtual:rows/desk-bill'

export const clientLoader = behindStaffGate(async ({ callApi, query }: Loading) => {
  const named = (name: string) => query.get(name) ?? ''
  const bill = { provider: named('provider') as BillSource, merchant: named('merchant'), day: named('day') }
  const [lines, accounts] = await Promise.all([
    callApi(deskMoneyBill, { ...bill, page: maybeId(query, 'page') ?? 1 }),
    callApi(deskMoneyBillAccounts, {}),
  ])
  return { bill, lines, accounts: accounts.list }
})
type Line = CallOutput<typeof deskMoneyBill>['list'][number]

const columns: Column<Line>[] = [
  { head: '时间', cell: (row) => shortTime(row.time), tight: true },
  { head: '类型', cell: (row) => (row.kind === 'payment' ? '收款' : '退款'), tight: true },
  { head: '金额', cell: (row) => row.amount, numeric: true, tight: true },
  { head: '核对', cell: standingOf, tight: true },
  { head: '单号', cell: (row) => <PayNumber number={row.number} name="单号" /> },
]

function standingOf(row: Line) {
  if (row.fault_name === '') return <Tag tone="success">相符</Tag>
  return <Tag tone={row.settled === 1 ? 'plain' : 'danger'}>{row.fault_name}</Tag>
}

export default function BillPage({ loaderData: { bill, lines, accounts } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const maySettle = useMay('money.settle')
  return (
    <DeskFrame
      title={`${accountName(bill, useMe()?.unit_id)} ${bill.day} 的账单`}
      note="支付机构这一天的账单，逐笔。相符的，账上有同样的一笔。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/money">
            返回列表
          </ButtonLink>
          {maySettle && (
            <BringBill accounts={accounts} account={bill} day={bill.day} onTaken={() => void revalidate()} />
          )}
          {maySettle && isFetched(bill.provider) && (
            <ActButton call={deskMoneyCompare} input={bill} said={() => '已重新核对'} onDone={() => void revalidate()}>
              重新核对
            </ActButton>
          )}
        </>
      }
    >
      <Table
        label="账单明细"
        columns={columns}
        rows={lines.list}
        keyOf={(row) => `${row.kind} ${row.number} ${row.fault_name}`}
        empty={<Empty title="这一天的账单里没有明细" text="账单还没有到，或者这一天没有收款。" />}
      />
      <PageLinks page={lines.page} total={lines.total_page_num} />
    </DeskFrame>
  )
}
