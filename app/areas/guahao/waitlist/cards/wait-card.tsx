import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderAddress, ordersAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { scheduleAddress } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import { spokenSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { parseTime } from '#kit/time/day.ts'
import { spokenDay, spokenDayTime } from '#kit/time/spoken.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { cancelWait, type waitList } from '../contract.ts'

type Wait = CallOutput<typeof waitList>['list'][number]

const tones: Record<Wait['state'], Tone> = {
  waiting: 'accent',
  handed: 'success',
  passed: 'plain',
  cancelled: 'plain',
  ended: 'plain',
}

/** A wait: for what, at which place in the line, what came of it. */
export function WaitCard({ wait }: { wait: Wait }) {
  const today = useToday()
  const when =
    wait.span === 'slot' || wait.state === 'handed'
      ? spokenSpan(wait, today)
      : `${spokenDay(wait.date, today)} ${wait.span_name}`
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-12">
        <p className="text-16 font-semibold tabular-nums">{when}</p>
        <Tag tone={tones[wait.state]}>{wait.state_desc}</Tag>
      </div>
      <p className="pt-8 text-14">
        {wait.doctor_name}医生 · {wait.dep_name}
      </p>
      <p className="text-14 text-ink-2">
        {wait.unit_name} · {wait.member_name}
      </p>
      <div className="mt-12 border-t border-line pt-12 text-14">
        <Standing wait={wait} />
        <p className="pt-8 text-right">
          <AskAbout
            title={`候补：${wait.doctor_name} ${when}`}
            number={String(wait.id)}
            link={ordersAddress('waits')}
          />
        </p>
      </div>
    </Card>
  )
}

function Standing({ wait }: { wait: Wait }) {
  if (wait.state === 'waiting') return <InLine wait={wait} />
  if (wait.state === 'handed')
    return (
      <div className="flex items-center justify-between gap-12">
        候补到了，号已经给您
        <ButtonLink to={orderAddress(wait.order_id)} size="small">
          去查看
        </ButtonLink>
      </div>
    )
  return (
    <div className="flex items-center justify-between gap-12 text-ink-2">
      <span>{wait.why || ends[wait.state]}</span>
      <ButtonLink to={scheduleAddress(wait)} kind="secondary" size="small">
        看其他时段
      </ButtonLink>
    </div>
  )
}

const ends: Partial<Record<Wait['state'], string>> = {
  cancelled: '您取消了候补',
  passed: '轮到时没有约上，号给了后面的人',
  ended: '没有等到号',
}

function InLine({ wait }: { wait: Wait }) {
  const today = useToday()
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  const cancelling = useAct(cancelWait)
  const leave = async () => {
    const done = await cancelling.run({ id: wait.id })
    setAsking(false)
    if (!done) return
    toast('已取消候补')
    revalidate()
  }
  return (
    <>
      <div className="flex items-center justify-between gap-12">
        <div>
          <p className="font-medium text-accent-ink">
            {wait.before_num > 0 ? `前面还有 ${wait.before_num} 人` : '您排在第一位'}
          </p>
          <p className="text-12 text-ink-3">{spokenDayTime(parseTime(wait.list_end_time), today)} 没轮到自动结束</p>
        </div>
        <Button kind="secondary" size="small" busy={cancelling.busy} onClick={() => setAsking(true)}>
          取消候补
        </Button>
      </div>
      {cancelling.error && (
        <div className="pt-8">
          <Notice tone="danger">{cancelling.error.words}</Notice>
        </div>
      )}
      <Dialog
        open={asking}
        title="取消这个候补？"
        cancelText="继续等"
        confirmText="取消候补"
        danger
        busy={cancelling.busy}
        onCancel={() => setAsking(false)}
        onConfirm={leave}
      >
        取消后位置会让给后面的人，再候补要重新排队。
      </Dialog>
    </>
  )
}
