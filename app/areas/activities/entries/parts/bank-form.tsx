import { type FormEvent, type ReactNode, useState } from 'react'
import type { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { isFirstNickname } from '#app/areas/access/patients/rules.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type bankList, bankVisitBook } from '../contract.ts'
import { MOST, visitDays } from '../rules.ts'

interface BankFormProps {
  banks: CallOutput<typeof bankList>['list']
  /** Who is signed in: most go themselves. */
  user: CallOutput<typeof getUserInfo>
  onBooked: () => void
  children: ReactNode
}

/** Which bank, on which day, who comes; and that this bank may have name and number. */
export function BankForm({ banks, user, onBooked, children }: BankFormProps) {
  const booking = useAct(bankVisitBook, { hideToast: true })
  const [bankId, setBankId] = useState(String(banks[0]?.bank_id ?? ''))
  const bank = banks.find(({ bank_id }) => String(bank_id) === bankId)
  const { first, last } = visitDays(useToday())
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const made = await booking.run({
      bank_id: Number(bankId),
      truename: typed('truename'),
      mobile: typed('mobile'),
      yuyue_date: typed('yuyue_date'),
      agree: form.has('agree') ? 1 : 0,
    })
    if (!made) return
    toast('预约好了，银行会打电话和您确认')
    onBooked()
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        <Choice
          legend="去哪家银行"
          name="bank_id"
          value={bankId}
          onChange={setBankId}
          options={banks.map(({ bank_id, bank_name, address, note }) => ({
            value: String(bank_id),
            title: bank_name,
            note: [address, note].filter(Boolean).join(' · '),
          }))}
        />
        <Card className="space-y-12">
          <Field label="哪天去" name="yuyue_date" keyboard="date" min={first} max={last} required />
          <Field
            label="姓名"
            name="truename"
            maxLength={MOST.name}
            autoComplete="name"
            defaultValue={isFirstNickname(user.truename) ? '' : user.truename}
            required
          />
          <Field label="手机号" name="mobile" keyboard="mobile" defaultValue={user.mobile} required />
          <Checkbox name="agree">
            同意把姓名和手机号交给{bank ? `“${bank.bank_name}”` : '这家银行'}，只用来联系这次预约
          </Checkbox>
        </Card>
        {children}
      </div>
      <BottomAction error={booking.error?.words} note="不会告诉银行您的任何健康信息">
        <Button type="submit" busy={booking.busy}>
          预约
        </Button>
      </BottomAction>
    </form>
  )
}
