import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { ReasonField } from '#app/desk-shell/reason-form.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskOrderLessen } from '../contract.ts'

interface LessenFormProps {
  order: { order_id: string; pay_amount: string }
  onClose: () => void
  onSaved: () => void
}

/** Takes something off what is to be paid. */
export function LessenForm({ order: { order_id, pay_amount }, onClose, onSaved }: LessenFormProps) {
  return (
    <EditForm
      draft="private"
      title="改价"
      action="改价"
      refusedFields={{ 'too-much': 'less' }}
      save={(form, send) =>
        send(deskOrderLessen, { order_id, ...readForm(deskOrderLessen, form, { less: 'text', reason: 'text' }) })
      }
      said={() => '已改价，买家会收到通知'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="减多少"
        name="less"
        keyboard="decimal"
        pattern="\d{1,7}(\.\d{1,2})?"
        title="金额，最多两位小数"
        end="元"
        hint={`现在应付 ${pay_amount} 元；运费不减`}
        required
      />
      <ReasonField label="为什么，记入操作记录" maxLength={100} common={['和买家协商', '活动价没有生效', '补偿']} />
    </EditForm>
  )
}
