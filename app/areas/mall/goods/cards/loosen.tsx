import { Chip } from '#kit/ui/filter-bar.tsx'
import { type GoodsWish, loosened } from '../rules/wish.ts'

/** Where a wish left nothing: how to loosen it. Nothing where nothing was wanted. */
export function Loosen({ wish, to }: { wish: GoodsWish; to: (wish: GoodsWish) => string }) {
  const ways = loosened(wish)
  if (ways.length === 0) return null
  return (
    <nav aria-label="放宽筛选" className="flex flex-wrap justify-center gap-8 px-16 pb-24">
      {ways.map((way) => (
        <Chip key={way.text} to={to(way.wish)}>
          {way.text}
        </Chip>
      ))}
    </nav>
  )
}
