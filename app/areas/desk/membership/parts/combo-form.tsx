import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { allScenes, scenes } from '#app/areas/membership/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskComboAdd, deskComboChange, type deskCombos } from '../contract.ts'
import type { DeskCombo } from './combos-view.tsx'

type Benefits = CallOutput<typeof deskCombos>['benefits']

interface ComboFormProps {
  /** The one that is changed; undefined for a new one. */
  combo: DeskCombo | undefined
  benefits: Benefits
  onClose: () => void
  onSaved: () => void
}

const sheet = {
  title: 'text',
  summary: 'text',
  words: 'text',
  price: 'text',
  org_price: 'text',
  months: 'text',
  position: 'text',
  is_first: 'flag',
  scenes: { ticked: allScenes },
  doctor_ids: 'text',
} as const

/** A package to be made or changed. */
export function ComboForm({ combo, benefits, onClose, onSaved }: ComboFormProps) {
  return (
    <EditForm
      title={combo ? '修改套餐' : '新增套餐'}
      action="保存"
      refusedFields={{ 'no-price': 'price', 'org-price': 'org_price', doctor: 'doctor_ids' }}
      edited={combo}
      save={(form, send) => {
        const written = { ...readForm(deskComboAdd, form, sheet), benefits: timesIn(form, benefits) }
        return combo ? send(deskComboChange, { ...written, combo_id: combo.combo_id }) : send(deskComboAdd, written)
      }}
      said={() => (combo ? '已保存' : '套餐已建好，上架后开始销售')}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称" name="title" maxLength={20} defaultValue={combo?.title} required />
      <Field label="一句话介绍" name="summary" maxLength={60} defaultValue={combo?.summary} required />
      <Field label="推荐语" name="words" maxLength={40} defaultValue={combo?.words} />
      <div className="grid grid-cols-2 gap-x-12">
        <Yuan label="价格" name="price" defaultValue={combo?.price} required />
        <Yuan label="原价" name="org_price" defaultValue={combo?.org_price} placeholder="没有可不填" />
        <NumberField
          label="时长"
          name="months"
          unit="月"
          min={1}
          max={60}
          defaultValue={combo?.months ?? 12}
          required
        />
        <NumberField
          label="排序"
          name="position"
          unit="位"
          min={0}
          max={999}
          defaultValue={combo?.position ?? 0}
          required
        />
      </div>
      <fieldset>
        <legend className="text-14 font-medium">权益次数（空着就是不包含；不用预约的填 0 表示不限次）</legend>
        <div className="grid grid-cols-2 gap-x-12 pt-8">
          {benefits.map(({ benefit_id, title, is_bookable }) => (
            <NumberField
              key={benefit_id}
              label={title}
              name={`benefit-${benefit_id}`}
              unit="次"
              min={is_bookable === 1 ? 1 : 0}
              max={999}
              defaultValue={combo?.benefits.find((one) => one.benefit_id === benefit_id)?.times}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-14 font-medium">在哪里推荐</legend>
        <div className="grid grid-cols-2 gap-x-8">
          {allScenes.map((scene) => (
            <Checkbox key={scene} name="scenes" value={scene} defaultChecked={combo?.scenes.includes(scene)}>
              {scenes[scene]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <PickField
        label="专属医生"
        name="doctor_ids"
        kind="doctor"
        picked={combo?.doctor_ids ?? []}
        many
        hint="新会员分给人数最少的一位；可不选"
      />
      <Checkbox name="is_first" defaultChecked={combo?.is_first === 1}>
        打开页面时默认选中
      </Checkbox>
    </EditForm>
  )
}

interface YuanProps {
  label: string
  name: string
  required?: boolean
  placeholder?: string
  defaultValue?: string | undefined
}

const Yuan = (props: YuanProps) => (
  <Field {...props} keyboard="decimal" pattern="\d{1,6}(\.\d{1,2})?" title="金额，最多两位小数" end="元" />
)

/** How often each benefit is in it; those that are left empty are not. */
const timesIn = (form: FormData, benefits: Benefits) =>
  benefits.flatMap(({ benefit_id }) => {
    const written = String(form.get(`benefit-${benefit_id}`) ?? '')
    return written === '' ? [] : [{ benefit_id, times: written }]
  })
