import { type FormEvent, useId } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { exchangeGiftCard } from '../contract.ts'

/** Binds a card: its number and its secret. */
export function ExchangeSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const exchanging = useAct(exchangeGiftCard)
  const form = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const bound = await exchanging.run({
      card_no: String(given.get('card_no')),
      card_pwd: String(given.get('card_pwd')),
    })
    if (!bound) return
    toast(`兑换成功，余额 ${bound.balance} 元`)
    onDone()
  }
  return (
    <Sheet
      open
      title="兑换礼品卡"
      onClose={onClose}
      action={
        <Button type="submit" form={form} busy={exchanging.busy}>
          兑换
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-12">
        <ErrorNotice words={exchanging.error?.words} />
        <Field
          label="卡号"
          name="card_no"
          keyboard="number"
          autoComplete="off"
          placeholder="16 位数字"
          maxLength={40}
          required
        />
        <Field
          label="密码"
          name="card_pwd"
          keyboard="number"
          autoComplete="off"
          placeholder="10 位数字"
          maxLength={40}
          required
        />
        <p className="text-12 text-ink-3">兑换后卡归您使用，不能再转给别人；一小时最多试 10 次。</p>
      </form>
    </Sheet>
  )
}
