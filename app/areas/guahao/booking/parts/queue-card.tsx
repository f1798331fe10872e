import { Card } from '#kit/ui/card.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import { beforeCheckIn, whileWaiting } from '../rules/queue-words.ts'
import { UndoCheckIn } from './undo-check-in.tsx'
import type { Order } from './use-live-order.ts'

type Queue = NonNullable<Order['queue']>

/** The line on the day: before one is in it, while one waits, and when one is called. */
export function QueueCard({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { queue, state } = order
  if (!queue) return null
  return (
    <Card title={state === 'booked' ? '今天的门诊' : '现在排队'} aside="自动更新">
      <div aria-live="polite">
        {state === 'called' ? (
          <Called queue={queue} />
        ) : (
          <>
            {state === 'checked-in' && <Standing queue={queue} />}
            {order.queue_note && <p className="pt-8 text-14 font-medium">{order.queue_note}</p>}
            <p className="pt-8 text-14 text-ink-2">{state === 'booked' ? beforeCheckIn(queue) : whileWaiting(queue)}</p>
          </>
        )}
      </div>
      {order.can_undo_checkin === 1 && <UndoCheckIn order={order} onChanged={onChanged} />}
    </Card>
  )
}

/** Which door: it is read while one walks. */
function Called({ queue: { room, queue_num } }: { queue: Queue }) {
  return (
    <>
      <p className="text-28 font-semibold text-success">请进{room || '诊室'}</p>
      <p className="pt-4 text-18 tabular-nums">{queue_num} 号，轮到您了</p>
      <p className="pt-8 text-14 text-ink-2">错过了会排到后面几位，不用担心。</p>
    </>
  )
}

function Standing({ queue }: { queue: Queue }) {
  const { before_num, calling_num, has_begun, clinic_begin_time, room } = queue
  return (
    <>
      <div className="grid grid-cols-2 gap-12">
        <Stat label="前面已到" value={before_num} unit="人" />
        {has_begun === 1 ? (
          <Stat
            label="正在叫"
            value={calling_num ?? <span className="text-16">稍等</span>}
            unit={calling_num === null ? undefined : '号'}
          />
        ) : (
          <Stat label="门诊开始" value={clinic_begin_time.slice(11, 16)} />
        )}
      </div>
      {room && (
        <p className="pt-8 text-18 font-semibold">
          <span className="pr-8 text-14 font-normal text-ink-3">诊室</span>
          {room}
        </p>
      )}
    </>
  )
}
