import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { recharge } from '../contract.ts'
import { LEAST_YUAN, MOST_YUAN } from '../rules.ts'
import type { DeedProps } from './deed.ts'

const usual = ['100', '200', '500', '1000']

/** How much; then on to the payment. */
export function RechargeSheet({ card, onClose }: DeedProps) {
  const form = useId()
  const navigate = useNavigate()
  const start = useAct(recharge)
  const [yuan, setYuan] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isRight = /^\d{1,5}(\.\d{1,2})?$/.test(yuan) && Number(yuan) >= LEAST_YUAN && Number(yuan) <= MOST_YUAN
    if (!isRight) return setWrong(true)
    const started = await start.run({ record_id: card.record_id, amount: yuan })
    if (started) navigate(started.pay_url)
  }
  const choose = (amount: string) => {
    setWrong(false)
    setYuan(amount)
  }
  const action = (
    <Button type="submit" form={form} busy={start.busy}>
      去支付
    </Button>
  )
  return (
    <Sheet open title="充值" action={action} onClose={onClose}>
      <form id={form} onSubmit={submit} className="space-y-12" noValidate>
        <div className="grid grid-cols-4 gap-8 elder:grid-cols-2">
          {usual.map((amount) => (
            <Button key={amount} kind={yuan === amount ? 'primary' : 'secondary'} onClick={() => choose(amount)}>
              {amount} 元
            </Button>
          ))}
        </div>
        <Field
          label="充值金额"
          keyboard="decimal"
          value={yuan}
          end="元"
          hint="余额不用时可以随时原路退回"
          error={isWrong ? `请填 ${LEAST_YUAN} 到 ${MOST_YUAN} 元，最多两位小数` : start.error?.words}
          onChange={({ currentTarget }) => choose(currentTarget.value.trim())}
        />
      </form>
    </Sheet>
  )
}
