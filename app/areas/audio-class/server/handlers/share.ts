import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import type * as contract from '../../contract/own.ts'
import { messages } from '../../rules/messages.ts'
import { isUnlocked } from '../../rules.ts'
import { introOf } from '../commands/order.ts'
import { giveClass } from '../commands/settle.ts'
import { type ClassRow, findClass } from '../queries/classes.ts'
import { hasClass } from '../queries/owned.ts'
import * as queries from '../queries/shares.ts'

type Share = Pick<Handlers<typeof contract>, 'transpondClass' | 'transpondClassResult'>

const asShare = ({ id, classId, unlockedAt }: queries.ShareRow, helped: number, { shareGoal }: ClassRow) => ({
  share_id: id,
  class_id: classId,
  help_num: helped,
  goal: shareGoal,
  is_unlocked: unlockedAt !== null,
})

/** Gives the class to who shared it, once enough friends have opened the link. */
const unlock = async (ctx: PatientContext, share: queries.ShareRow, row: ClassRow): Promise<queries.ShareRow> => {
  const { db, now } = ctx
  if (!(await queries.markUnlocked(db, share.id, now))) return share
  const { patientId, classId } = share
  const isNew = await giveClass(ctx, { patientId, classId, way: 'share' })
  if (isNew)
    await notifyBy(ctx, messages.unlocked, { patientId, values: { lesson: row.title }, link: introOf(classId) })
  return { ...share, unlockedAt: now }
}

export const shareHandlers: Share = {
  async transpondClass({ class_id: classId }, ctx) {
    const { db, now: startedAt, patient: patientId, refuse } = ctx
    const row = await findClass(db, classId)
    if (row?.state !== 'on') return refuse('not-found')
    const id = newId()
    if (row.shareGoal === 0) return refuse('closed')
    if (await hasClass(db, patientId, classId)) return refuse('had-already')
    const share = await queries.startShare(db, { id, patientId, classId, startedAt })
    return asShare(share, await queries.countHelps(db, share.id), row)
  },

  async transpondClassResult({ class_id: classId, share_id }, ctx) {
    const row = await findClass(ctx.db, classId)
    return ctx.transact(async (inside) => {
      const { db, now: helpedAt, patient: patientId } = inside
      const share = row && (await queries.lockShare(db, share_id, classId))
      if (!share) return ctx.refuse('not-found')
      const is_mine = share.patientId === patientId
      if (share.unlockedAt === null && (row.state !== 'on' || row.shareGoal === 0)) return ctx.refuse('closed')
      if (!is_mine && share.unlockedAt === null)
        await queries.insertHelp(db, { shareId: share.id, patientId, helpedAt })
      const helped = await queries.countHelps(db, share.id)
      const after = isUnlocked(helped, row.shareGoal) ? await unlock(inside, share, row) : share
      return { ...asShare(after, helped, row), is_mine }
    })
  },
}
