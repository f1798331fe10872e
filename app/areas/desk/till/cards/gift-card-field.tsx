import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskTillGiftCard } from '../contract.ts'

/** A gift card that pays, by the code that was shown. */
export type GiftCardFound = CallOutput<typeof deskTillGiftCard> & { scanned: string }

interface GiftCardFieldProps {
  orderId: string
  found: GiftCardFound | undefined
  onFound: (found: GiftCardFound | undefined) => void
}

/** Looks what a gift card can pay, so that whoever takes money knows how much is left to be taken. Nothing is taken yet. */
export function GiftCardField({ orderId, found, onFound }: GiftCardFieldProps) {
  const [scanned, setScanned] = useState('')
  const looking = useAct(deskTillGiftCard)
  const look = async () => {
    if (scanned.trim() === '') return
    const reply = await looking.run({ order_id: orderId, scanned })
    onFound(reply && { ...reply, scanned })
  }
  if (found)
    return (
      <Notice tone="success">
        尾号 {found.card_no} 的礼品卡有 {found.balance} 元，付 {found.gift_amount} 元，还要收 {found.rest_amount} 元。
        <Button
          kind="text"
          size="small"
          onClick={() => {
            setScanned('')
            onFound(undefined)
          }}
        >
          不用这张卡
        </Button>
      </Notice>
    )
  return (
    <Disclosure title="用礼品卡付（可以付一部分）">
      <div className="flex items-end gap-8 pb-4">
        <div className="min-w-0 grow">
          <Field
            label="礼品卡付款码"
            value={scanned}
            maxLength={60}
            autoComplete="off"
            placeholder="扫一扫，或输入 22 位数字"
            onChange={({ target }) => setScanned(target.value)}
            onKeyDown={(event) => {
              // Scanners end with it; it would send the form.
              if (event.key !== 'Enter') return
              event.preventDefault()
              look()
            }}
          />
        </div>
        <div className="shrink-0">
          <Button kind="secondary" busy={looking.busy} onClick={look}>
            查余额
          </Button>
        </div>
      </div>
      {looking.error && (
        <p role="alert" className="pb-8 text-12 text-danger">
          {looking.error.words}
        </p>
      )}
    </Disclosure>
  )
}
