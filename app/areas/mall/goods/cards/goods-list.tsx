import type { ReactNode } from 'react'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Waterfall } from '#kit/ui/waterfall.tsx'
import { type Goods, GoodsLink, GoodsWords, NotShown } from './goods-card.tsx'
import { wordsHeightOf } from './goods-words-height.ts'

/** How many goods a page of a list has. */
export const GOODS_SIZE = 10

interface GoodsListProps {
  first: readonly Goods[]
  load: (page: number) => Promise<readonly Goods[]>
  empty: ReactNode
}

/** Goods in two columns that grow as one scrolls: the one list of its page that does. */
export function GoodsList({ first, load, empty }: GoodsListProps) {
  const pages = useMorePages({ first, size: GOODS_SIZE, load, idOf })
  return (
    <Waterfall
      pages={pages}
      size={GOODS_SIZE}
      pictureOf={pictureOf}
      Around={GoodsLink}
      NoPicture={NotShown}
      Words={GoodsWords}
      wordsHeightOf={wordsHeightOf}
      empty={empty}
    />
  )
}

const idOf = ({ goods_id }: Goods) => goods_id

/** A square, beside the words that say what it shows; a drug on prescription has none. */
const pictureOf = ({ img }: Goods) => ({ src: img, alt: '', width: 360, height: 360, kind: 'product' as const })
