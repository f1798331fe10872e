import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { GUARDIAN_UNDER } from '#app/areas/consult/care/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { prescriptionAddress } from '../cards/prescription-address.ts'
import type { PrescriptionSeen } from '../cards/prescription-card.tsx'
import { prescriptionRepeat } from '../contract.ts'

/** Asks for the same drug anew: what is asked for, for whom, and the consent; a pharmacist then looks at it again. */
export function RepeatButton({ prescription }: { prescription: PrescriptionSeen }) {
  const { prescription_id, member_id, drug_name, truename, buy_num } = prescription
  const navigate = useNavigate()
  const repeat = useAct(prescriptionRepeat, { hideToast: true })
  const [isOpen, setOpen] = useState(false)
  const [isSmall, setSmall] = useState(false)
  const [withGuardian, setWithGuardian] = useState(false)
  const [consents, setConsents] = useState(false)
  const [fault, setFault] = useState<string>()
  const open = () => {
    setOpen(true)
    callApi(memberListApi, {}).then(
      ({ list }) => setSmall(list.some((one) => one.member_id === member_id && one.age < GUARDIAN_UNDER)),
      // Whether a guardian is needed is then said by the refusal.
      () => setSmall(true),
    )
  }
  const send = async () => {
    setFault(consents ? undefined : '请先勾选同意，药师才能审核')
    if (!consents) return
    const done = await repeat.run({ prescription_id, consent: 1, with_guardian: isSmall && withGuardian ? 1 : 0 })
    if (done) navigate(prescriptionAddress(done.prescription_id))
  }
  const words = fault ?? repeat.error?.words
  return (
    <>
      <Button onClick={open}>再次购买</Button>
      <Sheet open={isOpen} title="请药师再审一次" onClose={() => setOpen(false)}>
        <div className="space-y-12">
          <p className="text-16">
            {drug_name}，{buy_num} 件，给{truename}用
          </p>
          <p className="text-14 text-ink-2">
            药师会按上次的处方照片再审一次，通过后 3 天内可以下单。用药后不舒服、病情有变化，请先问医生。
          </p>
          {isSmall && (
            <Checkbox checked={withGuardian} onChange={({ target }) => setWithGuardian(target.checked)}>
              我是孩子的监护人，会陪同孩子用药
            </Checkbox>
          )}
          <Checkbox checked={consents} onChange={({ target }) => setConsents(target.checked)}>
            我同意审方的药师查看处方照片和用药人的姓名、性别、年龄、过敏史
          </Checkbox>
          {words && (
            <p role="alert" className="text-14 text-danger">
              {words}
            </p>
          )}
          <Button wide busy={repeat.busy} onClick={send}>
            提交审核
          </Button>
        </div>
      </Sheet>
    </>
  )
}
