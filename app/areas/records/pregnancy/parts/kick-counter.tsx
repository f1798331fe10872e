import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useClientId, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { systemClock } from '#kit/time/clock.ts'
import { formatTime } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useMinute } from '#kit/ui/use-now.ts'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyKicks } from '../contract.ts'
import { ENOUGH_KICKS } from '../rules.ts'
import { TakeBack } from './take-back.tsx'
import { placeOf } from './waiting.ts'

const MINUTE_MS = 60_000
const SHOWN = 5

/** Counts movements: begun with a tap, one tap for each, and written down with another. */
export function KickCounter({ record }: { record: Pregnancy }) {
  const spoken = useSpoken()
  const now = useMinute()
  const { revalidate } = useRevalidator()
  const [beganAt, setBeganAt] = useState<Date>()
  const [count, setCount] = useState(0)
  const stop = () => {
    setBeganAt(undefined)
    setCount(0)
  }
  const clientId = useClientId()
  const writing = useWriting(pregnancyKicks, placeOf(record), stop)
  const minutes = beganAt ? Math.max(1, Math.ceil((now.getTime() - beganAt.getTime()) / MINUTE_MS)) : 0
  const write = async () => {
    if (!beganAt) return
    const [date = '', clock = ''] = formatTime(beganAt).split(' ')
    const [at, took] = [clock.slice(0, 5), Math.min(minutes, 720)]
    const said = { record_id: record.id, date, at, minutes: took, count, client_id: clientId(`${date} ${clock}`) }
    if (!(await writing.run(said, `${shortTime(date)} ${at} 胎动，${took} 分钟 ${count} 次`))) return
    stop()
    toast('记下了')
    revalidate()
  }
  return (
    <Card title="数胎动" aside="孕 28 周起">
      <p className="pb-12 text-14 text-ink-2">
        2 小时里动 {ENOUGH_KICKS.kicks} 次就够了，连着动算一次。不到 {ENOUGH_KICKS.kicks}
        次，或者比平时少一半，马上联系医院。
      </p>
      {beganAt ? (
        <div className="space-y-12 text-center">
          <p className="text-28 font-semibold tabular-nums" aria-live="polite">
            {count} 次
          </p>
          <p className="text-14 text-ink-3">数了 {minutes} 分钟</p>
          {minutes >= ENOUGH_KICKS.minutes && count < ENOUGH_KICKS.kicks && (
            <Notice tone="danger">2 小时不到 {ENOUGH_KICKS.kicks} 次，请马上联系医院。</Notice>
          )}
          <div className="flex flex-wrap gap-12 *:grow">
            <Button onClick={() => setCount(count + 1)}>动了一下</Button>
            <Button kind="secondary" busy={writing.busy} onClick={write}>
              结束并记下
            </Button>
          </div>
        </div>
      ) : (
        <Button wide onClick={() => setBeganAt(systemClock.now())}>
          开始数
        </Button>
      )}
      {writing.error && (
        <div role="alert" className="pt-12">
          <Notice tone="danger">{writing.error.words}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line pt-8">
        {record.kicks.slice(0, SHOWN).map(({ id, begin_time, minutes: took, count: counted }) => (
          <li key={id} className="flex min-h-target items-center justify-between gap-12">
            <span className="text-14 tabular-nums">
              {spoken(begin_time)}，{took} 分钟 {counted} 次
            </span>
            <TakeBack recordId={record.id} entryId={id} what={`${spoken(begin_time)}的胎动`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
