import { Tabs } from '#kit/ui/tabs.tsx'
import type { GoodsSort } from '../rules.ts'

interface SortTabsProps<Sort extends GoodsSort> {
  /** The usual order first, then others in their order; price stands for both of its directions. */
  sorts: readonly { sort: Sort | 'price'; text: string }[]
  chosen: Sort
  /** The address of the list in that order. */
  to: (sort: Sort) => string
}

/** The orders of a list of goods; price is one tab, which turns round when it is tapped again. */
export function SortTabs<Sort extends GoodsSort>({ sorts, chosen, to }: SortTabsProps<Sort>) {
  const isPrice = chosen === 'price_up' || chosen === 'price_down'
  const arrow = isPrice ? (chosen === 'price_up' ? ' ↑' : ' ↓') : ''
  return (
    <Tabs
      label="排序"
      tabs={sorts.map(({ sort, text }) =>
        sort === 'price'
          ? {
              text: text + arrow,
              to: to((chosen === 'price_up' ? 'price_down' : 'price_up') as Sort),
              current: isPrice,
            }
          : { text, to: to(sort), current: sort === chosen },
      )}
    />
  )
}
