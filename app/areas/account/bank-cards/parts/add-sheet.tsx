import { type FormEvent, useId, useState } from 'react'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addBankcard } from '../contract.ts'
import { bankOf, cardDigits, isCardNumber } from '../rules.ts'

interface AddSheetProps {
  /** Certified ones. */
  members: readonly Member[]
  onDone: () => void
  onClose: () => void
}

/** Whose card, and which; its sum is looked at before anybody is asked. */
export function AddSheet({ members, onDone, onClose }: AddSheetProps) {
  const form = useId()
  const add = useAct(addBankcard)
  const [number, setNumber] = useState('')
  const [isWrong, setWrong] = useState(false)
  const digits = cardDigits(number)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isCardNumber(digits)) return setWrong(true)
    const member_id = Number(new FormData(event.currentTarget).get('member_id'))
    if (!(await add.run({ member_id, card_no: digits }))) return
    toast('银行卡已添加')
    onDone()
  }
  const action = (
    <Button type="submit" form={form} busy={add.busy}>
      添加
    </Button>
  )
  return (
    <Sheet open title="添加银行卡" action={action} onClose={onClose}>
      <form id={form} onSubmit={submit} className="space-y-12" noValidate>
        <Select
          label="持卡人"
          name="member_id"
          options={members.map(({ member_id, truename }) => ({ value: member_id, text: truename }))}
        />
        <Field
          label="银行卡号"
          keyboard="number"
          autoComplete="cc-number"
          maxLength={40}
          value={number}
          placeholder="16 到 19 位数字"
          hint={isCardNumber(digits) ? bankOf(digits) : '只用来向银行核对是不是本人的卡，加密保存'}
          error={isWrong ? '银行卡号不正确，请核对后再填' : add.error?.words}
          onChange={({ currentTarget }) => {
            setWrong(false)
            setNumber(currentTarget.value)
          }}
        />
      </form>
    </Sheet>
  )
}
