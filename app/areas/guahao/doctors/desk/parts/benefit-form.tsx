import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { MOST_FREE } from '../../rules/employee-benefits.ts'
import { deskEmployeeBenefitChange, deskEmployeeBenefitGrant, type deskEmployeeBenefits } from '../contract.ts'

/** What a member of staff was granted, as the desk lists it. */
export type EmployeeBenefit = CallOutput<typeof deskEmployeeBenefits>['list'][number]

interface BenefitFormProps {
  benefit: EmployeeBenefit | undefined
  onClose: () => void
  onSaved: () => void
}

const sheet = { granted_num: 'text', last_day: 'text' } as const

/** How many free consultations somebody has, and until when; whose they are is said once, by their number. */
export function BenefitForm({ benefit, onClose, onSaved }: BenefitFormProps) {
  const today = useToday()
  return (
    <EditForm
      title={benefit ? '修改免费问诊' : '发放免费问诊'}
      action={benefit ? '保存' : '发放'}
      // A number is somebody's: it does not stay on this device.
      draft="private"
      refusedFields={{ 'no-account': 'mobile', taken: 'mobile', used: 'granted_num', past: 'last_day' }}
      edited={benefit}
      save={(form, send) =>
        benefit
          ? send(deskEmployeeBenefitChange, {
              ...readForm(deskEmployeeBenefitChange, form, sheet),
              employee_id: benefit.employee_id,
            })
          : send(deskEmployeeBenefitGrant, readForm(deskEmployeeBenefitGrant, form, { ...sheet, mobile: 'text' }))
      }
      said={() => (benefit ? '已保存' : '已发放')}
      onSaved={onSaved}
      onClose={onClose}
    >
      {!benefit && (
        <Field
          label="员工的手机号"
          name="mobile"
          keyboard="mobile"
          hint="本人登录用的号码；没有登录过的，请本人先登录一次"
          required
        />
      )}
      <NumberField
        label="免费几次"
        name="granted_num"
        unit="次"
        min={Math.max(1, benefit?.used_num ?? 1)}
        max={MOST_FREE}
        defaultValue={benefit?.granted_num}
        hint={benefit && benefit.used_num > 0 ? `已经用了 ${benefit.used_num} 次，不能比这更少` : ''}
        required
      />
      <Field
        label="最后一天"
        name="last_day"
        keyboard="date"
        min={today}
        defaultValue={benefit?.last_day}
        hint="这一天还能用"
        required
      />
    </EditForm>
  )
}
