import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Cell } from '#kit/ui/cell.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import type { Quote } from '../cards/destination.tsx'

interface CouponSheetProps {
  quote: Quote
  /** Those that were just drawn for this order. */
  drawn: Quote['to_draw']
}

/** Stands for the combination that takes most off. */
const BEST = 'best'

/** The coupons that fit, the best ones chosen already; another choice is reckoned by the server. */
export function CouponSheet({ quote, drawn }: CouponSheetProps) {
  const { coupons } = quote
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useSearchParams()
  const choose = (id: string) => {
    const next = new URLSearchParams(query)
    if (id === BEST) next.delete('coupon_id')
    else next.set('coupon_id', id)
    setQuery(next, { replace: true, preventScrollReset: true })
    setOpen(false)
  }
  const mayOpen = coupons.length > 0 || quote.to_draw.length > 0
  return (
    <>
      <Cell
        title="优惠券"
        note={drawn.length > 0 ? `已为您领到：${drawn.map(({ words }) => `${words}券`).join('、')}` : undefined}
        value={saidOf(quote)}
        onClick={mayOpen ? () => setOpen(true) : undefined}
      />
      <Sheet open={isOpen} title="选择优惠券" onClose={() => setOpen(false)}>
        <Choice
          legend="一次选一张；几样商品一起买时，可以各用一张"
          name="coupon"
          value={query.get('coupon_id') ?? BEST}
          onChange={choose}
          options={[
            { value: BEST, title: '最省的用法', note: bestNote(quote) },
            ...coupons.map(({ coupon_code_id, title, words, limit_words, can_use, canDiscountAmount }) => ({
              value: String(coupon_code_id),
              title: `${words} ${title}`,
              note: can_use === 1 ? limit_words : `${limit_words}，这个订单不能用`,
              disabled: can_use === 0,
              aside: can_use === 1 && (
                <>
                  −<Price yuan={canDiscountAmount} size="small" />
                </>
              ),
            })),
            { value: '0', title: '不使用优惠券' },
          ]}
        />
      </Sheet>
    </>
  )
}

/** What is taken off, and whether it could be more. */
const saidOf = ({ coupons, discount_amount, more_discount, to_draw }: Quote): string => {
  const more = more_discount === '0.00' ? '' : `还能再减 ${yuanText(more_discount)}`
  if (discount_amount !== '0.00') return [`−${yuanText(discount_amount)}`, more].filter(Boolean).join('，')
  if (more) return more
  const usable = coupons.filter(({ can_use }) => can_use === 1).length
  if (usable > 0) return `${usable} 张可用`
  return to_draw.length > 0 ? `还有 ${to_draw.length} 张可领` : '暂无可用'
}

const bestNote = ({ to_draw }: Quote): string =>
  to_draw.length > 0
    ? `会为您领取：${to_draw.map(({ words, limit_words }) => `${words}（${limit_words}）`).join('、')}`
    : '我们已按减得最多的方式选好'
