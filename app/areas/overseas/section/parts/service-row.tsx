import { serviceAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import type { overseasGoods } from '#app/areas/overseas/directory/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'

/** A service abroad as lists have it. */
export type Service = CallOutput<typeof overseasGoods>['list'][number]

/** A service that can be bought: what, where, how much. */
export function ServiceRow({ goods }: { goods: Service }) {
  return (
    <Link
      to={serviceAddress(goods.goods_id)}
      className="flex gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <Picture src={goods.img} alt="" width={80} height={80} className="size-80 shrink-0 rounded-8 elder:hidden" />
      <span className="flex min-w-0 grow flex-col gap-4">
        <span className="text-16 font-medium">{goods.goods_name}</span>
        <span className="text-12 text-ink-3">{goods.subtitle}</span>
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-8">
          <Price yuan={goods.price} isLeast={goods.price_space.includes('-')} />
          <span className="text-12 text-ink-3">
            {goods.country_name} · {goods.category_name}
          </span>
        </span>
      </span>
    </Link>
  )
}
