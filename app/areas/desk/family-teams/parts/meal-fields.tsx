import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { lengths } from '../rules.ts'
import { type Promised, PromiseFields } from './promise-fields.tsx'

interface MealFieldsProps {
  prefix: string
  meal: { name: string; content: string; price?: string; promises: readonly Promised[] } | undefined
  /** The base package is free, and cannot be taken away. */
  onRemove?: () => void
}

/** A package: what it is called, says, costs and promises. */
export const MealFields = ({ prefix, meal, onRemove }: MealFieldsProps) => (
  <fieldset name={prefix} className="space-y-8 rounded-12 border border-line p-12">
    <legend className="px-4 text-14 text-ink-2">{onRemove ? '收费服务包' : '基础服务包（签约就有，不收费）'}</legend>
    <Field
      label="服务包名称"
      name={`${prefix}-name`}
      maxLength={lengths.meal}
      defaultValue={meal?.name}
      placeholder={onRemove ? '如：慢病管理包' : '如：基础服务包'}
      required
    />
    <TextField
      label="包含什么"
      name={`${prefix}-content`}
      rows={2}
      maxLength={lengths.content}
      defaultValue={meal?.content}
    />
    {onRemove && (
      <Field
        label="每年价格"
        name={`${prefix}-price`}
        keyboard="decimal"
        pattern="\d{1,6}(\.\d{1,2})?"
        defaultValue={meal?.price}
        end="元"
        required
      />
    )}
    <PromiseFields prefix={prefix} promises={meal?.promises ?? []} />
    {onRemove && (
      <Button kind="text" size="small" onClick={onRemove}>
        移除这个服务包
      </Button>
    )}
  </fieldset>
)
