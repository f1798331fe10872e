import { address } from '#kit/wire/address.ts'
import type { FoundKind } from '../rules.ts'

/** The section of care abroad. */
export const ABROAD = '/gjyl/index'

/** Countries and hospitals. */
export const unitsAddress = (country_id?: number): string => address('/gjyl/interIndex', { country_id })

/** Services, of a kind or all. */
export const servicesAddress = (category_id?: number): string => address('/gjyl/service', { category_id })

/** A country. */
export const countryAddress = (id: number): string => address('/gjyl/interDetail', { id })

/** One of three lists about a country. */
export const countryListAddress = (tab: 'hot' | 'advantageHos' | 'servePage', country_id: number): string =>
  address(`/gjyl/interList/${tab}`, { country_id })

/** The three lists about a country; they open with what is hot. */
export const countryListsAddress = (country_id: number): string => address('/gjyl/interList', { country_id })

/** One of three lists about a kind of treatment. */
export const kindListAddress = (tab: 'hot' | 'advantageHos' | 'servePage', category_id?: number): string =>
  address(`/gjyl/goodsList/${tab}`, { category_id })

/** The three lists about a kind of treatment; they open with what is hot. */
export const kindListsAddress = (category_id: number): string => address('/gjyl/goodsList', { category_id })

/** A hospital abroad; it opens with what it is. */
export const abroadUnitHome = (unit_id: number): string => address('/gjyl/unit', { unit_id })

/** A hospital abroad, by one of its three tabs. */
export const abroadUnitAddress = (unit_id: number, tab: 'desc' | 'doctors' | 'services' = 'desc'): string =>
  address(`/gjyl/unit/${tab}`, { unit_id })

/** What proves a hospital, whole. */
export const providerAddress = (unit_id: number): string => address('/gjyl/serveProvider', { unit_id })

/** An expert. */
export const expertAddress = (doctor_id: number): string => address('/gjyl/docDetail', { doctor_id })

/** An illness. */
export const abroadIllnessAddress = (ill_id: number): string => address('/gjyl/illDetail', { ill_id })

/** A case or an article. */
export const caseAddress = (article_id: number): string => address('/gjyl/conDetail', { article_id })

/** Cases and articles. */
export const casesAddress = (kind?: string): string => address('/gjyl/conArtCase', { kind })

/** What a service is and what its price is made of. */
export const serviceAddress = (goods_id: number): string => address('/gjyl/goodsDetail', { goods_id })

/** Where it is bought. */
export const buyAddress = (goods_id: number): string => address('/gjyl/product', { goods_id })

/** Where one asks for a price: of a hospital, or of any. */
export const inquiryAddress = (unit_id?: number): string => address('/inquiry/index', { unit_id })

/** Where a person answers: about a hospital or goods, where they are named. */
export const adviserAddress = (about: { unit_id?: number; goods_id?: number } = {}): string =>
  address('/gjyl/qiYuCons', about)

/** Where something that was found is. */
export const foundAddress: Readonly<Record<FoundKind, (id: number) => string>> = {
  country: countryAddress,
  unit: (id) => abroadUnitAddress(id),
  expert: expertAddress,
  illness: abroadIllnessAddress,
  goods: serviceAddress,
  case: caseAddress,
}
