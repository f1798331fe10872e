import type { ReactNode } from 'react'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Waterfall } from '#kit/ui/waterfall.tsx'
import { GoodsLink, GoodsWords, type PointsGoods, tagsOf } from './goods-tile.tsx'

interface GrowingGridProps {
  first: readonly PointsGoods[]
  size: number
  load: (page: number) => Promise<readonly PointsGoods[]>
  empty: ReactNode
}

/** Goods in two columns that grow as one scrolls. */
export function GrowingGrid({ first, size, load, empty }: GrowingGridProps) {
  const pages = useMorePages({ first, size, load, idOf })
  return (
    <Waterfall
      pages={pages}
      size={size}
      pictureOf={pictureOf}
      Around={GoodsLink}
      Words={GoodsWords}
      wordsHeightOf={wordsHeightOf}
      empty={empty}
    />
  )
}

const idOf = ({ goods_id }: PointsGoods) => goods_id

const pictureOf = ({ image }: PointsGoods) => ({
  src: image,
  alt: '',
  width: 360,
  height: 360,
  kind: 'product' as const,
})

/** About: paddings with the points, a line or two of the title, a line that says more, and one of tags. */
const wordsHeightOf = (goods: PointsGoods) =>
  62 + 21 * (goods.title.length > 10 ? 2 : 1) + (goods.subtitle ? 22 : 0) + (tagsOf(goods).length > 0 ? 18 : 0)
