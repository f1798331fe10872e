import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchSettlements } from '../contract.ts'

type Settled = CallOutput<typeof benchSettlements>
type Row = Settled['list'][number]

const tones: Record<NonNullable<Row['payout']>, Tone> = {
  proposed: 'warning',
  approved: 'accent',
  paid: 'success',
  failed: 'danger',
  refused: 'plain',
}

const columns: Column<Row>[] = [
  { head: '账期', cell: ({ month }) => month, tight: true },
  { head: '收款', cell: ({ came }) => `¥${came}`, numeric: true },
  { head: '退款', cell: ({ went }) => `¥${went}`, numeric: true },
  { head: '手续费', cell: ({ fee }) => `¥${fee}`, numeric: true },
  { head: '医院或平台留存', cell: ({ kept }) => `¥${kept}`, numeric: true },
  { head: '我的分成', cell: ({ net }) => `¥${net}`, numeric: true },
  {
    head: '应付',
    cell: ({ due, carried }) => (carried === '0.00' ? `¥${due}` : `¥${due}（含上期结转 ¥${carried}）`),
    numeric: true,
  },
  {
    head: '付款',
    cell: ({ payout, payout_name, paid_date, says, due }) => (
      <span className="inline-flex max-w-full flex-wrap items-center gap-6">
        {payout ? (
          <Tag tone={tones[payout]}>{payout_name}</Tag>
        ) : (
          <span className="text-ink-3">{due.startsWith('-') || due === '0.00' ? '不用付' : '还没有付款'}</span>
        )}
        {payout === 'paid' && paid_date}
        {payout !== 'paid' && says}
      </span>
    ),
  },
]

/** What falls to the doctor of what came, month by month, and when it was paid out. */
export function OwnSettlements({ settled: { terms, open, list } }: { settled: Settled }) {
  return (
    <section aria-label="分成和付款" className="space-y-12">
      <Card title="分成和付款" aside={terms ? `${terms.from_day} 起` : undefined}>
        {terms ? (
          <Facts
            facts={[
              { name: '约定', value: `扣除支付手续费 ${terms.fee}% 后，您得 ${terms.share}%` },
              { name: '还没有结算', value: `收款 ¥${open.came}，退款 ¥${open.went}，留存 ¥${open.kept}` },
              { name: '预计分成', value: `¥${open.net}` },
            ]}
          />
        ) : (
          <p className="text-14 text-ink-2">还没有约定分成，所以没有结算。请联系平台的财务。</p>
        )}
        <p className="pt-8 text-12 text-ink-3">
          分成只算问诊费；门诊挂号费归医院，不在这里。每月结束后由平台财务结算、付款。
        </p>
      </Card>
      {(terms || list.length > 0) && (
        <Table
          label="结算"
          columns={columns}
          rows={list}
          keyOf={({ number }) => number}
          empty={<Empty title="还没有结算" text="每个月过完以后结算一次。" />}
        />
      )}
    </section>
  )
}
