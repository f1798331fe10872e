import { kinds, levels } from '#app/areas/guahao/hospitals/rules.ts'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { JoinStep } from '../parts/join-frame.tsx'
import { MOST } from '../rules.ts'

export { handle } from 'virtual:rows/R043'

const options = (words: Readonly<Record<number, string>>) =>
  Object.entries(words).map(([value, text]) => ({ value, text }))
const levelOptions = options(levels).reverse()
const kindOptions = options(kinds)

export default function JoinInstitutionPage() {
  return (
    <JoinStep step={2}>
      {({ draft }) => (
        <>
          <Field
            label="机构名称"
            name="unit_name"
            maxLength={MOST.name}
            defaultValue={draft.unit_name}
            hint="和执业许可证上的一字不差"
          />
          <Select
            label="机构类型"
            name="class_id"
            placeholder="请选择"
            options={kindOptions}
            defaultValue={draft.class_id ?? ''}
          />
          <Select
            label="医院等级"
            name="level"
            placeholder="请选择"
            options={levelOptions}
            defaultValue={draft.level ?? ''}
          />
          <Field
            label="详细地址"
            name="address"
            maxLength={MOST.address}
            defaultValue={draft.address}
            placeholder="广东省深圳市福田区…路…号"
            hint="写明省、市、区，患者才能找到"
          />
          <Field
            label="对外电话"
            name="phone"
            inputMode="tel"
            maxLength={MOST.phone}
            defaultValue={draft.phone}
            hint="显示给患者，如 0755-12345678"
          />
          <TextField
            label="机构介绍（可以以后再写）"
            name="introduction"
            maxLength={MOST.introduction}
            defaultValue={draft.introduction}
          />
        </>
      )}
    </JoinStep>
  )
}
