import type { Handlers } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { isInForce } from '../rules/modules.ts'
import { isFresh, SHOWN_AFTER_SECONDS } from '../rules.ts'
import { advertsFor, clickAdvert } from './handlers/advert.ts'
import { isOverLimit } from './handlers/limit.ts'
import { asAdvert, asEvent, asLog, asModule } from './present.ts'
import { findCount, insertActions, insertEvent, insertView } from './queries/events.ts'
import { insertConversion, insertLog } from './queries/reported.ts'
import { findCrowd, listModules, listPages, setCrowd } from './queries/shown.ts'

export const handlers: Handlers<typeof contract> = {
  async chnStaticsAdd({ object_id: item_id, ...told }, ctx) {
    const { db, now, channel, refuse } = ctx
    if (await isOverLimit(ctx)) return refuse('too-many')
    await insertEvent(db, asEvent({ ...told, item_id }, { source: 'channel', channel, now }))
    return {}
  },

  async userActionsAdd({ timestamp, nonce, trace_id: visitId, actions }, ctx) {
    const { db, now, channel, patient, refuse } = ctx
    if (!isFresh(timestamp, now)) return refuse('too-old')
    if (await isOverLimit(ctx)) return refuse('too-many')
    const events = actions.map((told) => asEvent(told, { source: 'action', visitId, channel, now }))
    const isNew = await insertActions(db, { nonce, patient, now, events })
    return isNew ? { count: events.length } : refuse('nonce-used')
  },

  async statisticView({ object_type: kind, object_id: targetId, source = '' }, ctx) {
    const { db, now, channel, refuse } = ctx
    if (await isOverLimit(ctx)) return refuse('too-many')
    const told = { event: kind, item_id: targetId, from_function_id: source }
    const event = asEvent(told, { source: 'view', channel, now })
    const count = await insertView(db, { kind, targetId, event })
    await ctx.emit('item.viewed', { kind, id: targetId })
    return { view_count: count }
  },

  async collectorLog(told, ctx) {
    if (await isOverLimit(ctx)) return ctx.refuse('too-many')
    await insertLog(ctx.db, asLog(told, ctx.now))
    return {}
  },

  async adConversion({ account_id, click_id, action_type, item_type, item_id = 0 }, ctx) {
    const { db, now, config, refuse } = ctx
    if (await isOverLimit(ctx)) return refuse('too-many')
    // What is said of a stranger's account is taken and not kept: who asks does not learn which are ours.
    if (!config.adAccounts.has(account_id)) return { is_new: false }
    const click = { accountId: account_id, clickId: click_id, actionType: action_type }
    const is_new = await insertConversion(db, { ...click, itemType: item_type, itemId: item_id, happenedAt: now })
    return { is_new }
  },

  async userCrowd({ id }, { db, patient, refuse }) {
    if (id !== patient) return refuse('not-found')
    return { crowd_type: (await findCrowd(db, patient)) ?? 'common' }
  },

  async putCrowd({ userId, crowdType }, { db, patient, now, refuse }) {
    if (userId !== patient) return refuse('not-found')
    await setCrowd(db, patient, crowdType, now)
    return { crowd_type: crowdType }
  },

  async userStatistics({ id, action }, { db, patient, refuse }) {
    return id === patient ? { action, count: await findCount(db, patient, action) } : refuse('not-found')
  },

  async pageModules({ mark, user_id }, ctx) {
    const { db, patient } = ctx
    const laid = await cached(ctx, `modules ${mark}`, SHOWN_AFTER_SECONDS, () => listModules(db, mark))
    const all = laid.filter((row) => row.isOn && isInForce(row, ctx))
    const crowd = patient !== null && user_id === patient ? await findCrowd(db, patient) : undefined
    const ofCrowd = crowd === undefined ? [] : all.filter((row) => row.crowd === crowd)
    return { list: [...ofCrowd, ...all.filter((row) => row.crowd === null)].map(asModule) }
  },

  async pageLst({ mark, page, page_size: size }, { db, channel, now }) {
    return paged(await listPages(db, { mark, channel, now }, { page, size }), ({ id, title, image, link }) => ({
      id,
      mark,
      title,
      image,
      link,
    }))
  },

  async adlist(input, ctx) {
    return { list: (await advertsFor(ctx, input)).map(asAdvert) }
  },

  async advertClick({ advert_id, device_id }, ctx) {
    if (await isOverLimit(ctx)) return ctx.refuse('too-many')
    const advert = await clickAdvert(ctx, advert_id, device_id)
    return advert ? { advert_id, link: advert.link } : ctx.refuse('not-found')
  },
}
