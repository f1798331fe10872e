import { useLocation } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { monthAfter } from '#app/areas/pay/rules/months.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskSettlementIssue, type deskSettlementsDue } from '../contract.ts'

type Due = CallOutput<typeof deskSettlementsDue>

/** With whom the shown month can be settled; its accountant does it here. */
export function DueParties({ due, onIssued }: { due: Due; onIssued: () => void }) {
  const { pathname } = useLocation()
  const mayIssue = useMay('payouts.run') && due.is_ours === 1
  const { month } = due
  const columns: Column<Due['list'][number]>[] = [
    { head: '对象', cell: (row) => `${row.party_name}（${row.kind_name}）` },
    { head: '流水', cell: (row) => `${row.entry_num} 笔`, numeric: true, tight: true },
    { head: '收入', cell: (row) => row.came, numeric: true, tight: true },
    { head: '退款', cell: (row) => row.went, numeric: true, tight: true },
    ...(mayIssue
      ? [
          {
            head: '操作',
            bare: true,
            cell: (row: Due['list'][number]) => (
              <ActButton
                call={deskSettlementIssue}
                input={{ party: row.party, month }}
                confirm={{
                  title: `给${row.party_name}出 ${month} 的结算单？`,
                  text: '结算到这个月底为止还没有结算过的每一笔，手续费和留存现在入账。出了就不能再改，之后的退款记在下一张。',
                  yes: '出结算单',
                }}
                said={(made) => `已出结算单，应付 ${made.due} 元`}
                onDone={onIssued}
              >
                出结算单
              </ActButton>
            ),
          },
        ]
      : []),
  ]
  const monthLink = (which: string, shown: string) => (
    <ButtonLink kind="text" size="small" to={address(pathname, { due: shown })}>
      {which} {shown}
    </ButtonLink>
  )
  return (
    <TitledSection title={`到 ${month} 月底待结算`}>
      <div className="space-y-8">
        <div className="-ml-12 flex flex-wrap gap-x-4">
          {monthLink('上月', monthAfter(month, -1))}
          {monthLink('下月', monthAfter(month, 1))}
        </div>
        <Table
          label="待结算"
          columns={columns}
          rows={due.list}
          keyOf={(row) => row.party}
          empty={<p className="px-20 py-16 text-14 text-ink-2">到这个月底的流水都结算过了。</p>}
        />
      </div>
    </TitledSection>
  )
}
