import type { ReactNode } from 'react'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { boughtAddress } from './order-address.ts'

interface GoodsLineProps {
  name: string
  skuName: string
  img: string
  price: string
  pieces: number
  /** Under the price: what went back, a note. */
  end?: ReactNode
}

/** Goods in an order: what, which, how many, for how much. */
export function GoodsLine({ name, skuName, img, price, pieces, end }: GoodsLineProps) {
  return (
    <div className="flex gap-12">
      <Picture src={img} alt="" width={72} height={72} className="size-72 shrink-0 rounded-8" />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 text-14">{unbroken(name)}</p>
        <p className="line-clamp-2 pt-2 text-12 text-ink-3">{unbroken(skuName)}</p>
      </div>
      <div className="shrink-0 text-right">
        <Price yuan={price} size="small" />
        <p className="text-12 text-ink-3 tabular-nums">×{pieces}</p>
        {end}
      </div>
    </div>
  )
}

interface GoodsLinesProps {
  goods: readonly {
    special_id: number
    goods_name: string
    goods_special_name: string
    img: string
    goods_price: string
    buy_num: number
    goods_id?: number
    /** 1 where it can be looked at: it then leads there, if the list does. */
    goods_state?: number
  }[]
  /** Each leads to its page. */
  isLinked?: boolean
}

/** All goods of an order, as the wire has them. */
export function GoodsLines({ goods, isLinked = false }: GoodsLinesProps) {
  return (
    <div className="space-y-12">
      {goods.map((one) => {
        const line = (
          <GoodsLine
            key={one.special_id}
            name={one.goods_name}
            skuName={one.goods_special_name}
            img={one.img}
            price={one.goods_price}
            pieces={one.buy_num}
          />
        )
        if (!isLinked || one.goods_id === undefined || one.goods_state !== 1) return line
        return (
          <Link key={one.special_id} to={boughtAddress({ goods_id: one.goods_id })} className="block active:opacity-80">
            {line}
          </Link>
        )
      })}
    </div>
  )
}
