import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskMonthClose, deskMonthNext, deskMonths } from '../contract.ts'
import type { Route } from './+types/months'

export { handle } from 'virtual:rows/desk-months'

export const clientLoader = behindStaffGate(async ({ callApi, query }: Loading) => {
  const [months, next] = await Promise.all([
    callApi(deskMonths, { page: maybeId(query, 'page') ?? 1 }),
    callApi(deskMonthNext, {}),
  ])
  return { months, next }
})
type Month = CallOutput<typeof deskMonths>['list'][number]

const columns: Column<Month>[] = [
  { head: '账期', cell: (row) => row.month, tight: true },
  { head: '分录', cell: (row) => `${row.entries} 笔`, numeric: true },
  { head: '月结', cell: (row) => `${row.close_time.slice(0, 16)} ${row.closed_by}` },
  {
    head: '合计',
    bare: true,
    cell: (row) => (
      <div className="-ml-12">
        <SumsLink month={row.month} />
      </div>
    ),
  },
]

function SumsLink({ month }: { month: string }) {
  return (
    <ButtonLink kind="text" size="small" to={address('/desk/month', { month })}>
      看各账户
    </ButtonLink>
  )
}

export default function MonthsPage({ loaderData: { months, next } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame note="结过的月份不再改变，也不能再记入分录；要更正的记到更正那天所在的月份。">
      <NextMonth next={next} onClosed={() => void revalidate()} />
      <Table
        label="已结账期"
        columns={columns}
        rows={months.list}
        keyOf={(row) => row.month}
        empty={<Empty title="还没有结过账" text="一个月过完、账单到齐、差异都处理了，平台财务就可以月结。" />}
      />
      <PageLinks page={months.page} total={months.total_page_num} />
    </DeskFrame>
  )
}

interface NextMonthProps {
  next: CallOutput<typeof deskMonthNext>
  onClosed: () => void
}

function NextMonth({ next: { month, is_over, is_ours, missing_bills }, onClosed }: NextMonthProps) {
  const mayClose = useMay('months.close') && is_ours === 1
  if (month === null) return null
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-12">
        <div>
          <p className="text-16 font-semibold">{month} 还没有月结</p>
          <p className="text-12 text-ink-2">
            {is_over === 1 ? '账单到齐、差异处理完就可以结。' : '这个月还没有过完，下月 2 日起可以结。'}
          </p>
        </div>
        <div className="flex flex-wrap gap-8">
          <SumsLink month={month} />
          {mayClose && is_over === 1 && (
            <ActButton
              call={deskMonthClose}
              input={{ month }}
              kind="primary"
              confirm={{
                title: `月结 ${month}？`,
                text: '结过以后，这个月和以前的账不能再改，也不能重新打开。要更正的只能记到更正那天所在的月份。',
                yes: '月结',
              }}
              said={(done) => `${done.month} 已月结，共 ${done.entries} 笔分录`}
              onDone={onClosed}
            >
              月结 {month}
            </ActButton>
          )}
        </div>
      </div>
      {missing_bills.length > 0 && (
        <ul aria-label="还没有核对的账单" className="flex flex-wrap gap-12 pt-8">
          {missing_bills.map(({ provider, merchant, provider_name, day }) => (
            <li key={`${provider} ${merchant} ${day}`}>
              <ButtonLink kind="secondary" size="small" to={address('/desk/bill', { provider, merchant, day })}>
                {provider_name} {shortTime(day)} 还没有核对
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
