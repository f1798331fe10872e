import { useState } from 'react'
import { Asked } from '#app/areas/store-app/devices/cards/asked.tsx'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { GrownList } from '#app/areas/store-app/devices/cards/grown-list.tsx'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cashDetail, cashList } from '../contract.ts'
import { AskCash } from '../parts/ask-cash.tsx'
import { cashTones } from '../parts/cash-tones.ts'
import { useGrown } from '../parts/use-grown.ts'
import { MOST_LINES } from '../rules.ts'

export { handle } from 'virtual:rows/R265'

export default function StoreCashPage() {
  return <StoreFrame here="/store/cash">{() => <Cash />}</StoreFrame>
}

/** One of them where the address names it, else all. */
function Cash() {
  const id = Number(new URLSearchParams(location.search).get('id') ?? 0)
  return (
    <div className="space-y-12 p-16">
      {id > 0 ? <Asked ask={() => callStore(cashDetail, { id })}>{(cash) => <One cash={cash} />}</Asked> : <All />}
    </div>
  )
}

const One = ({ cash }: { cash: CallOutput<typeof cashDetail> }) => (
  <>
    <Card title="提现" aside={<Tag tone={cashTones[cash.state]}>{cash.state_desc}</Tag>}>
      <Price yuan={cash.amount} size="large" />
    </Card>
    <Card>
      <Facts
        facts={[
          { name: '申请人', value: cash.asked_by },
          { name: '复核', value: cash.needs_second === 1 ? '要另一位同事复核' : '限额内，不用复核' },
          { name: '银行流水号', value: cash.bank_no || '—' },
          ...(cash.reason ? [{ name: '原因', value: cash.reason }] : []),
        ]}
      />
    </Card>
    <Card title="每一步">
      <Timeline
        events={[...cash.steps]
          .reverse()
          .map(({ state_desc, by, time }) => ({ when: time.slice(0, 16), title: state_desc, text: by }))}
      />
    </Card>
    <a href="/store/cash" className="flex min-h-target items-center justify-center text-14 text-accent-ink">
      看全部提现
    </a>
  </>
)

const load = (page: number) => callStore(cashList, { page, page_size: MOST_LINES })

function All() {
  const [round, setRound] = useState(0)
  return (
    <>
      <AskCash onAsked={() => setRound(round + 1)} />
      <Asked key={round} ask={() => load(1)}>
        {(first) => <Rows first={first} />}
      </Asked>
    </>
  )
}

function Rows({ first }: { first: CallOutput<typeof cashList> }) {
  const { items, more } = useGrown(first, load)
  if (items.length === 0) return <Empty drawing="list" title="还没有提现过" text="申请后每一步都在这里看得到。" />
  return (
    <GrownList items={items} keyOf={({ id }) => id} height={84} onEnd={more}>
      {({ id, amount, state, state_desc, asked_by, time }) => (
        <a href={address('/store/cash', { id })} className="block active:opacity-80">
          <Card>
            <div className="flex items-baseline justify-between gap-12">
              <Price yuan={amount} />
              <Tag tone={cashTones[state]}>{state_desc}</Tag>
            </div>
            <p className="text-12 text-ink-3 tabular-nums">
              {time.slice(0, 16)} · {asked_by}申请
            </p>
          </Card>
        </a>
      )}
    </GrownList>
  )
}
