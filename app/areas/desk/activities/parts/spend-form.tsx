import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskGiftSpend } from '../contract.ts'

/** Takes an amount off a card by the code that the patient shows. */
export function SpendForm({ onSpent }: { onSpent: () => void }) {
  const spending = useAct(deskGiftSpend)
  const form = useRef<HTMLFormElement>(null)
  const [spent, setSpent] = useState<CallOutput<typeof deskGiftSpend>>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSpent(undefined)
    const given = new FormData(event.currentTarget)
    const done = await spending.run({ scanned: String(given.get('scanned')), amount: String(given.get('amount')) })
    if (!done) return
    setSpent(done)
    form.current?.reset()
    onSpent()
  }
  return (
    <Card title="柜台扣款">
      <form ref={form} onSubmit={submit} className="space-y-12">
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
        {spending.error && <Notice tone="danger">{spending.error.words}</Notice>}
        {spent && (
          <Notice tone="success">
            已从尾号 {spent.card_no} 的卡扣款 ¥{spent.amount}，还剩 ¥{spent.balance}。
          </Notice>
        )}
        <Button type="submit" busy={spending.busy}>
          扣款
        </Button>
      </form>
    </Card>
  )
}
