import { useState } from 'react'
import { counterWords } from '#app/areas/pay/rules/counter.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskTillCollect } from '../contract.ts'

interface CollectButtonProps {
  orderId: string
  amount: string
  onDone: () => void
}

/** Takes the fee of an appointment at the counter: cash, or a card with the number on the terminal's slip. */
export function CollectButton({ orderId, amount, onDone }: CollectButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState('counter')
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        收费 {amount}
      </Button>
      <EditForm
        open={isOpen}
        title={`收挂号费 ${amount} 元`}
        onClose={() => setOpen(false)}
        action={`已收 ${amount} 元`}
        refusedFields={{ 'number-needed': 'terminal_no', 'number-used': 'terminal_no' }}
        save={(form, send) => {
          const written = readForm(deskTillCollect, form, { way: ['counter', 'terminal'], terminal_no: 'text' })
          return send(deskTillCollect, { ...written, order_id: orderId })
        }}
        said={(done) => `${done.way_name}收了 ${done.amount} 元，收据号 ${done.number}`}
        onSaved={() => {
          setOpen(false)
          onDone()
        }}
      >
        <Choice
          legend="怎么付"
          name="way"
          value={way}
          onChange={setWay}
          options={[
            { value: 'counter', title: counterWords.counter, note: '点清、找零以后再按“已收”' },
            { value: 'terminal', title: counterWords.terminal, note: '刷卡成功、出了小票以后再按“已收”' },
          ]}
        />
        {way === 'terminal' && (
          <Field
            label="刷卡机参考号"
            name="terminal_no"
            maxLength={40}
            autoComplete="off"
            hint="在刷卡小票上，对账时按它找"
            required
          />
        )}
      </EditForm>
    </>
  )
}
