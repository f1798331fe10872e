import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { AroundProps } from '#kit/ui/waterfall-card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { pointsGoodsAddress } from '../cards/points-address.ts'
import { PointsPrice } from '../cards/points-price.tsx'
import type { pointGoodsList } from '../contract.ts'

/** Goods as lists show them. */
export type PointsGoods = CallOutput<typeof pointGoodsList>['list'][number]

/** All of a card of goods leads to their page. */
export const GoodsLink = ({ item, className, isLater, children }: AroundProps<PointsGoods>) => (
  <Link
    to={pointsGoodsAddress(item.goods_id)}
    discover={isLater ? 'none' : 'render'}
    className={`${className} transition-opacity active:opacity-80`}
  >
    {children}
  </Link>
)

function GoodsTile({ goods }: { goods: PointsGoods }) {
  return (
    <GoodsLink item={goods} className="flex min-w-0 flex-col overflow-hidden rounded-12 bg-card shadow-soft">
      <Picture src={goods.image} alt="" width={180} height={180} className="aspect-square w-full" />
      <GoodsWords item={goods} />
    </GoodsLink>
  )
}

/** What is said below the picture of goods. */
export const GoodsWords = ({ item }: { item: PointsGoods }) => (
  <span className="flex grow flex-col gap-4 p-12">
    <span className="line-clamp-2 text-14 font-medium">{item.title}</span>
    {item.subtitle && <span className="line-clamp-1 text-12 text-ink-3">{item.subtitle}</span>}
    <GoodsTags goods={item} />
    <span className="mt-auto pt-4">
      <PointsPrice points={item.point} market={item.market_price} />
    </span>
  </span>
)

type Tagged = Pick<PointsGoods, 'stock' | 'min_level' | 'kind' | 'exchanged_num'>

/** What one should know of goods before wanting them. */
export const tagsOf = ({ stock, min_level, kind, exchanged_num }: Tagged): { text: string; tone?: Tone }[] => [
  ...(stock === 0 ? [{ text: '已兑完' }] : []),
  ...(stock > 0 && stock <= 10 ? [{ text: `仅剩 ${stock} 件`, tone: 'danger' as const }] : []),
  ...(kind === 'coupon' ? [{ text: '优惠券', tone: 'accent' as const }] : []),
  ...(min_level > 0 ? [{ text: `会员 ${min_level} 级`, tone: 'warning' as const }] : []),
  ...(exchanged_num > 0 ? [{ text: `已兑 ${exchanged_num}` }] : []),
]

/** The same, shown. */
export const GoodsTags = ({ goods }: { goods: Tagged }) => (
  <span className="flex flex-wrap gap-4">
    {tagsOf(goods).map(({ text, tone }) => (
      <Tag key={text} tone={tone}>
        {text}
      </Tag>
    ))}
  </span>
)

/** Some goods in two columns; one in the largest type. */
export function GoodsGrid({ list }: { list: readonly PointsGoods[] }) {
  return (
    <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
      {list.map((goods) => (
        <GoodsTile key={goods.goods_id} goods={goods} />
      ))}
    </div>
  )
}
