import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import {
  deskMoney,
  deskMoneyBillAccounts,
  deskMoneyDays,
  deskMoneyDifferences,
  deskMoneyInvoices,
  deskMoneyRefunds,
} from '../contract.ts'
import { AccountName } from '../parts/account-name.tsx'
import { BringBill } from '../parts/bring-bill.tsx'
import { Differences } from '../parts/differences.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { RefusedRefunds } from '../parts/refused-refunds.tsx'
import { StuckInvoices } from '../parts/stuck-invoices.tsx'
import type { Route } from './+types/money'

export { handle } from 'virtual:rows/desk-money'

const load = async ({ callApi, query }: Loading) => {
  const [money, differences, refunds, invoices, days, accounts] = await Promise.all([
    callApi(deskMoney, {}),
    callApi(deskMoneyDifferences, {}),
    callApi(deskMoneyRefunds, {}),
    callApi(deskMoneyInvoices, {}),
    callApi(deskMoneyDays, { page: maybeId(query, 'page') ?? 1 }),
    callApi(deskMoneyBillAccounts, {}),
  ])
  const [owed, stuck] = [refunds.list, invoices.list]
  return { accounts: money.accounts, differences: differences.list, owed, stuck, days, billAccounts: accounts.list }
}
export const clientLoader = behindStaffGate(load)
type AccountRow = CallOutput<typeof deskMoney>['accounts'][number]
type DayRow = CallOutput<typeof deskMoneyDays>['list'][number]

const accountColumns: Column<AccountRow>[] = [
  { head: '账户', cell: (row) => row.words },
  { head: '转出', cell: (row) => row.debit, numeric: true, tight: true },
  { head: '转入', cell: (row) => row.credit, numeric: true, tight: true },
  { head: '余额', cell: (row) => row.balance, numeric: true, tight: true },
]

const dayColumns: Column<DayRow>[] = [
  { head: '日期', cell: (row) => row.day, tight: true },
  { head: '支付机构', cell: (row) => <AccountName of={row} />, tight: true },
  {
    head: '核对',
    cell: (row) => (row.compared_time ? shortTime(row.compared_time) : `账单未到，已取 ${row.tries} 次`),
  },
  { head: '差异', cell: (row) => `${row.found} 笔`, numeric: true, tight: true },
  { head: '未处理', cell: (row) => `${row.open} 笔`, numeric: true, tight: true },
  { head: '明细', bare: true, cell: (row) => <BillLink row={row} /> },
]

export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  const { accounts, differences, owed, stuck, days, billAccounts } = loaderData
  const { revalidate } = useRevalidator()
  const maySettle = useMay('money.settle')
  return (
    <DeskFrame note="账本按复式记账，只增不改；每天十点后与支付机构的账单逐笔核对。">
      <Part title="账户">
        <Table
          label="账户"
          columns={accountColumns}
          rows={accounts}
          keyOf={(row) => row.account}
          empty={<NothingYet>还没有收款。有了第一笔在线收款，这里就有账户余额。</NothingYet>}
        />
      </Part>
      <Part title="对账差异">
        <Differences rows={differences} onDone={revalidate} />
      </Part>
      <Part title="被拒绝的退款">
        <RefusedRefunds rows={owed} onDone={revalidate} />
      </Part>
      <Part title="没有开成的发票">
        <StuckInvoices rows={stuck} onDone={revalidate} />
      </Part>
      <Part
        title="每日账单"
        aside={maySettle && <BringBill accounts={billAccounts} onTaken={() => void revalidate()} />}
      >
        <Table
          label="每日账单"
          columns={dayColumns}
          rows={days.list}
          keyOf={(row) => `${row.day} ${row.provider} ${row.merchant}`}
          empty={<NothingYet>还没有账单。第一份账单在开通支付的第二天十点后核对。</NothingYet>}
        />
        <PageLinks page={days.page} total={days.total_page_num} />
      </Part>
    </DeskFrame>
  )
}

/** The platform's whole bill is of all hospitals: who keeps its books reads it. */
function BillLink({ row: { provider, merchant, day, is_ours } }: { row: DayRow }) {
  if (is_ours !== 1) return null
  return (
    <div className="-ml-12">
      <ButtonLink kind="text" size="small" to={address('/desk/bill', { provider, merchant, day })}>
        看账单
      </ButtonLink>
    </div>
  )
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="space-y-8">
      <div className="flex flex-wrap items-center justify-between gap-8">
        <h2 className="text-16 font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
