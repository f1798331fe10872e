import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { pageKeys, roundAge } from '../rules.ts'
import { advertsFor, locationsOf } from './commands/adverts-for.ts'
import { log } from './commands/log.ts'
import { asAdvert } from './present.ts'

const sexes = [undefined, 'male', 'female'] as const

export const handlers: Handlers<typeof contract> = {
  async advertsForReader({ age, sex = 0, not_rec }, ctx) {
    const reader = { age: age === undefined ? undefined : roundAge(age), sex: sexes[sex] }
    return { list: (await advertsFor(ctx, { locations: pageKeys.feed, not_rec }, reader)).map(asAdvert) }
  },

  async advertIds({ not_rec, ...placed }, ctx) {
    const rows = await advertsFor(ctx, { locations: locationsOf(placed), not_rec })
    return { ids: rows.map(({ id }) => id) }
  },

  async advertDetail({ id, not_rec }, ctx) {
    const [row] = await advertsFor(ctx, { ids: [id], not_rec })
    return row ? asAdvert(row) : ctx.refuse('not-found')
  },

  async advertList({ ids, not_rec, ...placed }, ctx) {
    return { list: (await advertsFor(ctx, { ids, locations: locationsOf(placed), not_rec })).map(asAdvert) }
  },

  async storePageAdverts({ store_id: storeId, page_key: key = 'store', not_rec }, ctx) {
    if (!(await findHospital(ctx.db, storeId))) return ctx.refuse('not-found')
    return { list: (await advertsFor(ctx, { locations: pageKeys[key], not_rec })).map(asAdvert) }
  },

  async recordAdvertLog({ store_id: storeId, page_key: pageKey, action, object_id: advertId }, ctx) {
    const isCounted = await log(ctx, { storeId, pageKey, action, advertId })
    return isCounted === undefined ? ctx.refuse('not-found') : { is_counted: isCounted }
  },
}
