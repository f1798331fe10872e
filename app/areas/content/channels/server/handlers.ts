import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { asUnitCard } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { positionOf } from '#kit/geo/position.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { findLive } from './commands/now.ts'
import { hospitalsOf, picksOf, topicsOf } from './commands/picked.ts'
import { asCategories, asConfig } from './present.ts'

export const handlers: Handlers<typeof contract> = {
  async getChannelConfig(_, ctx) {
    const row = await findLive(ctx, ctx.channel)
    return row ? asConfig(row) : ctx.refuse('not-found')
  },

  async doctorIndexSetting(_, ctx) {
    const row = await findLive(ctx, ctx.channel)
    if (!row) return ctx.refuse('not-found')
    return {
      blocks: row.blocks,
      doctor_title: row.doctorTitle,
      doctor_pubcat_ids: row.doctorTopics,
      ask_title: row.askTitle,
      ask_pubcat_ids: row.askTopics,
    }
  },

  getPubcatByIds: ({ ids }) => ({ list: asCategories(ids) }),

  async channelUserInfo(_, { db, patient, channel }) {
    return { user_id: patient, nickname: await nicknameOf(db, patient), channel }
  },

  async getUnitPubcat({ unit_id: unit }, ctx) {
    return (await categoriesOf(ctx, unit)) ?? ctx.refuse('not-found')
  },

  async getPubcateList({ unit_id: unit }, ctx) {
    return (await categoriesOf(ctx, unit)) ?? ctx.refuse('not-found')
  },

  async channelUnitList({ pubcat_id: topicId, keyword, page, page_size: size, ...place }, ctx) {
    if (!(await findLive(ctx, ctx.channel))) return ctx.refuse('not-found')
    const from = positionOf(place) ?? null
    const found = await hospitalsOf(ctx, ctx.channel, { topicId, keyword, from }, { page, size })
    return paged(found, (row) => asUnitCard(row, from))
  },

  async channelPicks(_, ctx) {
    return (await findLive(ctx, ctx.channel)) ? picksOf(ctx, ctx.channel) : ctx.refuse('not-found')
  },
}

/** Categories of a hospital, whatever the channel; without one of the channel's, undefined where there is no such channel. */
const categoriesOf = async (ctx: RequestContext, unit: number | undefined) => {
  if (unit === undefined && !(await findLive(ctx, ctx.channel))) return undefined
  return { list: asCategories(await topicsOf(ctx, unit ?? 'of the channel')) }
}
