import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { spokenDay } from '#kit/time/spoken.ts'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { benchCallDaySave } from '../contract.ts'
import { type Hours, spanText } from './hours.ts'
import { SpanFields, spanIn } from './span-fields.tsx'

interface OwnDaysProps {
  days: Hours['days']
  onSaved: (hours: Hours) => void
}

/** Days on which it is otherwise: none, or other hours than their weekday has. */
export function OwnDays({ days, onSaved }: OwnDaysProps) {
  const today = useToday()
  const [isOff, setOff] = useState(true)
  return (
    <Card title="某一天不一样">
      <ul aria-label="单独安排的日子" className="divide-y divide-line">
        {days.map(({ date, hours }) => (
          <li key={date} className="flex min-h-target items-center justify-between gap-12">
            <span className="text-16 tabular-nums">
              {spokenDay(date, today)} {hours.length === 0 ? '不接通话' : hours.map(spanText).join('，')}
            </span>
            <ActButton
              call={benchCallDaySave}
              input={{ date, hours: [], state: 0 }}
              kind="text"
              said={() => '这天按每周的时间'}
              onDone={onSaved}
            >
              删除<span className="sr-only">{spokenDay(date, today)}</span>
            </ActButton>
          </li>
        ))}
      </ul>
      <div className="pt-16">
        <PageForm
          action="保存"
          kind="secondary"
          save={(form, send) =>
            send(benchCallDaySave, {
              date: String(form.get('date')),
              hours: isOff ? [] : [spanIn(form)],
              state: 1,
            })
          }
          said={() => '已保存'}
          onSaved={onSaved}
          refusedFields={{ past: 'date' }}
        >
          <Field label="日期" name="date" keyboard="date" min={today} defaultValue={today} required />
          <Segment
            label="这一天"
            name="off"
            value={isOff ? 'off' : 'other'}
            onChange={(said) => setOff(said === 'off')}
            options={[
              { value: 'off', text: '不接通话' },
              { value: 'other', text: '换个时间' },
            ]}
          />
          {!isOff && <SpanFields />}
        </PageForm>
      </div>
    </Card>
  )
}
