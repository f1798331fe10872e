import type { ReactNode } from 'react'
import { type Goods, GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { GOODS_SIZE } from '#app/areas/mall/goods/cards/goods-list.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'

interface ProjectRowsProps {
  first: readonly Goods[]
  load: (page: number) => Promise<readonly Goods[]>
  empty: ReactNode
}

/** Projects one below the other: where they are done counts as much as what they are. */
export function ProjectRows({ first, load, empty }: ProjectRowsProps) {
  const pages = useMorePages({ first, size: GOODS_SIZE, load, idOf: ({ goods_id }) => goods_id })
  return (
    <ListPage pages={pages} empty={empty}>
      {(goods) => <GoodsRow goods={goods} />}
    </ListPage>
  )
}
