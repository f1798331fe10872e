import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskSettlements, deskSettlementsDue, deskSettlementsExport } from '../contract.ts'
import { DueParties } from '../parts/due-parties.tsx'
import { PayoutTag } from '../parts/payout-tag.tsx'
import { claimWords, partyKinds, settlementSorts } from '../rules.ts'
import { payoutWords } from '../states.ts'
import type { Route } from './+types/settlements'

export { handle } from 'virtual:rows/desk-settlements'

const NOT_APPLIED = '还没有申请'

const view = listView({
  call: deskSettlements,
  file: deskSettlementsExport,
  noun: '结算单',
  search: '搜结算单号、对象',
  sorts: settlementSorts,
  filters: {
    kind: { as: 'select', label: '对象', words: partyKinds },
    payout: { as: 'select', label: '付款', words: { none: NOT_APPLIED, ...payoutWords } },
    claim: { as: 'select', label: '应收', words: claimWords },
    month: { as: 'linked', label: '账期' },
  },
})
const loadView = loadList(view)

export const clientLoader = behindStaffGate(async (loading: Loading) => {
  const asked = loading.query.get('due')
  const [list, due] = await Promise.all([
    loadView(loading),
    loading.callApi(deskSettlementsDue, asked === null ? {} : { month: asked }),
  ])
  return { list, due }
})
type Settlement = CallOutput<typeof deskSettlements>['list'][number]

const columns: Column<Settlement>[] = [
  { head: '账期', cell: (row) => row.month, tight: true, sort: 'month' },
  { head: '对象', cell: (row) => `${row.party_name}（${row.kind_name}）` },
  { head: '收入', cell: (row) => row.came, numeric: true, tight: true },
  { head: '退款', cell: (row) => row.went, numeric: true, tight: true },
  { head: '手续费', cell: (row) => row.fee, numeric: true, tight: true },
  { head: '平台留存', cell: (row) => row.kept, numeric: true, tight: true },
  { head: '应付', cell: (row) => row.due, numeric: true, tight: true, sort: 'due' },
  { head: '付款', cell: payoutOf, tight: true },
  {
    head: '应收',
    cell: (row) => (row.claim_state ? `${row.claim} ${row.claim_name}` : ''),
    numeric: true,
    tight: true,
  },
  {
    head: '明细',
    bare: true,
    cell: (row) => (
      <div className="-ml-12">
        <ButtonLink kind="text" size="small" to={address('/desk/settlement', { settlement_id: row.settlement_id })}>
          看结算单
        </ButtonLink>
      </div>
    ),
  },
]

/** What is due and nobody applied for is said as the filter says it. */
function payoutOf({ payout, payout_name, due }: Settlement) {
  if (payout === null && Number(due) > 0) return <span className="text-ink-3">{NOT_APPLIED}</span>
  return <PayoutTag state={payout} words={payout_name} />
}

export default function SettlementsPage({ loaderData: { list, due } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame note="一个月过完后，按分成与费率给医院、医生、合作方出结算单。出了就不再改变，之后的变动记在下一张。">
      <DueParties due={due} onIssued={() => void revalidate()} />
      <DataTable
        view={view}
        loaded={list}
        label="结算单"
        columns={columns}
        keyOf={(row) => row.settlement_id}
        empty={<Empty title="还没有结算单" text="平台财务在上面选一个对象出结算单，就列在这里。" />}
      />
    </DeskFrame>
  )
}
