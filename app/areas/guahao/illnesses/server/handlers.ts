import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { findCity } from '#app/areas/location/server/public.ts'
import type { Context, Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { asIllness } from './present.ts'
import * as queries from './queries.ts'

const RECOMMENDED = 12

export const handlers: Handlers<typeof contract> = {
  async diseaseList({ dep_id, catalogue_id, timestamp, page, limit: size }, { db, now, refuse }) {
    const department = dep_id === undefined ? undefined : await findDepartment(db, dep_id)
    if (dep_id !== undefined && !department) return refuse('not-found')
    const asOfMs = asOf(now, page, timestamp)
    const catalogueId = department?.catalogueId ?? catalogue_id
    const found = await queries.listIllnesses(db, { catalogueId, asOfMs, page, size })
    return { ...paged(found, asIllness), timestamp: asOfMs }
  },

  async diseaseSearch({ keyword, timestamp, page, limit: size }, ctx) {
    const asOfMs = asOf(ctx.now, page, timestamp)
    const found = await search(ctx, keyword, { asOfMs, page, size })
    return { ...paged(found, asIllness), timestamp: asOfMs }
  },

  async diseaseRecommend(_, { db, city }) {
    return { list: (await queries.listHot(db, city, RECOMMENDED)).map(asIllness) }
  },

  async diseaseDetail({ ill_id }, { db, city, refuse }) {
    const illness = await queries.findIllness(db, ill_id)
    if (!illness) return refuse('not-found')
    const treating = await queries.listTreating(db, ill_id, city)
    const departments = treating.map(({ id, classId, name, isHere }) => ({
      catalogue_id: id,
      class_id: classId ?? id,
      name,
      is_here: isHere,
    }))
    return { ...asIllness(illness), description: illness.description, departments }
  },

  async diseaseViewed({ ill_id }, ctx) {
    const seen = await ctx.transact(async ({ db, city }) =>
      queries.addView(db, ill_id, (await findCity(db, city)) ? city : 0),
    )
    return seen ? { ill_id } : ctx.refuse('not-found')
  },

  async illSearch({ keyword, page, page_size: size }, ctx) {
    return paged(await search(ctx, keyword, { asOfMs: ctx.now.getTime(), page, size }), asIllness)
  },
}

/** Who typed nothing sees all. */
const search = (ctx: Context, keyword: string | undefined, asked: queries.Asked) =>
  keyword ? queries.searchIllnesses(ctx, { keyword, ...asked }) : queries.listIllnesses(ctx.db, asked)

/** A list begins as of now; its later pages belong to the time of the first. */
const asOf = (now: Date, page: number, timestamp = now.getTime()): number => (page === 1 ? now.getTime() : timestamp)
