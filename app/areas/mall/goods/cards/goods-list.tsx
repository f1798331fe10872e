import type { ReactNode } from 'react'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { type Goods, GoodsTile } from './goods-card.tsx'

/** How many goods a page of a list has. */
export const GOODS_SIZE = 10

interface GoodsListProps {
  first: readonly Goods[]
  load: (page: number) => Promise<readonly Goods[]>
  empty: ReactNode
}

/** Goods in two columns that grow as one scrolls. */
export function GoodsList({ first, load, empty }: GoodsListProps) {
  const { items, ...pages } = useMorePages({ first, size: GOODS_SIZE, load })
  return (
    <ListPage pages={{ ...pages, items: inPairs(items) }} keyOf={([left]) => left.goods_id} empty={empty}>
      {(pair) => (
        <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
          {pair.map((goods) => (
            <GoodsTile key={goods.goods_id} goods={goods} />
          ))}
        </div>
      )}
    </ListPage>
  )
}

type Pair = readonly [Goods, ...Goods[]]

const inPairs = (items: readonly Goods[]): Pair[] =>
  items.flatMap((left, at) => (at % 2 === 0 ? [[left, ...items.slice(at + 1, at + 2)] as const] : []))
