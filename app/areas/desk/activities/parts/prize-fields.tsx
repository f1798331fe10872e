import { prizeKinds } from '#app/areas/activities/lottery/rules.ts'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'

/** A prize as it is typed. */
export interface Draft {
  key: number
  kind: 'points' | 'coupon' | 'goods'
  title: string
  chance: string
  worth: string
  pieces: string
  points: string
  couponId: string
}

let made = 0

/** A prize of which nothing is typed yet. */
export const emptyDraft = (): Draft => ({
  key: ++made,
  kind: 'points',
  title: '',
  chance: '',
  worth: '',
  pieces: '',
  points: '10',
  couponId: '',
})

const kinds = (['points', 'coupon', 'goods'] as const).map((kind) => ({ value: kind, text: prizeKinds[kind] }))

interface PrizeFieldsProps {
  draft: Draft
  title: string
  coupons: readonly { value: number; text: string }[]
  onChange: (next: Draft) => void
  onRemove: (() => void) | undefined
}

/** One prize of a lottery: what, how likely, how many. */
export function PrizeFields({ draft, title, coupons, onChange, onRemove }: PrizeFieldsProps) {
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  return (
    <fieldset className="space-y-8 rounded-12 border border-line p-12">
      <legend className="px-4 text-14 font-medium">{title}</legend>
      <div className="grid grid-cols-2 gap-x-12 gap-y-8">
        <Select
          label="类型"
          value={draft.kind}
          onChange={({ target }) => set({ kind: target.value as Draft['kind'] })}
          options={kinds}
        />
        <Field
          label="名称"
          maxLength={20}
          value={draft.title}
          onChange={({ target }) => set({ title: target.value })}
          required
        />
        <Field
          label="中奖概率"
          keyboard="decimal"
          pattern="\d{1,3}(\.\d{1,2})?"
          title="百分数，最多两位小数"
          end="%"
          value={draft.chance}
          onChange={({ target }) => set({ chance: target.value })}
          required
        />
        <Field
          label="单件价值"
          keyboard="decimal"
          pattern="\d{1,5}(\.\d{1,2})?"
          title="金额，最多两位小数，不超过 50000"
          end="元"
          value={draft.worth}
          onChange={({ target }) => set({ worth: target.value })}
          required
        />
        <NumberField
          label="数量"
          unit="份"
          min={1}
          max={1_000_000}
          value={draft.pieces}
          onChange={({ target }) => set({ pieces: target.value })}
          required
        />
        {draft.kind === 'points' && (
          <NumberField
            label="积分"
            unit="分"
            min={1}
            max={100_000}
            value={draft.points}
            onChange={({ target }) => set({ points: target.value })}
            required
          />
        )}
        {draft.kind === 'coupon' && (
          <Select
            label="优惠券"
            value={draft.couponId}
            onChange={({ target }) => set({ couponId: target.value })}
            placeholder="请选择"
            options={coupons}
            required
          />
        )}
      </div>
      {onRemove && (
        <Button size="small" kind="text" onClick={onRemove}>
          去掉这个奖品
        </Button>
      )}
    </fieldset>
  )
}
