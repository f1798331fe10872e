import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { namesOfCities } from '#app/areas/location/server/public.ts'
import { instantsOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import * as contract from '../../desk/contract.ts'
import { inTreeOrder } from '../../rules/categories.ts'
import { TABBED_PAGE } from '../../rules/tabs.ts'
import { addCategory, changeCategory, switchCategory } from '../commands/keep-categories.ts'
import { addTab, changeTab, removeTab, switchTab } from '../commands/keep-tabs.ts'
import { asManagedCategory, asManagedTab } from '../present.ts'
import { findGoodsCategory, listGoodsCategories } from '../queries/manage.ts'
import { listManagedTabs } from '../queries/tabs.ts'

export const handlers = permitted(contract, {
  async deskCategories({ tree = 'health' }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { list: inTreeOrder(await listGoodsCategories(ctx.db, tree)).map(asManagedCategory) }
  },

  async deskCategoryAdd({ tree, parent_id: parentId = null, category_name: name, is_recommended, ...rest }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return addCategory(ctx, { tree, parentId, name, isRecommended: is_recommended === 1, ...rest })
  },

  async deskCategoryChange({ category_id: id, category_name: name, is_recommended, position, picture }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findGoodsCategory(ctx.db, id)
    if (!before) return ctx.refuse('not-found')
    return changeCategory(ctx, before, {
      name,
      position,
      isRecommended: is_recommended === 1,
      picture: picture ?? before.picture,
    })
  },

  async deskCategorySwitch({ category_id: id, is_on }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findGoodsCategory(ctx.db, id)
    if (!before) return ctx.refuse('not-found')
    await switchCategory(ctx, before, is_on === 1)
    return { category_id: id }
  },

  async deskTabs(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const [rows, names] = await Promise.all([listManagedTabs(ctx.db, TABBED_PAGE), namesOfCities(ctx.db)])
    return { list: rows.map(asManagedTab(names, ctx.now)) }
  },

  async deskTabAdd(input, ctx) {
    return servesPlatform(ctx) ? addTab(ctx, tabOf(input)) : ctx.refuse('not-platform')
  },

  async deskTabChange({ tab_id: id, ...input }, ctx) {
    return servesPlatform(ctx) ? changeTab(ctx, id, tabOf(input)) : ctx.refuse('not-platform')
  },

  async deskTabSwitch({ tab_id: id, is_on }, ctx) {
    return servesPlatform(ctx) ? switchTab(ctx, id, is_on === 1) : ctx.refuse('not-platform')
  },

  async deskTabRemove({ tab_id: id }, ctx) {
    return servesPlatform(ctx) ? removeTab(ctx, id) : ctx.refuse('not-platform')
  },
})

const tabOf = ({
  tab_name: title,
  kind,
  category_id,
  position,
  city,
  channel,
  from,
  until,
}: ParsedInput<typeof contract.deskTabAdd>) => ({
  title,
  kind,
  categoryId: category_id ?? null,
  position,
  cityId: city ?? null,
  channel: channel ?? null,
  ...instantsOf({ from, until }),
})
