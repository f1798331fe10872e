import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { giftCardList } from '../contract.ts'
import { grouped } from '../rules.ts'
import type { GiftCard } from './card-face.tsx'

/** The code that is shown at a counter; another takes its place when its time is over. */
export function PaySheet({ card: first, onClose }: { card: GiftCard; onClose: () => void }) {
  const [card, setCard] = useState(first)
  const renew = async () => {
    const found = await callApi(giftCardList, { state: 'usable', page_size: 50 }).catch(() => undefined)
    const same = found?.list.find(({ card_id }) => card_id === card.card_id)
    if (same) return setCard(same)
    toast(found ? '这张卡已经用完了' : '网络不太顺，请稍后再试')
  }
  return (
    <Sheet open title="付款码" onClose={onClose}>
      <div className="flex flex-col items-center gap-12 pt-8 text-center">
        <QrCode text={card.pay_code} alt="礼品卡付款码" />
        <p className="text-18 font-medium wrap-anywhere tabular-nums">{grouped(card.pay_code)}</p>
        <p className="text-14 text-ink-2">
          给收费处或门店扫一扫，余额 ¥{card.balance}；
          <Countdown key={card.pay_code} seconds={card.code_seconds} nearSeconds={30} onEnd={renew} /> 后更新
        </p>
        <Button kind="secondary" size="small" onClick={renew}>
          更新付款码
        </Button>
      </div>
    </Sheet>
  )
}
