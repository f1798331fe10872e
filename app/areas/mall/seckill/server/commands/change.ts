import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { datedDayTime } from '#kit/time/spoken.ts'
import { messages } from '../../rules/messages.ts'
import * as manage from '../queries/manage.ts'

type SessionRow = NonNullable<Awaited<ReturnType<typeof manage.findSession>>>

/** Cancels a session that is to come; how many who waited for it were told. */
export const cancelSession = async (inside: Context, session: SessionRow): Promise<number> => {
  const told = await tellWaiting(inside, session)
  await manage.deleteSession(inside.db, session.id)
  return told
}

/** Takes goods out of a session that is to come; how many who waited for them were told. */
export const takeItem = async (inside: Context, session: SessionRow, itemId: number): Promise<number> => {
  const told = await tellWaiting(inside, session, itemId)
  await manage.deleteItem(inside.db, itemId)
  return told
}

const tellWaiting = async (inside: Context, session: SessionRow, itemId?: number): Promise<number> => {
  const waiting = await manage.listWaiting(inside.db, { sessionId: session.id, itemId })
  for (const { patientId, goodsName } of waiting) {
    const values = { goods: goodsName, time: datedDayTime(session.startsAt, dayOf(inside.now)) }
    await notifyBy(inside, messages.cancelled, { patientId, values, link: '/shop/seckill' })
  }
  return waiting.length
}
