import { useEffect, useState } from 'react'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { GrownList } from '#app/areas/store-app/devices/cards/grown-list.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Segment } from '#kit/ui/segment.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { codeCheckList } from '../contract.ts'
import { MOST_ROWS } from '../rules/limits.ts'

type Got = Pick<CallOutput<typeof codeCheckList>, 'list' | 'total_page_num'>
type Row = Got['list'][number]
type Which = 'to-use' | 'used'

/** All codes of the store, ten thousand at once if there are so many: only what is seen is drawn. */
export function CodeList() {
  const [which, setWhich] = useState<Which>('to-use')
  const [got, setGot] = useState<Got | 'trouble'>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const stop = new AbortController()
    setGot(undefined)
    callStore(codeCheckList, { list: which, page: 1, page_size: MOST_ROWS }, { signal: stop.signal }).then(
      (found) => setGot(found),
      () => stop.signal.aborted || setGot('trouble'),
    )
    return () => stop.abort()
  }, [which, round])
  return (
    <section className="space-y-12">
      <Segment
        label="核销码"
        name="list"
        value={which}
        options={[
          { value: 'to-use', text: '待核销' },
          { value: 'used', text: '已核销' },
        ]}
        onChange={(value) => setWhich(value as Which)}
      />
      {got === undefined && <SkeletonList />}
      {got === 'trouble' && (
        <Trouble text="列表要有网才能看；核销不受影响，可以先离线核。" onRetry={() => setRound(round + 1)} />
      )}
      {got !== undefined && got !== 'trouble' && <Rows key={which} got={got} which={which} />}
    </section>
  )
}

const ROW_HEIGHT = 92

function Rows({ got: { list: rows, total_page_num }, which }: { got: Got; which: Which }) {
  if (rows.length === 0)
    return which === 'to-use' ? (
      <Empty drawing="list" title="没有待核销的码" text="有人买了到店用的商品，会出现在这里。" />
    ) : (
      <Empty drawing="list" title="还没有核销过" text="扫一下对方的核销码，核销后出现在这里。" />
    )
  return (
    <div>
      <p className="pb-8 text-12 text-ink-3">
        {total_page_num > 1 ? `最近 ${rows.length} 条，更早的在工作台里` : `共 ${rows.length} 条`}
      </p>
      <GrownList items={rows} keyOf={({ id }) => id} height={ROW_HEIGHT}>
        {(row) => <CodeRow row={row} />}
      </GrownList>
    </div>
  )
}

const CodeRow = ({ row }: { row: Row }) => (
  <a href={address('/store/order', { order_id: row.id })} className="block active:opacity-80">
    <Card>
      <div className="flex items-start justify-between gap-12">
        <p className="min-w-0 text-16 font-medium">{row.goods_name || '商品'}</p>
        <Tag tone={row.state === 'paid' ? 'accent' : 'plain'}>{row.state_desc}</Tag>
      </div>
      <p className="flex flex-wrap justify-between gap-x-12 pt-4 text-12 text-ink-3 tabular-nums">
        <span>
          {shortTime(row.time)}
          {row.staff_name && ` · ${row.staff_name}`}
        </span>
        <span>{yuanText(row.amount)}</span>
      </p>
    </Card>
  </a>
)
