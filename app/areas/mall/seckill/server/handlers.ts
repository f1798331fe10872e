import type { Handlers, RequestContext } from '#app/context.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { REMIND_MINUTES } from '../rules.ts'
import { asItem, asSession } from './present.ts'
import { findItem, listCategoriesOf, listItems, listReminded, listSession, listSessions } from './queries/read.ts'
import { turnReminder } from './queries/write.ts'

export const handlers: Handlers<typeof contract> = {
  async scheduleConf({ schedule_id }, ctx) {
    const { db, now } = ctx
    const sessions = schedule_id === undefined ? await sessionsSoon(ctx) : await listSession(db, schedule_id)
    return { now_time: now, list: sessions.map((row) => asSession(row, now)) }
  },

  async categoryList({ schedule_id }, ctx) {
    const sessionId = schedule_id ?? (await firstSession(ctx))
    const rows = sessionId === undefined ? [] : await listCategoriesOf(ctx.db, sessionId)
    return { list: rows.map(({ id, name }) => ({ category_id: id, category_name: name })) }
  },

  async seckillGoods({ schedule_id, category_id: categoryId, goods_id: goodsId, page, page_size: size }, ctx) {
    const { db, patient } = ctx
    const sessionId = schedule_id ?? (await firstSession(ctx))
    if (sessionId === undefined) return { list: [], page, total_page_num: 0 }
    const found = await listItems(db, { sessionId, categoryId, goodsId }, { page, size })
    const reminded = await listReminded(db, patient, sessionId)
    return paged(found, (row) => asItem(row, reminded.has(row.item.id)))
  },

  async seckillSubscribe({ goods_id, schedule_id }, { db, now, patient: patientId, refuse }) {
    const found = await findItem(db, schedule_id, goods_id)
    if (!found) return refuse('not-found')
    if (found.session.startsAt <= now) return refuse('begun')
    const remindAt = earlier(found.session.startsAt, { minutes: REMIND_MINUTES })
    return { is_subscribed: await turnReminder(db, { patientId, itemId: found.item.id, remindAt }) }
  },

  async subscribeState({ goods_id, schedule_id }, { db, patient, refuse }) {
    const found = await findItem(db, schedule_id, goods_id)
    if (!found) return refuse('not-found')
    return { is_subscribed: (await listReminded(db, patient, schedule_id)).has(found.item.id) }
  },
}

/** Sessions of today and tomorrow that are not over. */
const sessionsSoon = ({ db, now }: RequestContext) =>
  listSessions(db, now, earlier(instantAt(addDays(dayOf(now), 2), 0), { seconds: 1 }))

const firstSession = async (ctx: RequestContext) => (await sessionsSoon(ctx))[0]?.id
