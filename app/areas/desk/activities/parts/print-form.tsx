import { useState } from 'react'
import { FEWEST_YEARS, MOST_CARDS, MOST_YUAN } from '#app/areas/activities/gift-cards/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { FormDialog } from '#app/desk-shell/form-dialog.tsx'
import { NumberField } from '#app/desk-shell/number-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskGiftPrint } from '../contract.ts'

/** Cards to be printed; then their numbers and secrets, this once. */
export function PrintForm({ onClose }: { onClose: () => void }) {
  const [printed, setPrinted] = useState<CallOutput<typeof deskGiftPrint>>()
  if (printed) return <Printed printed={printed} onClose={onClose} />
  return (
    <EditForm
      title="打印礼品卡"
      action="已收款，生成卡号"
      save={(form, send) =>
        send(deskGiftPrint, readForm(deskGiftPrint, form, { amount: 'text', count: 'text', last_day: 'text' }))
      }
      onSaved={setPrinted}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-x-12">
        <Field
          label="面值"
          name="amount"
          keyboard="decimal"
          pattern="\d{1,4}(\.\d{1,2})?"
          title={`金额，最多 ${MOST_YUAN} 元`}
          hint={`每张最多 ${MOST_YUAN} 元`}
          end="元"
          required
        />
        <NumberField label="张数" name="count" unit="张" min={1} max={MOST_CARDS} defaultValue={1} required />
      </div>
      <Field label="有效期最后一天" name="last_day" keyboard="date" hint={`按规定不少于 ${FEWEST_YEARS} 年`} required />
    </EditForm>
  )
}

interface PrintedProps {
  printed: CallOutput<typeof deskGiftPrint>
  onClose: () => void
}

function Printed({ printed: { list, amount, end_time }, onClose }: PrintedProps) {
  return (
    <FormDialog
      open
      title={`${list.length} 张，每张 ¥${amount}`}
      onClose={onClose}
      action={
        <Button wide onClick={onClose}>
          已经抄好或打印，关闭
        </Button>
      }
    >
      <div className="space-y-12">
        <Notice tone="warning">卡号和密码只显示这一次，关闭后谁也看不到。有效期至 {end_time.slice(0, 10)}。</Notice>
        <table className="w-full text-14 tabular-nums">
          <thead className="text-left text-12 text-ink-3">
            <tr>
              <th className="pb-8 font-normal">卡号</th>
              <th className="pb-8 font-normal">密码</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {list.map(({ card_no, card_pwd }) => (
              <tr key={card_no}>
                <td className="py-8">{card_no}</td>
                <td className="py-8">{card_pwd}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormDialog>
  )
}
