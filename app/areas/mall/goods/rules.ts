import { type Fen, fenToYuan } from '#kit/money/fen.ts'

/** What goods are: an exam package and a project are booked and used in a seller, parcels and drugs are sent. */
export const goodsKinds = ['exam', 'project', 'service', 'parcel', 'drug'] as const
/** A kind of goods. */
export type GoodsKind = (typeof goodsKinds)[number]

/** What of the comments of goods can be read alone: those with pictures, of who is content, of who is not. */
export const commentShows = ['pictures', 'good', 'low'] as const
/** Some of the comments of goods. */
export type CommentShow = (typeof commentShows)[number]
/** Who gives so many stars or more is content. */
export const GOOD_STARS = 4
/** Who gives so many stars or fewer is not. */
export const LOW_STARS = 2

/** By what a seller's own goods may be sorted: the newest first where nothing is asked. */
export const managedSorts = { newest: 'desc', sold: 'desc', stock: 'asc', price: 'asc' } as const

/**
 * How one comes to what was bought: not at all, at a time on site, to a clinic, to a physical exam, to a test.
 */
export const appointmentKinds = ['none', 'onsite', 'clinic', 'exam', 'test'] as const
/** How one comes to what was bought. */
export type AppointmentKind = (typeof appointmentKinds)[number]

/** Item types of views: goods and projects [X029] [X041] [X042]. */
export const itemTypes = { goods: 2, project: 305 } as const

/** Goods of a kind are of this item type. */
export const itemTypeOf = ({ kind }: { kind: GoodsKind }): number =>
  kind === 'project' ? itemTypes.project : itemTypes.goods

/** How goods can be paid, as the wire counts it [X103]. */
export const payTypes = { whole: 0, deposit: 1, zeroBuy: 2, atShop: 3 } as const
/** A way to pay for goods. */
export type PayType = (typeof payTypes)[keyof typeof payTypes]

/** Kinds of drugs: none, over the counter, on prescription. */
export const drugTypes = { none: 0, otc: 1, prescription: 2 } as const

/** What is charged now for so many pieces: all, the deposit, nothing, nothing until one is at the shop [X103]. */
export const dueNowFen = (payType: PayType, piece: { priceFen: Fen; depositFen: Fen }, pieces: number): Fen => {
  if (payType === payTypes.whole) return piece.priceFen * pieces
  return payType === payTypes.deposit ? piece.depositFen * pieces : 0
}

/** Whether goods are sent in a parcel. */
export const isSent = (kind: GoodsKind): boolean => kind === 'parcel' || kind === 'drug'

/** A prescription drug is not shown nor sold before its prescription was reviewed: no pictures, no leaflet, no purchase. */
export const needsPrescription = (drugType: number): boolean => drugType === drugTypes.prescription

/** The warning that the law asks for on the page of a drug, a device or a food supplement; '' for anything else. */
export const warningOf = ({ drugType, kind, isSupplement }: WarnedGoods): string => {
  if (needsPrescription(drugType)) return '处方药须凭处方在药师指导下购买和使用'
  if (drugType === drugTypes.otc) return '请按药品说明书或在药师指导下购买和使用'
  if (isSupplement) return '保健食品不是药物，不能代替药物治疗疾病'
  return kind === 'exam' || kind === 'project' ? '结果因人而异，请遵医嘱' : ''
}

interface WarnedGoods {
  drugType: number
  kind: GoodsKind
  isSupplement: boolean
}

/** Prices of the specifications as one text: `99.00`, or `99.00-399.00` where they differ [X120]. */
export const priceSpace = (fromFen: Fen, toFen: Fen): string =>
  fromFen === toFen ? fenToYuan(fromFen) : `${fenToYuan(fromFen)}-${fenToYuan(toFen)}`

/** What goods cost by their specifications: the least, the most, and what the cheapest cost before. */
export const rangeOf = (specials: readonly { priceFen: Fen; orgPriceFen: Fen }[]) => {
  const sorted = [...specials].sort((a, b) => a.priceFen - b.priceFen)
  const [cheapest, dearest] = [sorted[0], sorted.at(-1)]
  if (!cheapest || !dearest) throw new RangeError('goods are sold as something')
  return { fromFen: cheapest.priceFen, toFen: dearest.priceFen, orgFen: cheapest.orgPriceFen }
}

/** Most pieces of one order. */
export const MOST_PIECES = 99

/** How many pieces somebody may still buy: what is left, their limit less what they have, and what one order takes. */
export const mayBuy = ({ left, limitEach, bought }: { left: number; limitEach: number | null; bought: number }) =>
  Math.max(0, Math.min(left, limitEach === null ? MOST_PIECES : limitEach - bought, MOST_PIECES))

/** Orders in which goods are listed, the default first. */
export const goodsSorts = ['default', 'sold', 'price_up', 'price_down', 'newest', 'near'] as const
/** An order of a list of goods. */
export type GoodsSort = (typeof goodsSorts)[number]

/** The mean of the stars with one decimal; 0 where nobody has given any. */
export const meanStars = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum * 10) / count) / 10)

/** The limit of a piece of goods, as its stocks and the shares of its buyers name it. */
export const limitNameOf = (goodsId: number): string => `goods ${goodsId}`
