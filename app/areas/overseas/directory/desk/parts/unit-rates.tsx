import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { deskAbroadRateAdd, deskAbroadRateRemove, type deskAbroadUnit } from '../contract.ts'

interface UnitRatesProps {
  unit: CallOutput<typeof deskAbroadUnit>
  onDone: () => void
}

/** Figures that somebody published of a hospital: with who, when and of how many. */
export function UnitRates({ unit, onDone }: UnitRatesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="公开的统计"
      aside={
        <Button size="small" kind="secondary" onClick={() => setOpen(true)}>
          <PlusIcon />
          登记统计
        </Button>
      }
    >
      {unit.rates.length === 0 && <p className="text-14 text-ink-3">没有登记。没有来源和年份的数字不能登记。</p>}
      <ul className="divide-y divide-line">
        {unit.rates.map((rate) => (
          <li key={rate.rate_id} className="flex items-center justify-between gap-12 py-8 text-14">
            <span className="min-w-0 grow">
              {[rate.ill_name, rate.measure].filter(Boolean).join(' · ')} {rate.percent}
              <span className="block text-12 text-ink-3">
                {rate.year} 年，{rate.patient_num} 位患者，来源：{rate.source}
              </span>
            </span>
            <ActButton
              call={deskAbroadRateRemove}
              input={{ rate_id: rate.rate_id }}
              kind="text"
              said={() => '已删除'}
              onDone={onDone}
            >
              删除
            </ActButton>
          </li>
        ))}
      </ul>
      {isOpen && (
        <EditForm
          title="登记统计"
          action="登记"
          refusedFields={{ illness: 'ill_name', ahead: 'year' }}
          save={(form, send) =>
            send(deskAbroadRateAdd, {
              ...readForm(deskAbroadRateAdd, form, {
                ill_name: 'text',
                measure: 'text',
                percent: 'text',
                patient_num: 'text',
                source: 'text',
                source_url: 'text',
                year: 'text',
              }),
              unit_id: unit.unit_id,
            })
          }
          said={() => '统计已登记'}
          onSaved={onDone}
          onClose={() => setOpen(false)}
        >
          <Field label="病名，可以不填" name="ill_name" maxLength={MOST.name} />
          <Field label="统计的是什么" name="measure" maxLength={MOST.item} placeholder="例如：五年生存率" required />
          <Field label="百分数" name="percent" pattern="\d{1,3}(\.\d)?" placeholder="71.5" required />
          <NumberField label="多少位患者" name="patient_num" unit="人" min={1} max={10_000_000} required />
          <Field label="来源" name="source" maxLength={MOST.words} required />
          <Field label="来源网址" name="source_url" maxLength={MOST.words} />
          <NumberField label="哪一年" name="year" unit="年" min={1950} max={2100} required />
        </EditForm>
      )}
    </Card>
  )
}
