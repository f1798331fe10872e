import { Link } from '#kit/ui/link.tsx'
import { Price } from '#kit/ui/price.tsx'
import { compareAddress } from '../cards/compare-address.ts'
import { type Goods, GoodsPicture } from '../cards/goods-card.tsx'

/** Other packages of the kind, each a tap away from standing beside those that are chosen. */
export function MoreToCompare({ goods, chosen }: { goods: readonly Goods[]; chosen: readonly number[] }) {
  if (goods.length === 0) return <p className="text-14 text-ink-2">这座城市没有更多同类套餐了。</p>
  return (
    <ul className="grid grid-cols-1 gap-8">
      {goods.map((one) => (
        <li key={one.goods_id}>
          <Link
            to={compareAddress([...chosen, one.goods_id])}
            replace
            preventScrollReset
            className="flex items-center gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
          >
            <GoodsPicture goods={one} className="size-56 shrink-0 rounded-8" />
            <span className="min-w-0 grow">
              <span className="block text-14 font-medium">{one.goods_name}</span>
              <span className="block text-12 text-ink-3">{one.unit_name}</span>
              <Price yuan={one.price} size="small" isLeast={one.price_space.includes('-')} />
            </span>
            <span className="shrink-0 text-14 text-accent-ink">加入对比</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
