import { useSearchParams } from 'react-router'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import type { Quote } from '../cards/destination.tsx'
import { payTypeTitles } from '../rules/paying.ts'
import { CouponSheet } from './coupon-sheet.tsx'
import { GiftCardSheet } from './gift-card-sheet.tsx'

/** The ways to pay that the goods allow, where there are several. */
export function PayTypes({ quote }: { quote: Quote }) {
  const [query, setQuery] = useSearchParams()
  const chosen = quote.list[0]?.pay_type ?? 0
  if (quote.pay_types.length < 2) return null
  const choose = (payType: string) => {
    const next = new URLSearchParams(query)
    next.set('pay_type', payType)
    next.delete('coupon_id')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Card title="付款方式">
      <Segment
        label="付款方式"
        name="pay_type"
        value={String(chosen)}
        onChange={choose}
        options={quote.pay_types.map((type) => ({ value: String(type), text: payTypeTitles[type] ?? '' }))}
      />
    </Card>
  )
}

/** What the order comes to, line by line. */
export function Sums({ quote, drawn }: { quote: Quote; drawn: Quote['to_draw'] }) {
  return (
    <CellGroup>
      <Cell title="商品金额" value={<Price yuan={quote.goods_amount} size="small" />} />
      <CouponSheet quote={quote} drawn={drawn} />
      {quote.needs_address === 1 && <Freight quote={quote} />}
      {quote.later_amount !== '0.00' && (
        <Cell title="到店再付" value={<Price yuan={quote.later_amount} size="small" />} />
      )}
      <GiftCardSheet quote={quote} />
      <Cell
        title="现在支付"
        note={quote.needs_address === 1 && !quote.address ? '运费选好地址后另加' : undefined}
        value={<Price yuan={quote.pay_amount} />}
      />
    </CellGroup>
  )
}

function Freight({ quote: { address, shipping_fee, list } }: { quote: Quote }) {
  const gap = list.map(({ free_gap }) => free_gap).find((yuan) => yuan !== '0.00')
  const note = gap && list.length === 1 ? `再买 ${yuanText(gap)} 免运费` : undefined
  if (!address) return <Cell title="运费" value="选好地址后计算" />
  return (
    <Cell
      title="运费"
      note={note}
      value={shipping_fee === '0.00' ? '包邮' : <Price yuan={shipping_fee} size="small" />}
    />
  )
}
