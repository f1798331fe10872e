import { PrescriptionTag } from '#app/areas/prescriptions/cards/prescription-tag.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchPrescriptions, benchPrescriptionWithdraw } from '../contract.ts'

interface WrittenProps {
  prescription: CallOutput<typeof benchPrescriptions>['list'][number]
  onChanged: () => void
}

/** A prescription that was written in this consultation, and where it stands. */
export function WrittenPrescription({ prescription, onChanged }: WrittenProps) {
  const { prescription_id, drug_name, state, state_desc, reason, diagnosis, dosage, allergy, buy_num, hints } =
    prescription
  const mayWithdraw = state === 'waiting' || state === 'approved'
  return (
    <Card title={drug_name} aside={<PrescriptionTag state={state} words={state_desc} />}>
      <Facts
        facts={[
          { name: '数量', value: `${buy_num} 件` },
          { name: '用法用量', value: dosage },
          { name: '诊断', value: diagnosis },
          { name: '过敏史', value: allergy || '没有填写' },
          ...(hints.length > 0 ? [{ name: '签名时的提示', value: hints.join(' ') }] : []),
          { name: '签名时间', value: prescription.add_time },
          ...(reason ? [{ name: '药师意见', value: <span className="text-danger">{reason}</span> }] : []),
        ]}
      />
      {mayWithdraw && (
        <div className="pt-12 text-right">
          <ActButton
            call={benchPrescriptionWithdraw}
            input={{ prescription_id }}
            confirm={{ title: '撤回这张处方？', text: '撤回后患者不能再用它购药。', yes: '撤回', danger: true }}
            said={() => '已撤回'}
            onDone={onChanged}
          >
            撤回
          </ActButton>
        </div>
      )}
    </Card>
  )
}
