import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { MOST_TIMES } from '../rules.ts'
import type { OwnEntry } from './entry-form.tsx'

/** Until when a medicine is taken, at which times of the day, and whether these remind. */
export function MedicineFields({ entry }: { entry: OwnEntry | undefined }) {
  const [count, setCount] = useState(Math.max(1, entry?.times.length ?? 0))
  const [reminds, setReminds] = useState(entry?.reminds === 1)
  return (
    <>
      <Field
        label="用到哪天"
        name="end_date"
        keyboard="date"
        defaultValue={entry?.end_date}
        hint="还在长期用可以不填"
      />
      <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
        {Array.from({ length: count }, (_, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: times are only added at the end
            key={at}
            label={`每天第 ${at + 1} 次`}
            name="times"
            keyboard="time"
            defaultValue={entry?.times[at] ?? ''}
          />
        ))}
      </div>
      {count < MOST_TIMES && (
        <Button kind="secondary" wide onClick={() => setCount(count + 1)}>
          再加一个时间
        </Button>
      )}
      <div className="-mx-16">
        <Switch
          name="reminds"
          checked={reminds}
          onChange={(event) => setReminds(event.target.checked)}
          note="消息里不写是什么药；晚上 10 点到早上 6 点不提醒"
        >
          到时间提醒我
        </Switch>
      </div>
    </>
  )
}
