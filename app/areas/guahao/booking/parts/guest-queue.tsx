import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { guestVisit } from '../contract.ts'

type Visit = CallOutput<typeof guestVisit>

/** The line on the day, as somebody beside the patient needs it. */
export function GuestQueue({ state, queue }: { state: Visit['state']; queue: NonNullable<Visit['queue']> }) {
  return (
    <Card title="今天的排队" aside="自动更新">
      <div aria-live="polite">
        <p className={state === 'called' ? 'pb-8 text-22 font-semibold text-success' : 'pb-8 text-16'}>
          {wordsOf(state, queue)}
        </p>
        <Facts
          facts={[
            { name: '就诊号', value: `${queue.queue_num} 号` },
            ...(queue.calling_num === null ? [] : [{ name: '正在叫', value: `${queue.calling_num} 号` }]),
            ...(queue.room ? [{ name: '诊室', value: queue.room }] : []),
          ]}
        />
      </div>
    </Card>
  )
}

const wordsOf = (state: Visit['state'], queue: NonNullable<Visit['queue']>): string => {
  if (state === 'called') return `轮到了，请进${queue.room || '诊室'}`
  if (state === 'booked') return '还没有签到，到院后先签到再排队'
  if (queue.has_begun === 0) return `已签到，门诊 ${queue.clinic_begin_time.slice(11, 16)} 开始`
  return queue.before_num === 0 ? '已签到，前面没有人在等' : `已签到，前面还有 ${queue.before_num} 人`
}
