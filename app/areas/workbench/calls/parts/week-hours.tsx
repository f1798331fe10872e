import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { weekdayWords } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Select } from '#kit/ui/select.tsx'
import { benchCallWeekSave } from '../contract.ts'
import { type Hours, type Span, spanText } from './hours.ts'
import { SpanFields, spanIn } from './span-fields.tsx'

interface WeekHoursProps {
  week: Hours['week']
  onSaved: (hours: Hours) => void
}

const wordOf = (weekday: number): string => `周${weekdayWords[weekday - 1]}`

/** The hours that come back every week: what there is, and one more. */
export function WeekHours({ week, onSaved }: WeekHoursProps) {
  const hoursOf = (weekday: number): readonly Span[] => week.find((one) => one.weekday === weekday)?.hours ?? []
  return (
    <Card title="每周">
      {week.length === 0 && <p className="pb-12 text-14 text-ink-2">还没有设置，患者现在只能选“尽快”。</p>}
      <ul aria-label="每周的时间" className="divide-y divide-line">
        {week.flatMap(({ weekday, hours }) =>
          hours.map((span) => (
            <li key={`${weekday} ${span.begin}`} className="flex min-h-target items-center justify-between gap-12">
              <span className="text-16 tabular-nums">
                {wordOf(weekday)} {spanText(span)}
              </span>
              <ActButton
                call={benchCallWeekSave}
                input={{ weekday, hours: hours.filter((one) => one !== span) }}
                kind="text"
                said={() => '已删除'}
                onDone={onSaved}
              >
                删除<span className="sr-only">{`${wordOf(weekday)} ${spanText(span)}`}</span>
              </ActButton>
            </li>
          )),
        )}
      </ul>
      <div className="pt-16">
        <PageForm
          action="添加"
          kind="secondary"
          save={(form, send) => {
            const weekday = Number(form.get('weekday'))
            return send(benchCallWeekSave, { weekday, hours: [...hoursOf(weekday), spanIn(form)] })
          }}
          said={() => '已添加'}
          onSaved={onSaved}
        >
          <Select
            label="每周几"
            name="weekday"
            options={weekdayWords.map((_, nth) => ({ value: nth + 1, text: wordOf(nth + 1) }))}
          />
          <SpanFields />
        </PageForm>
      </div>
    </Card>
  )
}
