import { useState } from 'react'
import { DepartmentSelect } from '#app/areas/guahao/catalogue/cards/department-select.tsx'
import { type GoodsKind, isSent } from '#app/areas/mall/goods/rules.ts'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { type Appointment, appointmentWords, MOST, payWords } from '../rules.ts'
import { BookableGrid } from './bookable-grid.tsx'
import type { Choices, GoodsFormValues } from './goods-form.tsx'
import { PlacesField } from './places-field.tsx'

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
              disabled={sent && payType !== 0}
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
      {!sent && !isPlatform && <HouseFields choices={choices} sheet={sheet} />}
      {!sent && appointment !== 'none' && <BookableGrid bookable={sheet?.bookable ?? []} />}
      {!sent && <AimFields choices={choices} sheet={sheet} />}
      {choices.serves_platform === 1 && (
        <fieldset>
          <legend className="text-14 font-medium">商城首页</legend>
          <Checkbox name="is_recommended" defaultChecked={sheet?.is_recommended === 1}>
            在“推荐”里显示
          </Checkbox>
          <Checkbox name="is_promoted" defaultChecked={sheet?.is_promoted === 1}>
            有人为它的位置付费（患者会看到“广告”）
          </Checkbox>
        </fieldset>
      )}
    </div>
  )
}

/** Who of the house does it, and which other houses do it too. */
const HouseFields = ({ choices, sheet }: Pick<SellingFieldsProps, 'choices' | 'sheet'>) => (
  <>
    {choices.doctors.length > 0 && (
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
    <PlacesField places={sheet?.places ?? []} mayChange={choices.serves_platform === 1} />
  </>
)

/** For which department and illnesses it is: from there patients find it. */
const AimFields = ({ choices, sheet }: Pick<SellingFieldsProps, 'choices' | 'sheet'>) => (
  <>
    <DepartmentSelect
      label="适合的科室"
      name="catalogue_id"
      hint="患者从这个科室能找到它"
      none="不限科室"
      classes={choices.classes}
      chosen={sheet?.catalogue_id}
    />
    <Field
      label="适合的疾病"
      name="illnesses"
      maxLength={300}
      defaultValue={sheet?.illnesses.join('、')}
      hint={`用疾病目录里的名字，用顿号隔开，最多 ${MOST.illnesses} 种`}
    />
  </>
)

const appointmentsOf = (kind: GoodsKind): Appointment[] =>
  kind === 'exam' ? ['none', 'onsite', 'exam'] : ['none', 'onsite']
