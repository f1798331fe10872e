import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { Button } from '#kit/ui/button.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import type { Quote } from '../cards/destination.tsx'

/** The gift cards with which one can pay, none chosen at first; what those pay that are chosen is reckoned by the server. */
export function GiftCardSheet({ quote: { gift_cards, card_amount } }: { quote: Quote }) {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useSearchParams()
  const [ticked, setTicked] = useState<{ before: Quote['gift_cards']; ids: readonly number[] }>()
  const paying = gift_cards.filter(({ selected }) => selected === 1).map(({ card_id }) => card_id)
  // A tick is seen at once; what it pays comes when the server has reckoned.
  const chosen = ticked?.before === gift_cards ? ticked.ids : paying
  if (gift_cards.length === 0) return <Cell title="礼品卡" value="有卡？去兑换" to="/activity/giftcards" />
  const toggle = (id: number, isTicked: boolean) => {
    const next = new URLSearchParams(query)
    const ids = isTicked ? [...chosen, id] : chosen.filter((one) => one !== id)
    setTicked({ before: gift_cards, ids })
    if (ids.length === 0) next.delete('gift_card_ids')
    else next.set('gift_card_ids', ids.join(','))
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const allFen = gift_cards.reduce((sum, { balance }) => sum + yuanToFen(balance), 0)
  return (
    <>
      <Cell
        title="礼品卡"
        value={
          card_amount === '0.00' ? (
            `${gift_cards.length} 张可用，共 ${yuanText(fenToYuan(allFen))}`
          ) : (
            <>
              −<Price yuan={card_amount} size="small" />
            </>
          )
        }
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title="用礼品卡付款" onClose={() => setOpen(false)}>
        <ul className="grid grid-cols-1 divide-y divide-line">
          {gift_cards.map(({ card_id, card_no, balance, end_time, selected, pays }) => (
            <li key={card_id} className="py-8">
              <Checkbox checked={chosen.includes(card_id)} onChange={({ target }) => toggle(card_id, target.checked)}>
                <span className="block text-16">
                  尾号 {card_no}，余额 <Price yuan={balance} size="small" />
                </span>
                <span className="block text-12 text-ink-3">
                  {selected === 1 ? `这次付 ${yuanText(pays)}，` : ''}有效期至 {end_time.slice(0, 10)}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        <p className="py-8 text-12 text-ink-3">
          可以选几张，先用快到期的；付不完的部分再用其他方式付。退款时退回原卡。
        </p>
        <Button onClick={() => setOpen(false)}>选好了</Button>
      </Sheet>
    </>
  )
}
