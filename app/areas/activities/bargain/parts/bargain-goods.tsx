import type { ReactNode } from 'react'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { address } from '#kit/wire/address.ts'

interface BargainGoodsProps {
  goods: { goods_id: number; goods_name: string; special_name: string; img: string }
  /** Where the name leads; without it to the goods themselves. */
  to?: string
  children: ReactNode
}

/** Goods that are bargained for: which, and what is said of their price. */
export function BargainGoods({ goods, to, children }: BargainGoodsProps) {
  return (
    <article className="relative flex gap-12 rounded-12 bg-card p-12 shadow-soft">
      <Picture src={goods.img} alt="" width={96} height={96} className="size-96 shrink-0 rounded-8" />
      <div className="flex min-w-0 grow flex-col gap-6">
        <h3 className="text-14 font-medium">
          <Link
            to={to ?? address('/health/product', { goods_id: goods.goods_id })}
            className="line-clamp-2 after:absolute after:inset-0 active:opacity-80"
          >
            {goods.goods_name}
          </Link>
        </h3>
        <p className="truncate text-12 text-ink-3">{goods.special_name}</p>
        {children}
      </div>
    </article>
  )
}
