import { MOST_SPECIALS } from '#app/areas/mall/goods/rules/brought.ts'
import type { GoodsKind } from '#app/areas/mall/goods/rules.ts'

/** Kinds of goods in words. */
export const kindWords: Readonly<Record<GoodsKind, string>> = {
  exam: '体检套餐',
  project: '医疗项目',
  service: '上门与其他服务',
  parcel: '商品（快递寄送）',
  drug: '药品（快递寄送）',
}

/** Ways to pay in words, by number. */
export const payWords = ['全款', '定金', '0 元预约', '到店付款'] as const

/** How one comes after buying, in words. */
export const appointmentWords = { none: '不用预约', onsite: '预约到院时间', exam: '预约体检' } as const
/** How one comes after buying. */
export type Appointment = keyof typeof appointmentWords
/** Every way to come after buying. */
export const allAppointments = Object.keys(appointmentWords) as Appointment[]

/** Kinds of drugs in words, by number. */
export const drugWords = ['不是药品', '非处方药（OTC）', '处方药'] as const

/** Lists of goods at the desk. */
export const shelfWords = { all: '全部', on: '在售', off: '已下架' } as const

/** Most of one goods' specifications, pictures and parts of its text. */
export const MOST = {
  specials: MOST_SPECIALS,
  images: 9,
  parts: 8,
  tags: 6,
  doctors: 12,
  places: 30,
  illnesses: 10,
} as const
/** Most goods that are changed by one act. */
export const MOST_TOGETHER = 100
/** A name of goods has at most so many characters. */
export const NAME_LENGTH = 60
/** The dearest that anything may be, in yuan. */
export const DEAREST_YUAN = 200_000
/** Most pieces that there may ever be of a specification. */
export const MOST_PIECES = 10_000_000
/** Most pieces that are added or taken out at once. */
export const MOST_PIECES_AT_ONCE = 100_000

/** Goods as far as their parts must fit together. */
export interface GoodsSheet {
  kind: GoodsKind
  drugType: number
  approvalNo: string
  isSupplement: boolean
  isPlatform: boolean
  payTypes: readonly number[]
  appointment: Appointment
  /** For each weekday three halves of the day, '1' or '0'. */
  bookable: readonly string[]
  specials: readonly { name: string; priceFen: number; orgPriceFen: number; depositFen: number }[]
}

type Rule = (sheet: GoodsSheet) => string | undefined

const isSent = ({ kind }: GoodsSheet): boolean => kind === 'parcel' || kind === 'drug'

const rules: readonly Rule[] = [
  ({ isPlatform, kind }) =>
    isPlatform && (kind === 'exam' || kind === 'project') ? '体检和医疗项目要在医院里做，请选“本院”销售' : undefined,
  ({ kind, drugType }) =>
    (kind === 'drug') === (drugType === 0) ? '药品要选处方药或非处方药，其他商品不能选' : undefined,
  ({ kind, approvalNo }) => (kind === 'drug' && approvalNo === '' ? '药品要填批准文号' : undefined),
  ({ kind, isSupplement }) => (isSupplement && kind !== 'parcel' ? '只有寄送的商品可以是保健食品' : undefined),
  (sheet) => (isSent(sheet) && sheet.appointment !== 'none' ? '寄送的商品不用预约' : undefined),
  ({ appointment, kind }) => (appointment === 'exam' && kind !== 'exam' ? '只有体检套餐可以预约体检' : undefined),
  ({ appointment, bookable }) =>
    appointment !== 'none' && !bookable.some((day) => day.includes('1')) ? '请选择哪些时段可以预约' : undefined,
  // What is sent is paid before it goes: there is no shop at which the rest could be paid.
  (sheet) => (isSent(sheet) && sheet.payTypes.some((type) => type !== 0) ? '寄送的商品只能付全款' : undefined),
  ({ specials }) => (new Set(specials.map(({ name }) => name)).size < specials.length ? '两个规格不能同名' : undefined),
  ({ specials }) =>
    specials.some(({ priceFen, orgPriceFen }) => priceFen < 1 || orgPriceFen < priceFen)
      ? '售价要大于 0，原价不能低于售价'
      : undefined,
  ({ specials, payTypes }) =>
    payTypes.includes(1) && specials.some(({ depositFen, priceFen }) => depositFen < 1 || depositFen > priceFen)
      ? '支持定金时，每个规格的定金要大于 0，且不超过售价'
      : undefined,
]

/** What in goods contradicts itself, in words; undefined where nothing does. */
export const draftFault = (sheet: GoodsSheet): string | undefined => {
  for (const rule of rules) {
    const fault = rule(sheet)
    if (fault) return fault
  }
  return undefined
}
