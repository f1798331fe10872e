import { useRevalidator } from 'react-router'
import { type Place, useWaiting, useWriting, WAITS, waitingOf } from '#app/areas/records/ground/cards/waiting.ts'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type milestones, tickVisit } from '../contract.ts'

type Shown = CallOutput<typeof milestones>

interface VisitListProps {
  place: Place
  childId: number
  shown: Pick<Shown, 'visit' | 'visits'>
  mayWrite: boolean
}

/** The well-child visits: the next one, and all of them to tick off. */
export function VisitList({ place, childId, shown: { visit, visits }, mayWrite }: VisitListProps) {
  const { revalidate } = useRevalidator()
  const ticking = useWriting(tickVisit, place, () => {}, ['child_id', 'months'])
  const waiting = useWaiting(place)
  const tick = async ({ months, title }: Shown['visits'][number], isDone: boolean) => {
    const words = `${title}：${isDone ? '做过了' : '还没有做'}`
    if (await ticking.run({ child_id: childId, months, is_done: isDone ? 1 : 0 }, words)) revalidate()
  }
  const row = (one: Shown['visits'][number]) => {
    const waits = waitingOf(waiting, tickVisit, { child_id: childId, months: one.months })
    const isDone = waits ? waits.input.is_done === 1 : one.state === 'done'
    return mayWrite && one.state !== 'coming' ? (
      <Switch
        key={one.months}
        checked={isDone}
        disabled={ticking.busy}
        onChange={(event) => tick(one, event.target.checked)}
        note={`${one.when_words} · ${waits ? WAITS : one.state_words}`}
      >
        {one.title}已做
      </Switch>
    ) : (
      <p
        key={one.months}
        className="flex min-h-target flex-wrap items-center justify-between gap-x-12 px-16 py-6 text-16"
      >
        <span>{one.title}</span>
        <span className="text-12 text-ink-3">
          {one.when_words} · {one.state_words}
        </span>
      </p>
    )
  }
  return (
    <Card title="儿保体检">
      {ticking.error && (
        <div role="alert">
          <Notice tone="danger">{ticking.error.words}</Notice>
        </div>
      )}
      <div className="-mx-16">
        {visit ? row(visit) : <p className="px-16 text-14 text-ink-2">六岁以前的体检都过了，上学后由学校体检。</p>}
      </div>
      <Disclosure title="全部体检">
        <div className="-mx-16 divide-y divide-line">{visits.map(row)}</div>
      </Disclosure>
    </Card>
  )
}
