import type { ReactNode } from 'react'
import { ListEnd } from '#kit/ui/list-end.tsx'
import type { MorePages } from '#kit/ui/more-pages.ts'
import { GoodsGrid, type PointsGoods } from './goods-tile.tsx'

interface GrowingGridProps {
  pages: MorePages<PointsGoods>
  empty: ReactNode
}

/** Goods in two columns that grow as one scrolls. */
export function GrowingGrid({ pages: { items, state, more, sentinel }, empty }: GrowingGridProps) {
  if (items.length === 0 && state === 'end') return empty
  return (
    <div className="space-y-12">
      <GoodsGrid list={items} first />
      <ListEnd state={state} more={more} sentinel={sentinel} after={items.length} />
    </div>
  )
}
