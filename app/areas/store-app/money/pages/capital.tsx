import { useState } from 'react'
import { Asked } from '#app/areas/store-app/devices/cards/asked.tsx'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { GrownList } from '#app/areas/store-app/devices/cards/grown-list.tsx'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { capitalList } from '../contract.ts'
import { MoneyLinks } from '../parts/money-links.tsx'
import { useGrown } from '../parts/use-grown.ts'
import { allLedgerKinds, type LedgerKind, ledgerKinds, MOST_LINES } from '../rules.ts'

export { handle } from 'virtual:rows/R264'

export default function StoreCapitalPage() {
  return <StoreFrame here="/store/capital">{() => <Capital />}</StoreFrame>
}

type Got = CallOutput<typeof capitalList>
type Line = Got['list'][number]

function Capital() {
  const [kind, setKind] = useState<LedgerKind>()
  // It comes with the lines, and stays while those of another kind are fetched.
  const [balance, setBalance] = useState<string>()
  const load = async (page: number) => {
    const got = await callStore(capitalList, { type: kind ?? '', page, page_size: MOST_LINES })
    setBalance(got.balance)
    return got
  }
  return (
    <div className="space-y-12 p-16">
      {balance !== undefined && (
        <Card>
          <p className="text-12 text-ink-3">余额</p>
          <Price yuan={balance} size="large" />
        </Card>
      )}
      <MoneyLinks />
      <div className="flex flex-wrap gap-8">
        {[undefined, ...allLedgerKinds].map((one) => (
          <ChipChoice key={one ?? ''} type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)}>
            {one ? ledgerKinds[one] : '全部'}
          </ChipChoice>
        ))}
      </div>
      <Asked key={kind ?? ''} ask={() => load(1)}>
        {(first) => <Lines first={first} load={load} />}
      </Asked>
    </div>
  )
}

function Lines({ first, load }: { first: Got; load: (page: number) => Promise<Got> }) {
  const { items, more } = useGrown(first, load)
  if (items.length === 0) return <Empty drawing="list" title="还没有资金变动" text="核销一个码，收入就会出现在这里。" />
  return (
    <GrownList items={items} keyOf={({ id }) => id} height={84} onEnd={more}>
      {(line) => <LineRow line={line} />}
    </GrownList>
  )
}

const whereTo = ({ order_id, cash_id }: Line): string => {
  if (order_id) return address('/store/order', { order_id })
  return cash_id > 0 ? address('/store/cash', { id: cash_id }) : '/store/recharge'
}

const LineRow = ({ line }: { line: Line }) => (
  <a href={whereTo(line)} className="block active:opacity-80">
    <Card>
      <div className="flex items-baseline justify-between gap-12">
        <span className="text-16 font-medium">{line.type_desc}</span>
        <span className="text-16 font-semibold tabular-nums">
          {line.amount.startsWith('-') ? line.amount.replace('-', '−') : `+${line.amount}`}
        </span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-12 text-12 text-ink-3 tabular-nums">
        <span>{line.time.slice(0, 16)}</span>
        <span>余额 {line.balance}</span>
      </p>
    </Card>
  </a>
)
