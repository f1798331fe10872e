import { useState } from 'react'
import { PickField } from '#app/areas/desk/search/cards/pick-field.tsx'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST } from '../../rules.ts'
import { type deskAbroadChoices, deskAbroadPackageSave, type deskAbroadPackages } from '../contract.ts'

type About = CallOutput<typeof deskAbroadPackages>['list'][number]
type Line = About['lines'][number]

interface PackageFormProps {
  about: About | undefined
  choices: CallOutput<typeof deskAbroadChoices>
  onClose: () => void
  onSaved: () => void
}

const emptyLine: Line = { what: '', times: 1, amount_minor: 0, currency: 'CNY', is_included: 1, paid_to: '' }

/** What was typed into the lines of a price. */
const linesIn = (form: FormData, many: number): Line[] =>
  Array.from({ length: many }, (_, at) => ({
    what: String(form.get(`what-${at}`) ?? ''),
    times: Number(form.get(`times-${at}`) || 1),
    amount_minor: Math.round(Number(form.get(`amount-${at}`) || 0) * 100),
    currency: String(form.get(`currency-${at}`) ?? 'CNY').toUpperCase(),
    is_included: form.has(`included-${at}`) ? 1 : 0,
    paid_to: String(form.get(`paid-${at}`) ?? ''),
  })).filter(({ what }) => what.trim() !== '')

/** At which hospital goods take place, and what their price is made of. */
export function PackageForm({ about, choices, onClose, onSaved }: PackageFormProps) {
  const [lines] = useState<readonly Line[]>(about && about.lines.length > 0 ? about.lines : [emptyLine])
  const [many, setMany] = useState(lines.length)
  return (
    <EditForm
      title={about ? about.goods_name : '新增海外服务'}
      action="保存"
      refusedFields={{ goods: 'goods_id', unit: 'unit_id', kind: 'category_id' }}
      edited={about}
      save={(form, send) =>
        send(deskAbroadPackageSave, {
          ...readForm(deskAbroadPackageSave, form, {
            unit_id: 'text',
            category_id: 'text',
            is_hot: 'flag',
            position: 'text',
          }),
          goods_id: about?.goods_id ?? String(form.get('goods_id') ?? ''),
          lines: JSON.stringify(linesIn(form, many)),
        })
      }
      said={() => '服务已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!about && <PickField label="商品" name="goods_id" kind="goods" picked={[]} required />}
      <Select
        label="机构"
        name="unit_id"
        placeholder="请选择机构"
        defaultValue={about?.unit_id ?? ''}
        options={choices.units.map(({ id, name }) => ({ value: id, text: name }))}
        required
      />
      <Select
        label="分类"
        name="category_id"
        placeholder="请选择分类"
        defaultValue={about?.category_id ?? ''}
        options={choices.kinds.map(({ id, name }) => ({ value: id, text: name }))}
        required
      />
      {Array.from({ length: many }, (_, at) => lines[at] ?? emptyLine).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, and each keeps its place
        <LineFields key={at} line={line} at={at} />
      ))}
      {many < MOST.lines && (
        <Button kind="secondary" size="small" onClick={() => setMany(many + 1)}>
          再加一项
        </Button>
      )}
      <NumberField
        label="排序"
        name="position"
        unit="位"
        min={0}
        max={999}
        defaultValue={about?.position ?? 0}
        required
      />
      <Checkbox name="is_hot" defaultChecked={about?.is_hot === 1}>
        热门，排在前面
      </Checkbox>
    </EditForm>
  )
}

const LineFields = ({ line, at }: { line: Line; at: number }) => (
  <fieldset className="space-y-8 rounded-8 border border-line p-12">
    <legend className="px-4 text-14">价目第 {at + 1} 项</legend>
    <Field label="是什么" name={`what-${at}`} maxLength={MOST.item} defaultValue={line.what} />
    <div className="grid grid-cols-3 gap-8">
      <NumberField label="次数" name={`times-${at}`} unit="次" min={1} max={999} defaultValue={line.times} />
      <Field
        label="合计金额"
        name={`amount-${at}`}
        pattern="\d+(\.\d{1,2})?"
        defaultValue={line.amount_minor === 0 ? '' : String(line.amount_minor / 100)}
      />
      <Field label="币种" name={`currency-${at}`} pattern="[A-Za-z]{3}" maxLength={3} defaultValue={line.currency} />
    </div>
    <Field label="付给谁" name={`paid-${at}`} maxLength={MOST.item} defaultValue={line.paid_to} />
    <Checkbox name={`included-${at}`} defaultChecked={line.is_included === 1}>
      已包含在售价里
    </Checkbox>
  </fieldset>
)
