import { useState } from 'react'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { type CountedBy, unitWords } from '../rules.ts'
import type { Provinces, Template } from './template-form.tsx'

interface RuleFieldsProps {
  rule: Template['rules'][number] | undefined
  provinces: Provinces
  countedBy: CountedBy
  /** Stands before the names of its fields. */
  prefix: string
  /** The rule for everywhere that no other names. */
  isForAll: boolean
  onRemove: () => void
}

/** What sending to some provinces costs. */
export function RuleFields({ rule, provinces, countedBy, prefix, isForAll, onRemove }: RuleFieldsProps) {
  const [isExcluded, setExcluded] = useState(rule?.is_excluded === 1)
  const chosen = new Set(rule?.areas.map(({ area_code }) => area_code))
  const fee = (name: 'first_fee' | 'next_fee', label: string) => (
    <Field
      label={label}
      name={`${prefix}-${name}`}
      keyboard="decimal"
      pattern="\d{1,5}(\.\d{1,2})?"
      defaultValue={rule?.[name] ?? (name === 'first_fee' ? '8.00' : '2.00')}
      end="元"
      required
    />
  )
  const units = (name: 'first_units' | 'next_units', label: string) => (
    <NumberField
      label={label}
      name={`${prefix}-${name}`}
      unit={unitWords[countedBy]}
      min={1}
      max={1_000_000}
      defaultValue={rule?.[name] ?? (countedBy === 'piece' ? 1 : 1_000)}
      required
    />
  )
  return (
    <fieldset className="rounded-12 border border-line p-12">
      <legend className="px-4 text-14 text-ink-2">{isForAll ? '其他所有地区' : '指定地区'}</legend>
      {!isForAll && (
        <Disclosure title={chosen.size > 0 ? `已选 ${chosen.size} 个地区` : '选择地区'} open={chosen.size === 0}>
          <div className="grid grid-cols-2 gap-x-8">
            {provinces.map(({ area_id, area_name }) => (
              <Checkbox key={area_id} name={`${prefix}-areas`} value={area_id} defaultChecked={chosen.has(area_id)}>
                {area_name}
              </Checkbox>
            ))}
          </div>
        </Disclosure>
      )}
      {!isExcluded && (
        <div className="grid grid-cols-2 gap-x-12">
          {units('first_units', '首重或首件')}
          {fee('first_fee', '首费')}
          {units('next_units', '每增加')}
          {fee('next_fee', '加收')}
        </div>
      )}
      {!isForAll && (
        <div className="flex flex-wrap items-center gap-x-16">
          <Checkbox name={`${prefix}-remote`} defaultChecked={rule?.is_remote === 1}>
            偏远地区，不包邮
          </Checkbox>
          <Checkbox
            name={`${prefix}-excluded`}
            checked={isExcluded}
            onChange={({ target }) => setExcluded(target.checked)}
          >
            不寄送
          </Checkbox>
          <Button kind="text" size="small" onClick={onRemove}>
            移除
          </Button>
        </div>
      )}
    </fieldset>
  )
}
