import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderTrack } from '../contract.ts'

/** Who carries a parcel, and its way. */
export function Track({ track }: { track: CallOutput<typeof orderTrack> }) {
  return (
    <div className="space-y-12">
      <Card>
        <Facts
          facts={[
            { name: '快递公司', value: track.company },
            { name: '快递单号', value: <span className="select-all tabular-nums">{track.number}</span> },
          ]}
        />
      </Card>
      <Card>
        {track.list.length > 0 ? (
          <Timeline events={track.list.map(({ text, time }) => ({ when: time.slice(5, 16), title: text }))} />
        ) : (
          <Empty
            drawing="bag"
            title={track.is_known ? '还没有物流信息' : '暂时查不到物流'}
            text={
              track.is_known ? '刚发货的包裹，一般几小时后才有信息。' : '可以用单号在快递公司的网站查询，或稍后再来。'
            }
          />
        )}
      </Card>
    </div>
  )
}
