import { Suspense } from 'react'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { datedDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { later } from '#kit/ui/later.ts'
import { useToday } from '#kit/ui/use-now.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'

// Folded away when the page opens: it comes with the first touch.
const ScanForm = later(async () => (await import('./scan-form.tsx')).ScanForm)

/** How far it is, when the child is due, and by what that is known. */
export function DatingCard({ record }: { record: Pregnancy }) {
  const today = useToday()
  const isTouched = useTouched()
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
          <Suspense>{isTouched && <ScanForm recordId={record.id} />}</Suspense>
        </Disclosure>
      </div>
    </Card>
  )
}
