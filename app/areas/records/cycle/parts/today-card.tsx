import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Place, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { type Cycle, phaseTitle, RESTING_WORDS, rangeWords } from '../cards/cycle-words.ts'
import { cycleBegin, cycleFinish } from '../contract.ts'
import { DaySheet } from './day-sheet.tsx'

const ovulationBy = { calendar: '按日历推算', lh: '按排卵试纸', temperature: '按体温' } as const

/** Where she is today, what is expected, and the one thing to write down. */
export function TodayCard({ place, cycle }: { place: Place; cycle: Cycle }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<'begin' | 'finish'>()
  const close = () => setAsking(undefined)
  const beginning = useWriting(cycleBegin, place, close)
  const finishing = useWriting(cycleFinish, place, close)
  const { forecast, id: record_id } = cycle
  const isBleeding = forecast?.phase === 'period' && cycle.cycles[0]?.end === ''
  const write = async (what: 'begin' | 'finish', date: string) => {
    const [writing, words] = what === 'begin' ? [beginning, '月经来了'] : [finishing, '月经结束']
    if (!(await writing.run({ record_id, date }, `${shortTime(date)} ${words}`))) return
    close()
    toast('记下了')
    revalidate()
  }
  const error = beginning.error ?? finishing.error
  return (
    <Card className="space-y-16">
      {forecast ? (
        <>
          <p className="text-22 font-semibold text-balance">{phaseTitle(forecast)}</p>
          <Facts
            facts={[
              { name: '下次月经', value: rangeWords(forecast.next, today) },
              {
                name: '排卵',
                value: `${rangeWords(forecast.ovulation, today)}（${ovulationBy[forecast.ovulation.by]}）`,
              },
              { name: '易孕的日子', value: rangeWords(forecast.fertile, today) },
              { name: '周期', value: lengthWords(cycle.length) },
            ]}
          />
        </>
      ) : (
        <p className="text-16">
          {cycle.is_resting ? RESTING_WORDS : '来月经那天点一下，记三次以后，推算用的就是您自己的规律。'}
        </p>
      )}
      {error && !asking && (
        <div role="alert">
          <Notice tone="danger">{error.words}</Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-12 *:grow">
        {isBleeding ? (
          <>
            <Button busy={finishing.busy} onClick={() => write('finish', today)}>
              今天结束
            </Button>
            <Button kind="secondary" onClick={() => setAsking('finish')}>
              别的日子结束
            </Button>
          </>
        ) : (
          <>
            <Button busy={beginning.busy} onClick={() => write('begin', today)}>
              今天来了
            </Button>
            <Button kind="secondary" onClick={() => setAsking('begin')}>
              补记别的日子
            </Button>
          </>
        )}
      </div>
      <p className="text-12 text-ink-3">{cycle.caution}</p>
      <DaySheet
        key={asking}
        open={asking !== undefined}
        title={asking === 'finish' ? '哪天结束的' : '哪天开始的'}
        busy={beginning.busy || finishing.busy}
        error={error?.words}
        onClose={close}
        onChoose={(date) => asking && write(asking, date)}
      />
    </Card>
  )
}

const lengthWords = ({ days, shortest, longest, is_own, gap_num }: Cycle['length']): string => {
  if (!is_own) return `${days} 天（您填的，再记 ${3 - gap_num} 次就按自己的算）`
  return shortest === longest ? `${days} 天` : `${days} 天（最近 ${shortest}–${longest} 天）`
}
