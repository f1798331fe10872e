import { distanceText } from '#kit/geo/distance-text.ts'
import { classes } from '#kit/ui/classes.ts'
import { Link } from '#kit/ui/link.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { AroundProps } from '#kit/ui/waterfall-card.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { entityGoodsList } from '../contract.ts'
import { itemTypes, needsPrescription } from '../rules.ts'
import { AD_WIDTH, DISTANCE_WIDTH, mayPass } from './goods-words-height.ts'

/** Goods as lists show them. */
export type Goods = CallOutput<typeof entityGoodsList>['list'][number]

/** The page of goods: a project has one of its own. */
export const goodsAddress = ({ goods_id, item_type }: Pick<Goods, 'goods_id' | 'item_type'>): string =>
  item_type === itemTypes.project
    ? address('/shop/projectDetail', { project_id: goods_id })
    : address('/health/product', { goods_id })

/** All of a card of goods leads to their page; projects are few among them, and may be the first that leads to theirs. */
export const GoodsLink = ({ item, className, isLater, children }: AroundProps<Goods>) => (
  <Link
    to={goodsAddress(item)}
    discover={isLater && item.item_type !== itemTypes.project ? 'none' : 'render'}
    className={`${className} transition-opacity active:opacity-80`}
  >
    {children}
  </Link>
)

/** Goods in one of two columns: their picture first. */
export function GoodsTile({ goods }: { goods: Goods }) {
  return (
    <GoodsLink item={goods} className="flex min-w-0 flex-col overflow-hidden rounded-12 bg-card shadow-soft">
      <GoodsPicture goods={goods} className="w-full" />
      <GoodsWords item={goods} />
    </GoodsLink>
  )
}

/** What is said below the picture of goods. */
export const GoodsWords = ({ item }: { item: Goods }) => (
  <span className="flex grow flex-col gap-4 p-12">
    <Name goods={item} />
    <Where goods={item} />
    <Tags goods={item} />
    <PriceAndSold goods={item} />
  </span>
)

/** Goods in a row: for lists that are read one after the other. */
export function GoodsRow({ goods }: { goods: Goods }) {
  return (
    <GoodsLink item={goods} className="flex gap-12 rounded-12 bg-card p-12 shadow-soft">
      <GoodsPicture goods={goods} className="size-96 shrink-0 rounded-8" />
      <span className="flex min-w-0 grow flex-col gap-4">
        <Name goods={goods} />
        <Where goods={goods} />
        <Tags goods={goods} />
        <PriceAndSold goods={goods} />
      </span>
    </GoodsLink>
  )
}

/** Who sells it, and how far that is where it is known. */
const Where = ({ goods: { unit_name, distance } }: { goods: Goods }) =>
  unit_name && (
    <span className="flex gap-8 text-12 text-ink-3">
      <span
        className={classes('min-w-0', mayPass(1, unit_name, 12, distance === null ? 0 : DISTANCE_WIDTH) && 'truncate')}
      >
        {unit_name}
      </span>
      {distance !== null && <span className="shrink-0">{distanceText(distance)}</span>}
    </span>
  )

/** The picture of goods; a drug on prescription shows none. */
export function GoodsPicture({ goods, className }: { goods: Pick<Goods, 'img' | 'drug_type'>; className: string }) {
  if (!needsPrescription(goods.drug_type))
    return <Picture src={goods.img} alt="" width={180} height={180} className={className} />
  return <NotShown className={`aspect-square ${className}`} />
}

/** Stands in the place of the picture of a drug on prescription. */
export const NotShown = ({ className = 'size-full' }: { className?: string }) => (
  <span className={`flex items-center justify-center bg-well text-center text-12 text-ink-3 ${className}`}>
    处方药
    <br />
    审方后展示
  </span>
)

/** Only what may be too long is cut: what cuts is painted on its own with every frame. */
const Name = ({ goods }: { goods: Goods }) => (
  <span className={classes('text-14 font-medium', isLongName(goods) ? 'line-clamp-2' : 'block')}>
    {goods.is_ad === 1 && (
      <>
        <Tag>广告</Tag>{' '}
      </>
    )}
    {goods.goods_name}
  </span>
)

const isLongName = ({ goods_name, is_ad }: Goods) => mayPass(2, goods_name, 14, is_ad === 1 ? AD_WIDTH : 0)

const Tags = ({ goods: { tags, drug_type, subtitle } }: { goods: Goods }) => (
  <span className="flex flex-wrap gap-4 text-12 text-ink-3">
    {drug_type === 1 && <Tag tone="success">OTC</Tag>}
    {needsPrescription(drug_type) && <Tag tone="warning">处方药</Tag>}
    {tags.slice(0, 2).map((tag) => (
      <Tag key={tag} tone="accent">
        {tag}
      </Tag>
    ))}
    {tags.length === 0 && (mayPass(1, subtitle, 12) ? <span className="line-clamp-1">{subtitle}</span> : subtitle)}
  </span>
)

/** How many were sold stands below the price on every card: beside it there is room for a short one only. */
const PriceAndSold = ({ goods }: { goods: Goods }) => (
  <span className="mt-auto flex flex-col">
    <GoodsPrice goods={goods} />
    <Sold goods={goods} />
  </span>
)

const GoodsPrice = ({ goods: { price, org_price, price_space } }: { goods: Goods }) => (
  <Price yuan={price} before={org_price === price ? undefined : org_price} isLeast={price_space.includes('-')} />
)

const Sold = ({ goods: { sold_num } }: { goods: Goods }) => (
  <span className="text-12 text-ink-3">{sold_num > 0 ? `已售 ${countText(sold_num)}` : '新品'}</span>
)
