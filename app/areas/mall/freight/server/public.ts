import { codesAround } from '#app/areas/location/rules.ts'
import type { Db } from '#kit/db/open.ts'
import { type Freight, freightOf, type Parcel } from '../rules.ts'
import { findTemplates, type TemplateRow } from './queries.ts'

export type { Freight, Parcel } from '../rules.ts'

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
  }
}

const joined = (a: Parcel | undefined, b: Parcel): Parcel => ({
  pieces: (a?.pieces ?? 0) + b.pieces,
  grams: (a?.grams ?? 0) + b.grams,
  goodsFen: (a?.goodsFen ?? 0) + b.goodsFen,
})
