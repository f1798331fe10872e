import { useState } from 'react'
import { GoodsLine } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Select } from '#kit/ui/select.tsx'
import { paidEach } from '../rules/choose.ts'
import type { Offer } from './apply-form.tsx'

type Goods = Offer['list'][number]

/** Which goods, how many of them, and what they were paid for at the most. */
export interface Chosen {
  goods: Goods | undefined
  pieces: number
  amount: string
}

/** What is chosen of an offer: all that is left of it at first. */
export const useChosen = (offer: Offer) => {
  const free = offer.list.filter(({ left_num, under_way }) => left_num > 0 && !under_way)
  const only = free.length === 1 && offer.list.length === 1 ? free[0] : undefined
  const [special, setSpecial] = useState<number>()
  const [count, setCount] = useState<number>()
  const goods = only ?? free.find(({ special_id }) => special_id === special)
  const pieces = Math.min(count ?? goods?.left_num ?? 0, goods?.left_num ?? 0)
  const isAll = !goods || (goods === only && pieces === goods.left_num)
  const chosen: Chosen = { goods, pieces, amount: isAll ? offer.refund_amount : shareOf(goods, pieces) }
  return { chosen, free, setSpecial, setCount }
}

/** What so many pieces were paid for; the server reckons it anew. */
const shareOf = ({ buy_num, left_num, left_amount, pay_amount }: Goods, pieces: number): string =>
  pieces >= left_num
    ? left_amount
    : fenToYuan(Math.min(yuanToFen(left_amount), Math.floor((yuanToFen(pay_amount) * pieces) / buy_num)))

interface ChooseGoodsProps {
  offer: Offer
  choosing: ReturnType<typeof useChosen>
}

/** The goods of an order, to be chosen where there are several, with how many of them go back. */
export function ChooseGoods({ offer, choosing: { chosen, free, setSpecial, setCount } }: ChooseGoodsProps) {
  const held = offer.list.filter(({ under_way }) => under_way)
  const { goods, pieces } = chosen
  return (
    <Card title={offer.unit_name}>
      <div className="space-y-12">
        {offer.list.length > 1 ? (
          <Choice
            legend="退哪些商品？"
            name="goods"
            value={goods ? String(goods.special_id) : '0'}
            onChange={(id) => {
              setSpecial(id === '0' ? undefined : Number(id))
              setCount(undefined)
            }}
            options={[
              {
                value: '0',
                title: `全部可退的商品（${free.length} 种）`,
                aside: <Price yuan={offer.refund_amount} size="small" />,
              },
              ...free.map((one) => ({
                value: String(one.special_id),
                title: one.goods_name,
                note: `${one.goods_special_name}，可退 ${one.left_num} 件`,
                aside: <Price yuan={one.left_amount} size="small" />,
              })),
            ]}
          />
        ) : (
          goods && (
            <GoodsLine
              name={goods.goods_name}
              skuName={goods.goods_special_name}
              img={goods.img}
              price={paidEach(goods.pay_amount, goods.buy_num)}
              pieces={goods.buy_num}
            />
          )
        )}
        {goods && goods.left_num > 1 && (
          <Select
            label="退几件"
            value={pieces}
            onChange={({ target }) => setCount(Number(target.value))}
            options={Array.from({ length: goods.left_num }, (_, at) => ({ value: at + 1, text: `${at + 1} 件` }))}
          />
        )}
        {held.length > 0 && (
          <p className="text-12 text-ink-3">正在退款：{held.map(({ goods_name }) => goods_name).join('、')}</p>
        )}
      </div>
    </Card>
  )
}
