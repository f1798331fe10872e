import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useClientId, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { systemClock } from '#kit/time/clock.ts'
import { formatTime, parseTime } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyContraction } from '../contract.ts'
import { TakeBack } from './take-back.tsx'
import { placeOf } from './waiting.ts'

const SHOWN = 8
const MINUTE_MS = 60_000

/** Times contractions: a tap as one begins, a tap as it ends. */
export function ContractionCounter({ record }: { record: Pregnancy }) {
  const spoken = useSpoken()
  const { revalidate } = useRevalidator()
  const [beganAt, setBeganAt] = useState<Date>()
  const clientId = useClientId()
  const writing = useWriting(pregnancyContraction, placeOf(record), () => setBeganAt(undefined))
  const end = async () => {
    if (!beganAt) return
    const seconds = Math.round((systemClock.now().getTime() - beganAt.getTime()) / 1000)
    const began = formatTime(beganAt)
    const said = { record_id: record.id, seconds: Math.min(900, Math.max(1, seconds)), client_id: clientId(began) }
    if (!(await writing.run(said, `${shortTime(began)} 宫缩，${said.seconds} 秒`))) return
    setBeganAt(undefined)
    revalidate()
  }
  return (
    <Card title="记宫缩">
      <p className="pb-12 text-14 text-ink-2">
        5 分钟左右一次、每次将近 1 分钟、这样有 1 小时，就该去医院了。破水或出血不用等，马上去。
      </p>
      {record.is_time_to_go === 1 && (
        <div role="alert" className="pb-12">
          <Notice tone="danger" action={<a href="tel:120">拨打 120</a>}>
            已经有规律了，带上待产包去医院。
          </Notice>
        </div>
      )}
      {beganAt ? (
        <Button wide busy={writing.busy} onClick={end}>
          这一阵过去了
        </Button>
      ) : (
        <Button kind="secondary" wide onClick={() => setBeganAt(systemClock.now())}>
          开始疼了
        </Button>
      )}
      {writing.error && (
        <div role="alert" className="pt-12">
          <Notice tone="danger">{writing.error.words}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line pt-8">
        {record.contractions.slice(0, SHOWN).map(({ id, begin_time, seconds }, at) => (
          <li key={id} className="flex min-h-target items-center justify-between gap-12">
            <span className="text-14 tabular-nums">
              {spoken(begin_time)}，{seconds} 秒{gapWords(begin_time, record.contractions[at + 1]?.begin_time)}
            </span>
            <TakeBack recordId={record.id} entryId={id} what={`${spoken(begin_time)}的宫缩`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const gapWords = (begin: string, before: string | undefined): string => {
  if (before === undefined) return ''
  return `，隔 ${Math.round((parseTime(begin).getTime() - parseTime(before).getTime()) / MINUTE_MS)} 分钟`
}
