import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { counters, isPicked } from '../rules.ts'
import { itemsOf } from './commands/items.ts'
import { findReadable, listOffered } from './commands/now.ts'
import { asCard, asWhole } from './present.ts'
import { addCount, countsOf, listCounts } from './queries/keep.ts'

export const handlers: Handlers<typeof contract> = {
  async specialSubjectList({ page, page_size: size }, ctx) {
    const offered = await listOffered(ctx, ctx)
    const opened = await listCounts(ctx.db, counters.opened)
    const list = offered
      .slice((page - 1) * size, page * size)
      .map(({ id, live }) => asCard(id, live, opened.get(id) ?? 0))
    return { list, page, total_page_num: Math.ceil(offered.length / size) }
  },

  async specialSubjectDetail({ subjectId }, ctx) {
    const row = await findReadable(ctx, subjectId, ctx.channel)
    if (!row) return ctx.refuse('not-found')
    return asWhole(ctx, subjectId, row.live, await countsOf(ctx.db, subjectId))
  },

  async subjectModuleData({ subjectId, module_id, page, page_size: size }, ctx) {
    const row = await findReadable(ctx, subjectId, ctx.channel)
    const module = row?.live.modules.find(({ id }) => id === module_id)
    if (!module || !isPicked(module.kind)) return ctx.refuse('not-found')
    const items = await itemsOf(ctx, module.kind, module.ids)
    return {
      subjectId,
      fieldNo: module_id,
      size: items.length,
      list: items.slice((page - 1) * size, page * size),
      page,
      total_page_num: Math.ceil(items.length / size),
    }
  },

  async subjectFieldInc({ subjectId, fieldNo }, ctx) {
    const row = await findReadable(ctx, subjectId, ctx.channel)
    const known = new Set<number>([...Object.values(counters), ...(row?.live.modules.map(({ id }) => id) ?? [])])
    if (!row || !known.has(fieldNo)) return ctx.refuse('not-found')
    return { subjectId, fieldNo, num: await addCount(ctx.db, subjectId, fieldNo) }
  },
}
