import { markedAmong } from '#app/areas/account/marks/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { formatTime } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { inTurn, isFor, ownPlaces } from '../rules.ts'
import { asAdvert, asArticle, asCategory } from './present.ts'
import { listAdverts } from './queries/adverts.ts'
import { listArticles, listCategories, listTree } from './queries/read.ts'
import { listTabs } from './queries/tabs.ts'

export const handlers: Handlers<typeof contract> = {
  async getCategoryAd({ location, category_id: categoryId, not_rec }, ctx) {
    return { list: (await advertsAt(ctx, location, not_rec === 1, categoryId)).map(asAdvert) }
  },

  async getHealthCategory(_, { db, city }) {
    const rows = await listCategories(db, { tree: 'health', city })
    return { list: rows.filter((row) => !row.hasArticles).map(asCategory) }
  },

  async getFloatingWindow({ not_rec }, ctx) {
    return { advert: await onlyAdvert(ctx, ownPlaces.floatingWindow, not_rec === 1) }
  },

  async getCityCategory({ category_id: parentId }, { db, city }) {
    return { list: (await listCategories(db, { tree: 'health', parentId, city })).map(asCategory) }
  },

  async getArticleCategory({ category_id: parentId }, { db, city }) {
    const rows = await listCategories(db, { tree: 'health', parentId, city, hasArticles: true })
    return { list: rows.map(asCategory) }
  },

  async getArticle({ category_id: categoryId, page, page_size: size }, { db, patient }) {
    const found = await listArticles(db, categoryId, { page, size })
    const units = found.rows.map(({ article }) => article.hospitalId)
    const followed = await markedAmong(db, patient, 'unit', [...new Set(units)])
    return paged(found, (row) => asArticle(row, followed.has(String(row.article.hospitalId))))
  },

  async getCategory({ form_rec, category_id: parentId }, { db, city }) {
    const rows = await listCategories(db, { tree: 'health', parentId, city, isRecommended: form_rec === 1 })
    return { list: rows.filter((row) => !row.hasArticles).map(asCategory) }
  },

  async catalogueList({ parent_id = null }, { db }) {
    const rows = await listTree(db, 'project')
    const under = Map.groupBy(rows, (row) => row.parentId)
    return {
      list: (under.get(parent_id) ?? []).map((row) => ({
        ...asCategory(row),
        children: (under.get(row.id) ?? []).map(asCategory),
      })),
    }
  },

  async defineTabList({ page_mark }, ctx) {
    const rows = await listTabs(ctx.db, page_mark, ctx)
    return {
      list: rows.map(({ id, title, kind, categoryId }) => ({
        tab_id: id,
        tab_name: title,
        kind,
        category_id: categoryId,
      })),
    }
  },

  async getOrderListAd({ not_rec }, ctx) {
    return { advert: await onlyAdvert(ctx, ownPlaces.orderList, not_rec === 1) }
  },
}

/** Adverts that stand in a place, in the order of this hour: nothing is known there of who looks. */
const advertsAt = async (
  { db, city, channel, now }: RequestContext,
  location: number,
  isUnpaid: boolean,
  categoryId?: number,
) => {
  const rows = await listAdverts(db, { location, categoryId, city, channel, now, isUnpaid })
  return inTurn(
    rows.filter((row) => isFor(row, { channel })),
    formatTime(now).slice(0, 'YYYY-MM-DD HH'.length),
  )
}

const onlyAdvert = async (ctx: RequestContext, location: number, isUnpaid: boolean) => {
  const [row] = await advertsAt(ctx, location, isUnpaid)
  return row ? asAdvert(row) : null
}
