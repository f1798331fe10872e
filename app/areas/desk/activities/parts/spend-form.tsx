import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskGiftSpend } from '../contract.ts'

/** Takes an amount off a card by the code that the patient shows. */
export function SpendForm({ onSpent }: { onSpent: () => void }) {
  const [spent, setSpent] = useState<CallOutput<typeof deskGiftSpend>>()
  const [round, setRound] = useState(0)
  return (
    <Card title="柜台扣款">
      <PageForm
        key={round}
        action="扣款"
        save={(form, send) => {
          setSpent(undefined)
          return send(deskGiftSpend, readForm(deskGiftSpend, form, { scanned: 'text', amount: 'text' }))
        }}
        onSaved={(done) => {
          setSpent(done)
          setRound(round + 1)
          onSpent()
        }}
      >
        <div className="grid grid-cols-1 gap-12">
          <Field
            label="付款码"
            name="scanned"
            autoComplete="off"
            placeholder="扫一扫，或输入 22 位数字"
            maxLength={60}
            required
          />
          <Field
            label="金额"
            name="amount"
            keyboard="decimal"
            pattern="\d{1,4}(\.\d{1,2})?"
            title="金额，最多两位小数"
            end="元"
            required
          />
        </div>
        {spent && (
          <Notice tone="success">
            已从尾号 {spent.card_no} 的卡扣款 ¥{spent.amount}，还剩 ¥{spent.balance}。
          </Notice>
        )}
      </PageForm>
    </Card>
  )
}
