import { findAreas, findCity, usualCity } from '#app/areas/location/server/public.ts'
import { isSent } from '#app/areas/mall/goods/rules.ts'
import type { Handlers } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type * as contract from '../contract.ts'
import type { Freight, FreightRule } from '../rules.ts'
import { findUsual, quoteBy, quoteUsual } from './public.ts'
import { findTemplates } from './queries/read.ts'

export const handlers: Handlers<typeof contract> = {
  async calculateFreight({ goods_id, buy_num, area_code }, { db, refuse }) {
    const quote = await quoteUsual(db, goods_id, buy_num, area_code)
    return quote ? asFee(quote) : refuse('not-found')
  },

  async isRemoteRegion({ goods_id, area_code }, { db, refuse }) {
    const quote = await quoteUsual(db, goods_id, 1, area_code)
    return quote ? asFee(quote) : refuse('not-found')
  },

  async shippingInfo({ goods_id: goodsId }, { db, now, city: cityId, refuse }) {
    const cityOf = async () => findCity(db, cityId || (await usualCity({ db, now })))
    const [city, usual] = await Promise.all([cityOf(), findUsual(db, goodsId, 1)])
    if (!city || !usual) return refuse('not-found')
    if (!isSent(usual.goods.kind)) return refuse('not-sent')
    const templates = await findTemplates(db, [goodsId])
    const template = templates.get(goodsId)
    if (!template) return { ...freeOfFreight, city_name: city.name }
    const quote = quoteBy(templates, [usual.sent], city.areaCode)
    const named = await readNames(db, template.rules)
    return {
      shipping_text: template.dispatchText,
      carrier: template.carrier,
      arrive_days: template.dispatchDays + template.transitDays,
      city_name: city.name,
      shipping_fee: quote.feeFen,
      free_from: template.freeFromFen ?? 0,
      remote_areas: named(template.rules.filter(({ isRemote }) => isRemote)),
      excluded_areas: named(template.rules.filter(({ isExcluded }) => isExcluded)),
    }
  },
}

/** Of what is sent by no template. */
const freeOfFreight = {
  shipping_text: '付款后由商家寄出',
  carrier: '',
  arrive_days: 0,
  shipping_fee: 0,
  free_from: 0,
  remote_areas: [],
  excluded_areas: [],
}

const asFee = ({ feeFen, isRemote, isExcluded }: Freight) => ({
  shipping_fee: feeFen,
  is_remote: isRemote,
  is_excluded: isExcluded,
})

/** Reads the names of all places of these rules; tells those of some of them. */
const readNames = async (db: Db, rules: readonly FreightRule[]) => {
  const codesOf = (some: readonly FreightRule[]) => some.flatMap(({ areaCodes }) => areaCodes)
  const areas = await findAreas(db, codesOf(rules))
  return (some: readonly FreightRule[]): string[] => codesOf(some).flatMap((code) => areas.get(code)?.name ?? [])
}
