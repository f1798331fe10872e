import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { type CouponKind, kindWords } from '../../rules/draft.ts'
import { deskCouponAdd } from '../contract.ts'

interface CouponFormProps {
  categories: readonly { id: number; name: string }[]
  goods: readonly { goods_id: number; goods_name: string }[]
  mayServePlatform: boolean
  onClose: () => void
  onSaved: () => void
}

/** A coupon to be made. */
export function CouponForm({ categories, goods, mayServePlatform, onClose, onSaved }: CouponFormProps) {
  return (
    <EditForm
      title="新增优惠券"
      action="发布"
      save={(form, send) => send(deskCouponAdd, readCoupon(form))}
      said={() => '优惠券已发布'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field label="名称" name="title" maxLength={30} placeholder="如：满 100 减 10" required />
      {mayServePlatform && (
        <>
          <Checkbox name="is_platform">平台发放，全场商品可用</Checkbox>
          <Checkbox name="is_for_points">只在积分商城兑换，不公开领取</Checkbox>
        </>
      )}
      <DiscountFields />
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField label="总数" name="total" unit="张" min={1} max={1_000_000} defaultValue={100} required />
        <NumberField label="每人限领" name="most_each" unit="张" min={1} max={99} defaultValue={1} required />
        <Field label="从哪天起可领" name="draw_from" keyboard="date" required />
        <Field label="领到哪天" name="draw_until" keyboard="date" required />
        <NumberField label="领后有效" name="valid_days" unit="天" min={1} max={366} defaultValue={30} required />
        <Field label="最晚使用日" name="use_until" keyboard="date" required />
      </div>
      <Named title="只限这些分类" name="category_ids" rows={categories.map(({ id, name }) => ({ id, name }))} />
      <Named
        title="只限这些商品"
        name="goods_ids"
        rows={goods.map(({ goods_id: id, goods_name: name }) => ({ id, name }))}
      />
    </EditForm>
  )
}

function DiscountFields() {
  const [kind, setKind] = useState<CouponKind>('amount')
  return (
    <>
      <Segment
        label="怎么优惠"
        name="kind"
        value={kind}
        onChange={(value) => setKind(value as CouponKind)}
        options={Object.entries(kindWords).map(([value, text]) => ({ value, text }))}
      />
      <div className="grid grid-cols-2 gap-x-12">
        {kind === 'amount' ? (
          <Yuan label="减多少" name="amount" required />
        ) : (
          <NumberField label="减百分之几" name="percent" unit="%" min={1} max={99} hint="减 15% 就是 8.5 折" required />
        )}
        <Yuan label="满多少可用" name="limit" placeholder="无门槛" />
        {kind === 'rate' && <Yuan label="最多减" name="most" placeholder="不封顶" />}
      </div>
    </>
  )
}

interface YuanProps {
  label: string
  name: string
  required?: boolean
  placeholder?: string
}

const Yuan = (props: YuanProps) => (
  <Field {...props} keyboard="decimal" pattern="\d{1,5}(\.\d{1,2})?" title="金额，最多两位小数" end="元" />
)

interface NamedProps {
  title: string
  name: string
  rows: readonly { id: number; name: string }[]
}

function Named({ title, name, rows }: NamedProps) {
  if (rows.length === 0) return null
  return (
    <Disclosure title={title}>
      <div className="grid max-h-200 gap-x-8 overflow-y-auto">
        {rows.map((row) => (
          <Checkbox key={row.id} name={name} value={row.id}>
            {row.name}
          </Checkbox>
        ))}
      </div>
    </Disclosure>
  )
}

const readCoupon = (form: FormData): CallInput<typeof deskCouponAdd> => ({
  ...readForm(deskCouponAdd, form, {
    title: 'text',
    kind: ['amount', 'rate'],
    amount: 'text',
    percent: 'text',
    limit: 'text',
    most: 'text',
    total: 'text',
    most_each: 'text',
    draw_from: 'text',
    draw_until: 'text',
    valid_days: 'text',
    use_until: 'text',
    is_platform: 'flag',
    is_for_points: 'flag',
  }),
  goods_ids: form.getAll('goods_ids').join(','),
  category_ids: form.getAll('category_ids').join(','),
})
