import { Card } from '#kit/ui/card.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import type { Order } from './use-live-order.ts'

/** From so few on, one should stand by the door. */
const SOON = 3

/** The line on the day: how many are before, who is inside. */
export function QueueCard({ order }: { order: Order }) {
  const { queue, state } = order
  if (!queue) return null
  return (
    <Card title="现在排队" aside="自动更新">
      <div aria-live="polite">
        {state === 'called' ? (
          <p className="text-22 font-semibold text-success">请进诊室，{queue.queue_num} 号</p>
        ) : (
          <div className="grid grid-cols-2 gap-12">
            <Stat label="前面还有" value={queue.before_num} unit="人" />
            <Stat
              label="正在叫"
              value={queue.calling_num ?? <span className="text-16">还没开始</span>}
              unit={queue.calling_num === null ? undefined : '号'}
            />
          </div>
        )}
        <p className="pt-8 text-14 text-ink-2">{hintOf(order)}</p>
      </div>
    </Card>
  )
}

const hintOf = ({ state, queue, location }: Order): string => {
  if (state === 'called') return '错过了会排到后面几位，不用担心。'
  if (state === 'booked') return '签到后才开始排队，没签到不会叫您。'
  if (queue?.before_num === 0) return '下一位就是您，请到诊室门口等候。'
  if (queue && queue.before_num <= SOON) return '快到了，请到诊室门口等候。'
  return `可以先坐一会儿，不要离开${location || '候诊区'}太远。`
}
