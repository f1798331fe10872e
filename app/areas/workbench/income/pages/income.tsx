import { useSearchParams } from 'react-router'
import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchGifts, benchIncome, benchIncomeOf, benchSettlements } from '../contract.ts'
import { OwnSettlements } from '../parts/own-settlements.tsx'
import { ReceivedGifts } from '../parts/received-gifts.tsx'
import type { Route } from './+types/income'

export { handle } from 'virtual:rows/workbench-income'

type Line = CallOutput<typeof benchIncomeOf>['list'][number]

/** The newest gifts. */
const GIFTS_SHOWN = 12

const load = async ({ callApi, query }: Loading) => {
  const income = await callApi(benchIncome, {})
  const asked = query.get('month')
  const month = income.list.find((one) => one.month === asked)?.month ?? income.list[0]?.month
  const lines = month && (await callApi(benchIncomeOf, { month, page: maybeId(query, 'page') ?? 1 }))
  const gifts = (await callApi(benchGifts, { page_size: GIFTS_SHOWN })).list
  const settled = await callApi(benchSettlements, {})
  return { income, month, lines: lines || undefined, gifts, settled }
}
export const clientLoader = behindDoctorGate(load)
const columns: Column<Line>[] = [
  {
    head: '问诊',
    cell: ({ ask_id, type_name, state_desc }) => (
      <Link to={talkAddress(ask_id)} className="inline-flex min-h-target items-center text-accent-ink">
        {type_name} · {state_desc}
      </Link>
    ),
  },
  { head: '时间', cell: ({ time }) => time.slice(0, 16), tight: true },
  { head: '收款', cell: ({ paid }) => `¥${paid}`, numeric: true },
  { head: '退款', cell: ({ refunded }) => `¥${refunded}`, numeric: true },
  { head: '收入', cell: ({ earned }) => `¥${earned}`, numeric: true },
  { head: '我的分成', cell: ({ share }) => `¥${share}`, numeric: true },
]

export default function BenchIncomePage({
  loaderData: { income, month, lines, gifts, settled },
}: Route.ComponentProps) {
  const [query] = useSearchParams()
  const current = income.list.find((one) => one.month === month)
  return (
    <WorkbenchFrame note="按账本统计：患者付的问诊费，减去退回的；没有完成的问诊可能还会退款。分成按约定计算。">
      <Card>
        <div className="grid grid-cols-1 gap-16 min-[480px]:grid-cols-3">
          <Stat label="累计收入" value={`¥${income.earned}`} />
          <Stat label="累计收款" value={`¥${income.paid}`} />
          <Stat label="累计退款" value={`¥${income.refunded}`} />
        </div>
      </Card>
      {!current || !lines ? (
        <div className="rounded-12 bg-card shadow-soft">
          <Empty title="还没有收入" text="有患者付费问诊后会出现在这里。" />
        </div>
      ) : (
        <>
          <Tabs
            label="月份"
            tabs={income.list.map((one) => ({
              text: one.month,
              to: address('/workbench/income', { month: one.month }),
              current: one.month === month,
            }))}
          />
          <p className="text-14 text-ink-2">
            {current.ask_num} 次问诊，收款 ¥{current.paid}，退款 ¥{current.refunded}，收入{' '}
            <strong className="text-ink">¥{current.earned}</strong>，我的分成 ¥{current.share}
          </p>
          <Table
            key={query.toString()}
            label={`${month} 的收入`}
            columns={columns}
            rows={lines.list}
            keyOf={({ ask_id }) => ask_id}
            empty={<Empty title="这一页没有问诊" text="往前翻一页，或换一个月份看看。" />}
          />
          <PageLinks page={lines.page} total={lines.total_page_num} />
        </>
      )}
      <OwnSettlements settled={settled} />
      <ReceivedGifts gifts={gifts} />
    </WorkbenchFrame>
  )
}
