import { MOST } from '#app/areas/activities/invitations/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskInviteAdd } from '../contract.ts'
import { AboutFields, about } from './about-fields.tsx'
import { useOpenCoupons } from './use-open-coupons.ts'

const sheet = {
  ...about,
  friend_coupon_id: 'text',
  reward_coupon_id: 'text',
  reward_points: 'text',
  least: 'text',
  most_each: 'text',
  most_daily: 'text',
} as const

/** An invite activity to be made: its days, what both get, for which purchase and how often. */
export function InviteForm({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const coupons = useOpenCoupons()
  return (
    <EditForm
      title="新增邀请"
      action="保存"
      save={(form, send) => send(deskInviteAdd, readForm(deskInviteAdd, form, sheet))}
      refusedFields={{
        coupon: 'reward_coupon_id',
        each: 'reward_coupon_id',
        nothing: 'reward_points',
        least: 'least',
        daily: 'most_daily',
      }}
      said={() => '已新增'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <AboutFields />
      <Select label="好友注册就得" name="friend_coupon_id" placeholder="不给券" options={coupons} />
      <Select label="好友买完，邀请人得" name="reward_coupon_id" placeholder="不给券" options={coupons} />
      <div className="grid grid-cols-2 gap-x-12">
        <NumberField
          label="邀请人得积分"
          name="reward_points"
          unit="积分"
          min={0}
          max={MOST.points}
          defaultValue={0}
          required
        />
        <NumberField
          label="每人每天最多奖励"
          name="most_daily"
          unit="次"
          min={1}
          max={MOST.each}
          defaultValue={3}
          hint="多出的之后自动到账；不填不限"
        />
        <NumberField
          label="每人一共最多奖励"
          name="most_each"
          unit="次"
          min={1}
          max={MOST.each}
          defaultValue={10}
          required
        />
      </div>
      <Field
        label="好友的订单至少实付"
        name="least"
        keyboard="decimal"
        pattern="\d{1,5}(\.\d{1,2})?"
        title="金额，最多两位小数"
        end="元"
        defaultValue="20"
        hint="收货或使用以后才算；退款后实付不够，奖励会收回"
        required
      />
    </EditForm>
  )
}
