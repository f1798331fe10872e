import type { FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { datedDay } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyScan } from '../contract.ts'

/** How far it is, when the child is due, and by what that is known. */
export function DatingCard({ record }: { record: Pregnancy }) {
  const today = useToday()
  return (
    <Card>
      <p className="text-28 font-semibold tabular-nums">孕 {record.week_words}</p>
      <p className="pt-4 text-16">
        预产期 {datedDay(record.due_date, today)}
        {record.left_days > 0 ? `，还有 ${record.left_days} 天` : ''}
      </p>
      <p className="pt-4 text-14 text-ink-3">{record.decided_words}</p>
      <div className="pt-8">
        <Disclosure title="怎么算的，补记 B 超">
          <ul className="divide-y divide-line pb-12">
            {record.datings.map((dating) => (
              <li key={`${dating.source} ${dating.date}`} className="py-8">
                <span className="block text-16 text-ink">
                  {dating.source_words}
                  {dating.decides === 1 && '（按它算）'}
                </span>
                {datedDay(dating.date, today)}
                {dating.week_words && `，孕 ${dating.week_words}`}；预产期 {datedDay(dating.due_date, today)}
              </li>
            ))}
          </ul>
          <ScanForm recordId={record.id} />
        </Disclosure>
      </div>
    </Card>
  )
}

function ScanForm({ recordId }: { recordId: number }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const adding = useAct(pregnancyScan)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const said = { record_id: recordId, date: typed('date'), weeks: typed('weeks'), days: typed('days') }
    const done = await adding.run(said)
    if (!done) return
    toast(done.moved ? '预产期按 B 超改了' : '记下了，预产期不变')
    revalidate()
  }
  return (
    <form onSubmit={add} className="space-y-12">
      <Field label="做 B 超那天" name="date" keyboard="date" required max={today} defaultValue={today} />
      <Field label="单子上的孕周" name="weeks" keyboard="number" required end="周" />
      <Field label="加几天" name="days" keyboard="number" end="天" />
      {adding.error && (
        <div role="alert">
          <Notice tone="danger">{adding.error.words}</Notice>
        </div>
      )}
      <Button type="submit" kind="secondary" wide busy={adding.busy}>
        记下这次 B 超
      </Button>
    </form>
  )
}
