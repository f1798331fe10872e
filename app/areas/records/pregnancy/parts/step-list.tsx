import { useRevalidator } from 'react-router'
import { useWaiting, useWriting, WAITS, waitingOf } from '#app/areas/records/ground/cards/waiting.ts'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import type { Day } from '#kit/time/day.ts'
import { datedDay } from '#kit/time/spoken.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyTick } from '../contract.ts'
import { placeOf } from './waiting.ts'

type Step = Pregnancy['steps'][number]

const monthDay = (day: Day, today: Day): string => datedDay(day, today).split(' ')[0] as string
/** Its weeks and days; the year of the end is said where it is another than that of the beginning. */
const whenWords = ({ from, to, week_words }: Step, today: Day): string =>
  `${week_words}，${monthDay(from, today)}到${monthDay(to, from)}`

const useTick = (record: Pregnancy) => {
  const { revalidate } = useRevalidator()
  const ticking = useWriting(pregnancyTick, placeOf(record), () => {}, ['record_id', 'step'])
  const waiting = useWaiting(placeOf(record))
  const tick = async (step: Step, isDone: boolean) => {
    const said = { record_id: record.id, step: step.id, is_done: isDone ? 1 : 0 }
    if (await ticking.run(said, `${step.title}：${isDone ? '做过了' : '还没有做'}`)) revalidate()
  }
  return { tick, busy: ticking.busy, waits: ({ id: step }: Step) => waitingOf(waiting, pregnancyTick, { step }) }
}

/** What is to be done next, and where it is booked. */
export function NextCard({ record }: { record: Pregnancy }) {
  const today = useToday()
  const { tick, busy, waits } = useTick(record)
  const step = record.steps.find(({ id }) => id === record.next_step)
  if (!step) return null
  const isWaiting = waits(step)?.input.is_done === 1
  return (
    <Card title="接下来" aside={step.state === 'now' ? <Tag tone="accent">可以做了</Tag> : undefined}>
      <p className="text-18 font-semibold">{step.title}</p>
      <p className="pt-2 text-14 text-ink-2">{step.text}</p>
      <p className="pt-2 text-14 text-ink-3">{whenWords(step, today)}</p>
      <div className="flex flex-wrap gap-12 pt-12 *:grow">
        <ButtonLink to={searchAddress({ keyword: step.looks_for })}>去预约{step.looks_for}</ButtonLink>
        <Button kind="secondary" busy={busy} disabled={isWaiting} onClick={() => tick(step, true)}>
          {isWaiting ? `做过了，${WAITS}` : '做过了'}
        </Button>
      </div>
    </Card>
  )
}

/** All visits and windows in their order, and the free ones of the public health service; what is done is ticked. */
export function StepList({ record }: { record: Pregnancy }) {
  return (
    <>
      <Steps record={record} steps={record.steps} title="产检和检查" source="孕前和孕期保健指南（2018）" />
      <Steps
        record={record}
        steps={record.public_steps}
        title="免费的 5 次随访"
        source="国家基本公共卫生服务规范"
        note="在住的地方的社区卫生服务中心，和产检可以一起做，不另外提醒。"
      />
    </>
  )
}

interface StepsProps {
  record: Pregnancy
  steps: readonly Step[]
  title: string
  source: string
  note?: string
}

function Steps({ record, steps, title, source, note }: StepsProps) {
  const today = useToday()
  const { tick, busy, waits } = useTick(record)
  const isOver = record.is_over === 1
  return (
    <Card title={title} aside={source}>
      {note && <p className="pb-4 text-14 text-ink-2">{note}</p>}
      <ul className="divide-y divide-line">
        {steps.map((step) => {
          const one = waits(step)
          const isDone = (one ? one.input.is_done : step.is_done) === 1
          return (
            <li key={step.id} className={classes('py-4', (step.state === 'past' || isDone) && 'text-ink-3')}>
              <Checkbox
                checked={isDone}
                disabled={busy || isOver}
                onChange={(event) => tick(step, event.target.checked)}
              >
                <span className="block text-16">{step.title}</span>
                <span className="block text-12">
                  {whenWords(step, today)}
                  {one && !one.isSent && ` · ${WAITS}`}
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
