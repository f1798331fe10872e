import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { setGlucoseTargets } from '../contract.ts'
import { type Context, type Unit, units } from '../rules.ts'
import type { Diabetic } from './shown.ts'

/** The unit, and the target of one time of the day after the other, as a doctor set it. */
export function TargetForm({ record }: { record: Diabetic }) {
  const { revalidate } = useRevalidator()
  const saving = useAct(setGlucoseTargets)
  const [context, setContext] = useState<Context>('fasting')
  const target = record.targets.find((one) => one.context === context)
  const save = async (said: { unit?: Unit; context?: Context; low?: string; high?: string }) => {
    if (!(await saving.run({ id: record.id, ...said }))) return
    toast('改好了')
    revalidate()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void save({ context, low: String(form.get('low')), high: String(form.get('high')) })
  }
  return (
    <Card title="单位和目标">
      <div className="grid grid-cols-1 gap-12">
        <Segment
          label="单位"
          name="unit"
          value={record.unit}
          onChange={(unit) => save({ unit: unit as Unit })}
          options={(Object.keys(units) as Unit[]).map((one) => ({ value: one, text: units[one] }))}
        />
        <p className="text-14 text-ink-2">先按常用的范围放好了。您的目标由医生定，老人、孕妇和常低血糖的人不一样。</p>
        <Select
          label="时段"
          value={context}
          onChange={(event) => setContext(event.target.value as Context)}
          options={record.targets.map((one) => ({
            value: one.context,
            text: `${one.words}：${one.low}–${one.high}`,
          }))}
        />
        <form key={`${context} ${record.unit}`} onSubmit={submit} className="grid grid-cols-1 gap-12">
          <Field
            label="不低于"
            name="low"
            keyboard="decimal"
            required
            end={record.unit_words}
            defaultValue={target?.low}
          />
          <Field
            label="不高于"
            name="high"
            keyboard="decimal"
            required
            end={record.unit_words}
            defaultValue={target?.high}
          />
          {saving.error && (
            <div role="alert">
              <Notice tone="danger">{saving.error.words}</Notice>
            </div>
          )}
          <Button type="submit" kind="secondary" wide busy={saving.busy}>
            保存{target?.words}的目标
          </Button>
        </form>
      </div>
    </Card>
  )
}
