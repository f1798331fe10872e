import { useRevalidator } from 'react-router'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type milestones, tickVisit } from '../contract.ts'

type Shown = CallOutput<typeof milestones>

interface VisitListProps {
  childId: number
  shown: Pick<Shown, 'visit' | 'visits'>
  mayWrite: boolean
}

/** The well-child visits: the next one, and all of them to tick off. */
export function VisitList({ childId, shown: { visit, visits }, mayWrite }: VisitListProps) {
  const { revalidate } = useRevalidator()
  const ticking = useAct(tickVisit)
  const tick = async (months: number, isDone: boolean) => {
    if (await ticking.run({ child_id: childId, months, is_done: isDone ? 1 : 0 })) revalidate()
  }
  const row = (one: Shown['visits'][number]) =>
    mayWrite && one.state !== 'coming' ? (
      <Switch
        key={one.months}
        checked={one.state === 'done'}
        disabled={ticking.busy}
        onChange={(event) => tick(one.months, event.target.checked)}
        note={`${one.date} 前后 · ${one.state_words}`}
      >
        {one.age_words}体检
      </Switch>
    ) : (
      <p key={one.months} className="flex min-h-target flex-wrap items-center justify-between gap-x-12 px-16 text-16">
        <span>{one.age_words}体检</span>
        <span className="text-12 text-ink-3">
          {one.date} 前后 · {one.state_words}
        </span>
      </p>
    )
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
