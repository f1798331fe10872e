import { codesAround } from '#app/areas/location/rules.ts'
import { findUsualSku } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type Freight, freightOf, type Parcel } from '../rules.ts'
import { findTemplates, type TemplateRow } from './queries/read.ts'

export type { Freight, Parcel } from '../rules.ts'
export { findTemplates as findFreightTemplates, listManaged as listFreightTemplates } from './queries/read.ts'
export {
  deleteTemplate as removeFreightTemplate,
  insertTemplates as insertFreightTemplates,
  putTemplateOf as setFreightTemplate,
  updateTemplate as updateFreightTemplate,
} from './queries/write.ts'

/** What is to be sent of one piece of goods. */
export type Sent = Parcel & { goodsId: number }

/**
 * What it costs to send goods to a division. Those of one template travel together; goods without one are not sent and cost
 * nothing. `isExcluded` where some of them are not sent there at all.
 */
export const quoteFreight = async (db: Db, sent: readonly Sent[], areaCode: number): Promise<Freight> => {
  const templates = await findTemplates(
    db,
    sent.map(({ goodsId }) => goodsId),
  )
  return quoteBy(templates, sent, areaCode)
}

/** The same by the templates of the goods, which were looked up already. */
export const quoteBy = (
  templates: ReadonlyMap<number, TemplateRow>,
  sent: readonly Sent[],
  areaCode: number,
): Freight => {
  const parcels = new Map<number, { template: TemplateRow; parcel: Parcel }>()
  for (const { goodsId, ...more } of sent) {
    const template = templates.get(goodsId)
    if (template) parcels.set(template.id, { template, parcel: joined(parcels.get(template.id)?.parcel, more) })
  }
  const quotes = [...parcels.values()].map(({ template, parcel }) => freightOf(template, codesAround(areaCode), parcel))
  return {
    feeFen: quotes.reduce((sum, { feeFen }) => sum + feeFen, 0),
    isRemote: quotes.some((quote) => quote.isRemote),
    isExcluded: quotes.some((quote) => quote.isExcluded),
    toFreeFen: least(quotes.flatMap(({ toFreeFen }) => toFreeFen ?? [])),
  }
}

const least = (amounts: readonly number[]): number | null => (amounts.length > 0 ? Math.min(...amounts) : null)

/** Goods, and so many of their usual specification to be sent; undefined where there are none. */
export const findUsual = async (db: Db, goodsId: number, pieces: number) => {
  const usual = await findUsualSku(db, goodsId)
  if (!usual) return undefined
  const { weightGrams, priceFen } = usual.sku
  return { goods: usual.goods, sent: { goodsId, pieces, grams: weightGrams * pieces, goodsFen: priceFen * pieces } }
}

/** What they cost to send. */
export const quoteUsual = async (db: Db, goodsId: number, pieces: number, areaCode: number) => {
  const usual = await findUsual(db, goodsId, pieces)
  return usual && quoteFreight(db, [usual.sent], areaCode)
}

const joined = (a: Parcel | undefined, b: Parcel): Parcel => ({
  pieces: (a?.pieces ?? 0) + b.pieces,
  grams: (a?.grams ?? 0) + b.grams,
  goodsFen: (a?.goodsFen ?? 0) + b.goodsFen,
})
