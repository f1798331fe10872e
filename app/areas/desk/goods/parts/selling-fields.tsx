import { useState } from 'react'
import { type GoodsKind, isSent } from '#app/areas/mall/goods/rules.ts'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Select } from '#kit/ui/select.tsx'
import { type Appointment, appointmentWords, payWords } from '../rules.ts'
import { BookableGrid } from './bookable-grid.tsx'
import type { Choices, GoodsFormValues } from './goods-form.tsx'

interface SellingFieldsProps {
  choices: Choices
  sheet: GoodsFormValues | undefined
  kind: GoodsKind
  isPlatform: boolean
}

/** How goods are paid, sent or used. */
export function SellingFields({ choices, sheet, kind, isPlatform }: SellingFieldsProps) {
  const [appointment, setAppointment] = useState<Appointment>(sheet?.appointment ?? 'none')
  const sent = isSent(kind)
  const templates = choices.templates.filter((one) => (one.is_platform === 1) === isPlatform)
  return (
    <div className="space-y-12">
      <fieldset>
        <legend className="text-14 font-medium">付款方式</legend>
        <div className="flex flex-wrap gap-x-16">
          {payWords.map((words, payType) => (
            <Checkbox
              key={words}
              name="pay_types"
              value={payType}
              defaultChecked={sheet ? sheet.pay_types.includes(payType) : payType === 0}
              disabled={sent && payType >= 2}
            >
              {words}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField
          label="每人限购"
          name="limit_num"
          unit="件"
          min={1}
          max={999}
          defaultValue={sheet?.limit_num ?? ''}
          placeholder="不限"
        />
        <NumberField
          label="有效期"
          name="valid_days"
          unit="天"
          min={0}
          max={3_650}
          defaultValue={sheet?.valid_days ?? 0}
          hint="从付款算起，0 为长期"
          required
        />
      </div>
      {sent ? (
        <Select
          label="运费模板"
          name="template_id"
          defaultValue={sheet?.template_id ?? ''}
          placeholder="包邮"
          options={templates.map(({ id, name }) => ({ value: id, text: name }))}
        />
      ) : (
        <Select
          label="到院"
          name="appointment"
          value={appointment}
          onChange={({ target }) => setAppointment(target.value as Appointment)}
          options={appointmentsOf(kind).map((value) => ({ value, text: appointmentWords[value] }))}
        />
      )}
      {!sent && !isPlatform && choices.doctors.length > 0 && (
        <Disclosure
          title={
            sheet && sheet.doctor_ids.length > 0
              ? `做这个项目的医生：${sheet.doctor_ids.length} 位`
              : '做这个项目的医生（选填）'
          }
        >
          <fieldset className="grid gap-x-8 wide:grid-cols-2">
            <legend className="sr-only">做这个项目的医生</legend>
            {choices.doctors.map(({ id, name }) => (
              <Checkbox key={id} name="doctor_ids" value={id} defaultChecked={sheet?.doctor_ids.includes(id) ?? false}>
                {name}
              </Checkbox>
            ))}
          </fieldset>
        </Disclosure>
      )}
      {!sent && appointment !== 'none' && <BookableGrid bookable={sheet?.bookable ?? []} />}
    </div>
  )
}

const appointmentsOf = (kind: GoodsKind): Appointment[] =>
  kind === 'exam' ? ['none', 'onsite', 'exam'] : ['none', 'onsite']
