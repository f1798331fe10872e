import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Cell } from '#kit/ui/cell.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { confirmGoodsOrder } from '../contract.ts'

interface CouponSheetProps {
  coupons: CallOutput<typeof confirmGoodsOrder>['coupons']
  /** What they take off together. */
  off: string
}

/** The coupons that fit, the best ones chosen already; another choice is reckoned by the server. */
export function CouponSheet({ coupons, off }: CouponSheetProps) {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useSearchParams()
  const chosen = coupons.filter(({ selected }) => selected === 1)
  const usable = coupons.filter(({ can_use }) => can_use === 1).length
  const choose = (id: string) => {
    const next = new URLSearchParams(query)
    next.set('coupon_id', id)
    setQuery(next, { replace: true, preventScrollReset: true })
    setOpen(false)
  }
  const told = chosen.length > 0 ? `−¥${off.replace(/\.00$/, '')}` : usable > 0 ? `${usable} 张可用` : '暂无可用'
  return (
    <>
      <Cell title="优惠券" value={told} onClick={coupons.length > 0 ? () => setOpen(true) : undefined} />
      <Sheet open={isOpen} title="选择优惠券" onClose={() => setOpen(false)}>
        <Choice
          legend="一次使用一张；多件商品时已为您选好最省的组合"
          name="coupon"
          value={chosen.length === 0 ? '0' : chosen.length === 1 ? String(chosen[0]?.coupon_code_id) : ''}
          onChange={choose}
          options={[
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
