import { changeChild, findChild, listChildrenWith } from '#app/areas/records/children/server/public.ts'
import { changeCycle } from '#app/areas/records/cycle/server/public.ts'
import { type Kind, kindNames } from '#app/areas/records/ground/rules.ts'
import {
  deleteRecord,
  findCurrent,
  findRecord,
  findWishes,
  letChooseAdverts,
  listToShow,
  setCurrent,
  setReminders,
} from '#app/areas/records/ground/server/public.ts'
import { newestBeside } from '#app/areas/records/growth/server/public.ts'
import { changePregnancy } from '#app/areas/records/pregnancy/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import type * as contract from '../contract.ts'

/** What was written last is shown of so many entries. */
const LIVING = 20

/** A record of any kind, as lists of all show it. */
interface Listed {
  type: Kind
  id: number
  userId: number
  member_id: number
  title: string
  is_over: boolean
}

/** One with what was written into it last, and when as the clock in Shanghai showed it. */
interface Shown {
  record: Listed
  newest: readonly { id: number; at: string }[]
}

/**
 * The patient's own records, those that are open first, then the children whom they began or care for, each with so many of what was
 * written into it last; and which they look at.
 */
const listAll = async (ctx: PatientContext, most: number): Promise<{ all: Shown[]; current: Listed | undefined }> => {
  const { records, current } = await listToShow(ctx, ctx.patient, most)
  const own = records.map(({ record: { id, patientId, memberId, content, closedAt }, newest }) => ({
    record: {
      type: content.kind,
      id,
      userId: patientId,
      member_id: memberId ?? 0,
      title: kindNames[content.kind],
      is_over: closedAt !== null,
    },
    newest,
  }))
  const seen = await listChildrenWith(ctx, newestBeside(most))
  const children = seen.map(({ child: { id, ownerId, memberId, name }, more: newest }) => ({
    record: {
      type: 'baby' as const,
      id,
      userId: ownerId,
      member_id: memberId ?? 0,
      title: name,
      is_over: false,
    },
    newest,
  }))
  const all = [...own, ...children]
  // What was chosen came with the records, where there were any.
  const isToBeAsked = own.length === 0 && all.length > 1
  const chosen = isToBeAsked ? await findCurrent(ctx, ctx.patient) : current
  return { all, current: currentOf(all, chosen) }
}

/** The record that the patient chose where it is still there, else the first that is open, else the first. */
const currentOf = (all: readonly Shown[], chosen: Pick<Listed, 'type' | 'id'> | undefined): Listed | undefined => {
  const records = all.map(({ record }) => record)
  return (
    records.find(({ type, id }) => id === chosen?.id && type === chosen.type) ??
    records.find((one) => !one.is_over) ??
    records[0]
  )
}

/** When something was written into these records, the newest first; what it says is not opened for a list. */
const livingOf = (shown: readonly Shown[]) =>
  shown
    .flatMap(({ record, newest }) => newest.map(({ id, at }) => ({ id, at, record_id: record.id, type: record.type })))
    .sort((a, b) => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1))
    .slice(0, LIVING)
    .map(({ at, ...one }) => ({ ...one, add_date: at.slice(0, 10) }))

const isThere = async (ctx: PatientContext, type: Kind, id: number): Promise<boolean> =>
  type === 'baby'
    ? (await findChild(ctx, id)) !== undefined
    : (await findRecord(ctx, ctx.patient, id))?.content.kind === type

const choicesOf = async ({ db, patient }: PatientContext) => {
  const { reminds, mayChooseAdverts } = await findWishes(db, patient)
  return { reminds, may_choose_adverts: mayChooseAdverts }
}

export const handlers: Handlers<typeof contract> = {
  async getHealthRecord({ type }, ctx) {
    const { all, current } = await listAll(ctx, LIVING)
    const shown = all.filter(({ record }) => type === undefined || record.type === type)
    return {
      basic: shown.map(({ record }) => ({ ...record, is_current: record === current })),
      living: livingOf(shown),
    }
  },

  async currentRecord({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    const { current } = await listAll(ctx, 0)
    return { current: current ? { type: current.type, id: current.id } : null }
  },

  async switchRecord({ userId, type, id }, ctx) {
    if (userId !== ctx.patient || !(await isThere(ctx, type, id))) return ctx.refuse('not-found')
    await setCurrent(ctx, ctx.patient, { type, id })
    return { current: { type, id } }
  },

  modifyHealthRecord: ({ type, id, ...said }, ctx) =>
    ctx.transact(async (inside) => {
      if (type === 'baby') return changeChild(inside, id, said)
      const kind = (await findRecord(inside, inside.patient, id))?.content.kind
      if (type !== undefined && kind !== type) return inside.refuse('not-found')
      return kind === 'prepare' ? changeCycle(inside, id, said) : changePregnancy(inside, id, said)
    }),

  async removeRecord({ record_id }, ctx) {
    const record = await findRecord(ctx, ctx.patient, record_id)
    if (!record) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      await deleteRecord(inside, inside.patient, record_id)
      if (record.closedAt) return
      await inside.emit('record.closed', { patientId: inside.patient, kind: record.content.kind })
    })
    return {}
  },

  recordChoices: (_, ctx) => choicesOf(ctx),

  async chooseForRecords({ reminds, may_choose_adverts }, ctx) {
    if (reminds !== undefined) await setReminders(ctx, ctx.patient, reminds === 1)
    if (may_choose_adverts !== undefined) await letChooseAdverts(ctx, ctx.patient, may_choose_adverts === 1)
    return choicesOf(ctx)
  },
}
