import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type GoodsWish, inOrderOfPrice } from '../rules/wish.ts'
import type { GoodsSort } from '../rules.ts'
import { type Brand, FilterSheet, type Seller } from './filter-sheet.tsx'
import { ownPlace } from './own-place.ts'
import { SortTabs } from './sort-tabs.tsx'

const sorts = [
  { sort: 'default', text: '综合' },
  { sort: 'sold', text: '销量' },
  { sort: 'price', text: '价格' },
  { sort: 'newest', text: '新品' },
] as const
const near = { sort: 'near', text: '离我近' } as const

interface ListHeadProps {
  sort: GoodsSort
  wish: GoodsWish
  sellers: readonly Seller[]
  brands: readonly Brand[]
  /** The address of the list in that order with that wish. */
  to: (asked: { sort: GoodsSort; wish: GoodsWish }) => string
  /** How many goods a wish leaves. */
  count: (wish: GoodsWish) => Promise<number>
  /** How many things of the wish somebody set; all of them where nobody says. */
  chosen?: number
  /** It is a list of what a coupon can be used on. */
  isOfCoupon?: boolean
}

/** Above a list of goods: in which order, and which of them. What is near is an order where the place is known. */
export function ListHead({ sort, wish, sellers, brands, to, count, chosen, isOfCoupon }: ListHeadProps) {
  const { revalidate } = useRevalidator()
  const [isPlaced, setPlaced] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server could not know is asked once.
  useEffect(() => {
    const place = ownPlace()
    setPlaced(place !== null)
    if (place && sort === 'near') revalidate()
  }, [])
  const shown = isPlaced || sort === 'near' ? [...sorts, near] : sorts
  return (
    <div className="flex items-stretch border-b border-line bg-card">
      <div className="-mb-1 min-w-0 grow">
        <SortTabs<GoodsSort> sorts={shown} chosen={sort} to={(next) => to({ sort: next, wish })} />
      </div>
      <FilterSheet
        wish={wish}
        sellers={sellers}
        brands={brands}
        count={count}
        chosen={chosen}
        isOfCoupon={isOfCoupon}
        to={(next) => to({ sort, wish: inOrderOfPrice(next) })}
      />
    </div>
  )
}
