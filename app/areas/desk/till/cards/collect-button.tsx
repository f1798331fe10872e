import { useState } from 'react'
import { counterWords } from '#app/areas/pay/rules/counter.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskTillCollect } from '../contract.ts'
import { GiftCardField, type GiftCardFound } from './gift-card-field.tsx'

interface CollectButtonProps {
  orderId: string
  amount: string
  onDone: () => void
}

/** Takes the fee of an appointment at the counter: cash, a card with the number on the terminal's slip, or a gift card and the rest so. */
export function CollectButton({ orderId, amount, onDone }: CollectButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState('counter')
  const [gift, setGift] = useState<GiftCardFound>()
  const rest = gift?.rest_amount ?? amount
  const close = () => {
    setOpen(false)
    setGift(undefined)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        收费 {amount} 元
      </Button>
      <EditForm
        draft="private"
        open={isOpen}
        title={`收挂号费 ${amount} 元`}
        onClose={close}
        action={actionOf(gift, rest)}
        refusedFields={{ 'number-needed': 'terminal_no', 'number-used': 'terminal_no' }}
        save={(form, send) => {
          const money =
            rest === NOTHING
              ? {}
              : readForm(deskTillCollect, form, { way: ['counter', 'terminal'], terminal_no: 'text' })
          return send(deskTillCollect, {
            ...money,
            order_id: orderId,
            gift_code: gift?.scanned,
            gift_amount: gift?.gift_amount,
          })
        }}
        said={spokenTaken}
        onSaved={() => {
          close()
          onDone()
        }}
      >
        <GiftCardField orderId={orderId} found={gift} onFound={setGift} />
        {rest !== NOTHING && (
          <Choice
            legend={gift ? `其余 ${rest} 元怎么付` : '怎么付'}
            name="way"
            value={way}
            onChange={setWay}
            options={[
              { value: 'counter', title: counterWords.counter, note: '点清、找零以后再按“已收”' },
              { value: 'terminal', title: counterWords.terminal, note: '刷卡成功、出了小票以后再按“已收”' },
            ]}
          />
        )}
        {rest !== NOTHING && way === 'terminal' && (
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

const NOTHING = '0.00'

const actionOf = (gift: GiftCardFound | undefined, rest: string): string => {
  if (!gift) return `已收 ${rest} 元`
  return rest === NOTHING ? `用礼品卡付 ${gift.gift_amount} 元` : `礼品卡付 ${gift.gift_amount} 元，已收 ${rest} 元`
}

const spokenTaken = ({ amount, gift_amount, way_name, number }: CallOutput<typeof deskTillCollect>): string => {
  const isOneWay = gift_amount === NOTHING || gift_amount === amount
  const taken = isOneWay ? `${way_name}收了 ${amount} 元` : `收了 ${amount} 元，其中礼品卡 ${gift_amount} 元`
  return `${taken}，收据号 ${number}`
}
