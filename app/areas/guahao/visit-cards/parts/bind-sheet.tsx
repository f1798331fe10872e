import { type FormEvent, useId, useState } from 'react'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addCard } from '../contract.ts'
import { isCardNumber } from '../rules.ts'
import { type Hospital, HospitalChoice } from './hospital-choice.tsx'

interface BindSheetProps {
  members: readonly Member[]
  /** Offered before a name is typed. */
  units: readonly Hospital[]
  onDone: () => void
  onClose: () => void
}

/** Whose card, of which hospital, with what number: as it stands on the card in one's hand. */
export function BindSheet({ members, units, onDone, onClose }: BindSheetProps) {
  const form = useId()
  const binding = useAct(addCard, { hideToast: true })
  const [memberId, setMemberId] = useState(String(members[0]?.member_id ?? ''))
  const [unit, setUnit] = useState<Hospital>()
  const [cardNo, setCardNo] = useState('')
  const [missing, setMissing] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fault = faultIn(unit, cardNo)
    setMissing(fault)
    if (fault !== undefined || !unit) return
    if (!(await binding.run({ member_id: Number(memberId), unit_id: unit.unit_id, card_no: cardNo }))) return
    toast(`${unit.unit_name}的就诊卡已绑好`)
    onDone()
  }
  const refused = missing ?? binding.error?.words
  const action = (
    <Button type="submit" form={form} busy={binding.busy}>
      绑定
    </Button>
  )
  return (
    <Sheet open title="绑定就诊卡" action={action} onClose={onClose}>
      <form id={form} onSubmit={submit} noValidate className="space-y-16">
        <Choice
          legend="谁的卡"
          name="member"
          value={memberId}
          onChange={setMemberId}
          options={members.map((member) => ({ value: String(member.member_id), title: member.truename }))}
        />
        <HospitalChoice offered={units} chosen={unit} onChoose={setUnit} />
        <Field
          label="就诊卡号"
          name="card_no"
          autoComplete="off"
          maxLength={80}
          value={cardNo}
          onChange={(event) => setCardNo(event.target.value)}
          placeholder="卡面或病历本上的号码"
        />
        <ErrorNotice words={refused} />
      </form>
    </Sheet>
  )
}

/** What is still wrong with what was filled in, in the order of the form. */
const faultIn = (unit: Hospital | undefined, cardNo: string): string | undefined => {
  if (!unit) return '请选择是哪家医院的卡'
  return isCardNumber(cardNo) ? undefined : '请填写卡号：4 到 32 位数字或字母'
}
