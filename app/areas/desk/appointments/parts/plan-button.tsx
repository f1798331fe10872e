import { type ReactNode, useState } from 'react'
import { MOST_PLACES } from '#app/areas/orders/appointments/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskAppointmentPlanSave } from '../contract.ts'
import type { Plan } from './plan-card.tsx'
import { WeekField, weekIn } from './week-field.tsx'

interface PlanButtonProps {
  /** What is changed; a new one without it. */
  plan?: Plan
  /** Goods that have no plan of their own, and whether the hospital has none. */
  goods: { goods_id: number; goods_name: string }[]
  withHospital: boolean
  onSaved: () => void
  children: ReactNode
}

const usual = {
  week: ['110', '110', '110', '110', '110', '000', '000'],
  hours: ['08:00', '12:00', '14:00', '17:30', '18:00', '20:00'],
  places: 4,
  cut_days: 1,
  cut_time: '18:00',
}

const hourNames = ['morning_begin', 'morning_end', 'afternoon_begin', 'afternoon_end', 'evening_begin', 'evening_end']
const hourLabels = ['上午开始', '上午结束', '下午开始', '下午结束', '晚上开始', '晚上结束']

const sheet = {
  morning_begin: 'text',
  morning_end: 'text',
  afternoon_begin: 'text',
  afternoon_end: 'text',
  evening_begin: 'text',
  evening_end: 'text',
  places: 'text',
  cut_days: 'text',
  cut_time: 'text',
} as const

/** A plan as a form: for whom, which parts of which days, from when to when, how many. */
export function PlanButton({ plan, goods, withHospital, onSaved, children }: PlanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { week, hours, places, cut_days, cut_time } = plan ?? usual
  if (!plan && goods.length === 0 && !withHospital) return null
  return (
    <>
      <Button kind={plan ? 'secondary' : 'primary'} size="small" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <EditForm
        open={isOpen}
        title={plan ? `${plan.goods_name || '全院'}的时间表` : '新的时间表'}
        onClose={() => setOpen(false)}
        action="保存"
        edited={plan}
        save={(form, send) => {
          const goodsId = plan ? plan.goods_id : String(form.get('goods_id') ?? '')
          const written = readForm(deskAppointmentPlanSave, form, sheet)
          return send(deskAppointmentPlanSave, { ...written, goods_id: goodsId, week: weekIn(form) })
        }}
        said={() => '已保存，对之后的预约生效'}
        onSaved={() => {
          setOpen(false)
          onSaved()
        }}
      >
        {!plan && (
          <Select
            label="管哪些商品"
            name="goods_id"
            options={[
              ...(withHospital ? [{ value: '', text: '全院需要预约的商品' }] : []),
              ...goods.map((one) => ({ value: String(one.goods_id), text: one.goods_name })),
            ]}
          />
        )}
        <WeekField week={week} />
        <div className="grid grid-cols-2 gap-x-12">
          {hourNames.map((name, at) => (
            <Field
              key={name}
              label={hourLabels[at] ?? ''}
              name={name}
              pattern="([01]\d|2[0-3]):[03]0"
              placeholder="08:30…"
              defaultValue={hours[at]}
              required
            />
          ))}
        </div>
        <NumberField
          label="每半小时"
          name="places"
          unit="人"
          min={1}
          max={MOST_PLACES}
          defaultValue={places}
          required
        />
        <div className="grid grid-cols-2 gap-x-12">
          <NumberField label="改约提前" name="cut_days" unit="天" min={0} max={30} defaultValue={cut_days} required />
          <Field
            label="截止时间"
            name="cut_time"
            pattern="([01]\d|2[0-3]):[0-5]\d"
            placeholder="18:00…"
            defaultValue={cut_time}
            required
          />
        </div>
      </EditForm>
    </>
  )
}
