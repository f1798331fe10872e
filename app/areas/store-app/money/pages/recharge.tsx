import { Asked } from '#app/areas/store-app/devices/cards/asked.tsx'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { GrownList } from '#app/areas/store-app/devices/cards/grown-list.tsx'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { rechargeList } from '../contract.ts'
import { useGrown } from '../parts/use-grown.ts'
import { MOST_LINES } from '../rules.ts'

export { handle } from 'virtual:rows/R266'

const load = (page: number) => callStore(rechargeList, { page, page_size: MOST_LINES })

export default function StoreRechargePage() {
  return (
    <StoreFrame here="/store/recharge">
      {() => (
        <div className="p-16">
          <Asked ask={() => load(1)}>{(first) => <Recharges first={first} />}</Asked>
        </div>
      )}
    </StoreFrame>
  )
}

function Recharges({ first }: { first: CallOutput<typeof rechargeList> }) {
  const { items, more } = useGrown(first, load)
  if (items.length === 0)
    return <Empty drawing="list" title="还没有充值" text="财务在工作台把银行到账入账后，会出现在这里。" />
  return (
    <GrownList items={items} keyOf={({ id }) => id} height={84} onEnd={more}>
      {({ amount, bank_no, by, time }) => (
        <Card>
          <div className="flex items-baseline justify-between gap-12">
            <span className="text-16 font-medium">银行转账</span>
            <span className="text-16 font-semibold tabular-nums">+{amount}</span>
          </div>
          <p className="text-12 text-ink-3 tabular-nums">
            {time.slice(0, 16)} · {by}入账 · 流水号 {bank_no}
          </p>
        </Card>
      )}
    </GrownList>
  )
}
