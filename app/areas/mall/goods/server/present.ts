import { pictureOf as hospitalPictureOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { distanceMetres, type Position } from '#kit/geo/distance.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { brandStates } from '../rules/brands.ts'
import { isSent, itemTypeOf, mayBuy, meanStars, needsPrescription, payTypes, priceSpace, warningOf } from '../rules.ts'
import type { BrandRow } from './queries/brands.ts'
import type { CardRow, GoodsRow } from './queries/list.ts'
import type { CommentRow, SkuRow } from './queries/one.ts'

/** The square picture of goods, the same wherever they are shown: their first, or the drawing of what they are. */
export const drawingOf = ({ id, picture, images }: Drawn): string => images[0] ?? thingPicture(picture, `goods-${id}`)

type Drawn = Pick<GoodsRow, 'id' | 'picture'> & { images: readonly string[] }

/** The same for who chooses goods: none for a drug on prescription. */
export const pictureOf = (goods: Drawn & Pick<GoodsRow, 'drugType'>): string =>
  needsPrescription(goods.drugType) ? '' : drawingOf(goods)

/** Goods as their card shows them. */
export const asGoodsCard = (row: CardRow, from: Position | null = null) => ({
  goods_id: row.id,
  goods_name: row.name,
  subtitle: row.subtitle,
  img: pictureOf(row),
  tags: row.tags,
  item_type: itemTypeOf(row),
  price: row.fromFen,
  org_price: row.orgFen,
  price_space: priceSpace(row.fromFen, row.toFen),
  pay_type: row.payTypes[0] ?? payTypes.whole,
  drug_type: row.drugType,
  ...asCounts(row),
  unit_id: row.hospitalId,
  unit_name: row.hospitalName ?? '',
  distance: from && row.lat !== null && row.lng !== null ? distanceMetres(from, { lat: row.lat, lng: row.lng }) : null,
  is_ad: row.isPromoted,
})

interface Hospital {
  id: number
  kind: number
  name: string
}

/** What of goods is the same for everyone. The leaflet of a drug on prescription is not. */
export const asStatic = (goods: GoodsRow, hospital: Hospital | undefined) => ({
  goods_id: goods.id,
  goods_name: goods.name,
  subtitle: goods.subtitle,
  item_type: itemTypeOf(goods),
  kind: goods.kind,
  tags: goods.tags,
  brand: goods.brand,
  approval_no: goods.approvalNo,
  images: needsPrescription(goods.drugType) ? [] : goods.images,
  drug_type: goods.drugType,
  is_overseas: goods.isOverseas,
  package_type: goods.packageType,
  is_sent: isSent(goods.kind),
  valid_days: goods.validDays,
  appointment: goods.appointment,
  warning: warningOf(goods),
  consent: goods.consent,
  category_id: goods.categoryId,
  unit_id: goods.hospitalId,
  unit_name: hospital?.name ?? '',
  unit_image: hospital ? hospitalPictureOf(hospital) : '',
  detailParts: needsPrescription(goods.drugType) ? [] : goods.detailParts,
  serviceParts: goods.serviceParts,
  is_demo: goods.isDemo,
})

/** Sellers in which goods can be used. */
export const sellersOf = ({ hospitalId, moreHospitalIds }: GoodsRow): number[] =>
  hospitalId === null ? [] : [hospitalId, ...moreHospitalIds]

/** What of goods changes, for somebody who has so many of them. */
export const asLive = (goods: GoodsRow, skus: readonly SkuRow[], own: { isMarked: boolean; bought: number }) => {
  const left = skus.reduce((sum, sku) => sum + sku.left, 0)
  const pieces = mayBuy({ left, limitEach: goods.limitEach, bought: own.bought })
  const whyNot = whyNotBought(goods, left, pieces)
  return {
    price: goods.fromFen,
    org_price: goods.orgFen,
    price_space: priceSpace(goods.fromFen, goods.toFen),
    pay_types: goods.payTypes,
    specials: skus.map(asSpecial),
    stock: left,
    limit_num: goods.limitEach ?? 0,
    may_buy: whyNot ? 0 : pieces,
    can_buy: whyNot === '',
    why_not: whyNot,
    is_mark: own.isMarked,
    ...asCounts(goods),
  }
}

const whyNotBought = (goods: GoodsRow, left: number, pieces: number): string => {
  if (needsPrescription(goods.drugType)) return '处方药须先问诊开方，审方通过后才能购买'
  if (left === 0) return '已售罄'
  return pieces === 0 ? '已达到限购数量' : ''
}

/** A specification as it is sold now. */
export const asSpecial = ({ sku, left }: SkuRow) => ({
  special_id: sku.id,
  special_name: sku.name,
  stock: left,
  isDefault: sku.isDefault,
  price: sku.priceFen,
  org_price: sku.orgPriceFen,
  deposit: sku.depositFen,
})

/** How often goods were sold and commented on; of a drug on prescription nobody is told, as it is not to be promoted. */
export const asCounts = ({ soldCount, commentCount, starSum, drugType }: Counted) =>
  needsPrescription(drugType)
    ? { sold_num: 0, comment_num: 0, score: 0 }
    : { sold_num: soldCount, comment_num: commentCount, score: meanStars(starSum, commentCount) }

type Counted = Pick<GoodsRow, 'soldCount' | 'commentCount' | 'starSum' | 'drugType'>

const payNames: Readonly<Record<number, string>> = { 0: '全款', 1: '定金', 2: '0 元预约', 3: '到店付款' }

/** Goods in their old shape [X120]. */
export const asOldDetail = (goods: GoodsRow, skus: readonly SkuRow[]) => ({
  goods_id: goods.id,
  goods_name: goods.name,
  img: pictureOf(goods),
  warning: warningOf(goods),
  goodsParts: {
    payment: goods.payTypes.map((payType) => ({ pay_type: payType, pay_name: payNames[payType] ?? '' })),
    price: goods.fromFen,
  },
  goodsSpecialParts: {
    price_space: priceSpace(goods.fromFen, goods.toFen),
    list: skus.map(({ sku, left }) => ({
      skuId: sku.id,
      special_name: sku.name,
      price: sku.priceFen,
      stock: left,
      isDefault: sku.isDefault,
    })),
  },
  appointmentParts: { appointment: goods.appointment, valid_days: goods.validDays, weekdays: goods.bookable },
  detailParts: needsPrescription(goods.drugType) ? [] : goods.detailParts,
  serviceParts: goods.serviceParts,
})

/** What a buyer says. */
export const asComment = (row: CommentRow) => ({
  comment_id: row.id,
  user_name: row.authorName,
  user_image: `/pictures/portrait/buyer-${row.id}.svg`,
  stars: row.stars,
  content: row.content,
  images: row.images,
  special_name: row.skuName,
  answer: row.answer,
  /** One that is of no order is planted with the goods: nobody wrote it. */
  is_reportable: row.orderId !== null,
  add_time: row.createdAt,
})

/** A brand to choose a list's goods by. */
export const asGoodsBrand = ({ id, name, image, many }: { id: number; name: string; image: string; many: number }) => ({
  brand_id: id,
  brand_name: name,
  img: image,
  goods_num: many,
})

interface ManagedBrand {
  brand: BrandRow
  goodsCount: number
}

/** A brand as the desk keeps it. */
export const asManagedBrand = ({ brand: { id, name, image, position, isOn }, goodsCount }: ManagedBrand) => ({
  brand_id: id,
  brand_name: name,
  img: image,
  position,
  goods_num: goodsCount,
  is_on: isOn,
})

/** Columns of the file of brands. */
export const brandColumns = {
  品牌: ({ brand }: ManagedBrand) => brand.name,
  排序: ({ brand }: ManagedBrand) => brand.position,
  在售商品: ({ goodsCount }: ManagedBrand) => goodsCount,
  状态: ({ brand }: ManagedBrand) => brandStates[brand.isOn ? 'on' : 'off'],
}
