import { useState } from 'react'
import { MOST_REASON } from '#app/areas/access/blocks/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { ReasonField } from '#app/desk-shell/reason-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPatient, deskPatientGive } from '../contract.ts'
import { type GiftKind, giftKinds, MOST_POINTS } from '../rules.ts'

interface GiftFormProps {
  handle: string
  coupons: CallOutput<typeof deskPatient>['coupons']
  onClose: () => void
  onSaved: () => void
}

/** Asks that somebody is given points or a coupon: another agrees. */
export function GiftForm({ handle, coupons, onClose, onSaved }: GiftFormProps) {
  const [kind, setKind] = useState<GiftKind>('points')
  return (
    <EditForm
      draft="private"
      title="申请赠送"
      onClose={onClose}
      action="提交申请"
      disabled={kind === 'coupon' && coupons.length === 0}
      refusedFields={{ amount: 'amount', coupon: 'coupon_id' }}
      save={(form, send) => {
        const { reason } = readForm(deskPatientGive, form, { reason: 'text' })
        const what =
          kind === 'points'
            ? readForm(deskPatientGive, form, { amount: 'text' })
            : readForm(deskPatientGive, form, { coupon_id: 'text' })
        return send(deskPatientGive, { person: handle, kind, reason, ...what })
      }}
      said={() => '申请好了，等另一位同事同意'}
      onSaved={onSaved}
    >
      <p className="text-14 text-ink-2">要由另一位有权限的同事在“申请和同意”里同意，同意后马上到账。</p>
      <Segment
        label="送什么"
        name="kind"
        options={Object.entries(giftKinds).map(([value, text]) => ({ value, text }))}
        value={kind}
        onChange={(chosen) => setKind(chosen === 'coupon' ? 'coupon' : 'points')}
      />
      {kind === 'points' && (
        <Field
          label="积分"
          name="amount"
          keyboard="number"
          min={1}
          max={MOST_POINTS}
          hint={`一次最多 ${MOST_POINTS}`}
          required
        />
      )}
      {kind === 'coupon' &&
        (coupons.length > 0 ? (
          <Select
            label="优惠券"
            name="coupon_id"
            placeholder="请选择"
            options={coupons.map(({ coupon_id, title, left_num }) => ({
              value: coupon_id,
              text: `${title}（剩 ${left_num} 张）`,
            }))}
            required
          />
        ) : (
          <p className="text-14 text-ink-2">本院现在没有可以送的优惠券，请商城运营先在“优惠券”里新增。</p>
        ))}
      <ReasonField label="原因，患者会看到" maxLength={MOST_REASON} common={['等候太久，表示歉意', '感谢您的建议']} />
    </EditForm>
  )
}
