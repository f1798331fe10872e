import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { pointsGoodsAddress } from '../cards/points-address.ts'
import type { pointHome } from '../contract.ts'

/** What the seller wants seen first; a second one is reached sideways. */
export function Banners({ banners }: { banners: CallOutput<typeof pointHome>['banners'] }) {
  if (banners.length === 0) return null
  return (
    <section aria-label="精选推荐" className="no-bar -mx-16 flex snap-x snap-mandatory gap-12 overflow-x-auto px-16">
      {banners.map(({ goods_id, title, text, image }, at) => (
        <Link
          key={goods_id}
          to={pointsGoodsAddress(goods_id)}
          className="flex w-full shrink-0 snap-center items-center gap-12 overflow-hidden rounded-12 bg-tint p-16 not-only:w-9/10"
        >
          <span className="min-w-0 grow">
            <span className="block text-18 font-semibold">{text}</span>
            <span className="block pt-4 text-14 text-ink-2">{title}</span>
            <span className="block pt-8 text-14 font-medium text-accent-ink">去兑换</span>
          </span>
          <Picture src={image} alt="" width={96} height={96} first={at === 0} className="size-96 shrink-0 rounded-8" />
        </Link>
      ))}
    </section>
  )
}
