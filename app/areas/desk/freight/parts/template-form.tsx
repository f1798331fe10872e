import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import type { areaList } from '#app/areas/location/contract.ts'
import { MOST_DAYS, USUAL_DAYS } from '#app/areas/mall/freight/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { carriers } from '#kit/outside/express.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskFreight, deskFreightAdd, deskFreightChange } from '../contract.ts'
import { type CountedBy, countWords, MOST_RULES } from '../rules.ts'
import { readTemplate } from './read-template.ts'
import { RuleFields } from './rule-fields.tsx'

/** A template that is changed. */
export type Template = CallOutput<typeof deskFreight>['list'][number]
/** Places that a rule can name. */
export type Provinces = CallOutput<typeof areaList>['list']

interface TemplateFormProps {
  template: Template | undefined
  provinces: Provinces
  mayServePlatform: boolean
  onClose: () => void
  onSaved: () => void
}

/** A freight template with its rules: the first is for everywhere, the others name provinces. */
export function TemplateForm({ template, provinces, mayServePlatform, onClose, onSaved }: TemplateFormProps) {
  const [countedBy, setCountedBy] = useState<CountedBy>(template?.counted_by ?? 'piece')
  const [rules, setRules] = useState(() => (template?.rules ?? [undefined]).map((rule, key) => ({ rule, key })))
  const addRule = () =>
    setRules((now) => [...now, { rule: undefined, key: Math.max(0, ...now.map(({ key }) => key)) + 1 }])
  return (
    <EditForm
      title={template ? '修改运费模板' : '新增运费模板'}
      action="保存"
      edited={template}
      save={(form, send) => {
        const written = readTemplate(
          form,
          rules.map(({ key }) => key),
        )
        return template
          ? send(deskFreightChange, { ...written, template_id: template.template_id })
          : send(deskFreightAdd, { ...written, is_platform: form.has('is_platform') ? 1 : 0 })
      }}
      said={() => '运费模板已保存'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="模板名称" name="template_name" maxLength={30} defaultValue={template?.template_name} required />
      {!template && mayServePlatform && <Checkbox name="is_platform">给平台商品用</Checkbox>}
      <Segment
        label="怎么计费"
        name="counted_by"
        value={countedBy}
        onChange={(value) => setCountedBy(value as CountedBy)}
        options={Object.entries(countWords).map(([value, text]) => ({ value, text }))}
      />
      <div className="grid grid-cols-2 gap-x-12">
        <Field
          label="满多少包邮"
          name="free_from"
          keyboard="decimal"
          pattern="\d{1,5}(\.\d{1,2})?"
          defaultValue={template?.free_from}
          placeholder="不包邮"
          end="元"
        />
        <Select
          label="快递公司"
          name="carrier"
          defaultValue={template?.carrier}
          options={Object.keys(carriers).map((name) => ({ value: name, text: name }))}
        />
      </div>
      <Field
        label="发货说明"
        name="dispatch_text"
        maxLength={60}
        defaultValue={template?.dispatch_text}
        placeholder="如：付款后 48 小时内发货"
      />
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField
          label="付款后几天内寄出"
          name="dispatch_days"
          unit="天"
          min={0}
          max={MOST_DAYS}
          defaultValue={template?.dispatch_days ?? USUAL_DAYS.dispatch}
          required
        />
        <NumberField
          label="路上几天"
          name="transit_days"
          unit="天"
          min={0}
          max={MOST_DAYS}
          defaultValue={template?.transit_days ?? USUAL_DAYS.transit}
          hint="商品页和订单据此写明哪天送到"
          required
        />
      </div>
      {rules.map(({ rule, key }, at) => (
        <RuleFields
          key={key}
          {...{ rule, provinces, countedBy }}
          prefix={`rule-${key}`}
          isForAll={at === 0}
          onRemove={() => setRules((now) => now.filter((one) => one.key !== key))}
        />
      ))}
      {rules.length < MOST_RULES && (
        <Button kind="secondary" size="small" onClick={addRule}>
          <PlusIcon />
          给一些地区单独设
        </Button>
      )}
    </EditForm>
  )
}
