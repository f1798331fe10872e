import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { storeLogistics } from '../contract.ts'

type Way = Pick<CallOutput<typeof storeLogistics>, 'list' | 'is_known'>

/** What happened to a parcel, where and when, the newest first. */
export function ParcelWay({ way: { list, is_known } }: { way: Way }) {
  const today = useToday()
  return (
    <Card title="物流信息">
      {list.length > 0 ? (
        <Timeline
          events={list.map(({ text, time, place }) => ({
            when: [spokenDayTime(parseTime(time), today), place].filter(Boolean).join(' · '),
            title: text,
          }))}
        />
      ) : (
        <Empty
          drawing="bag"
          title={is_known ? '还没有物流信息' : '暂时查不到物流'}
          text={is_known ? '刚发货的包裹，一般几小时后才有信息。' : '可以打快递公司的电话报单号查，或过一会儿再来看。'}
        />
      )}
    </Card>
  )
}
