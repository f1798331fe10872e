import { changeChild, findChild, listChildren } from '#app/areas/records/children/server/public.ts'
import { changeCycle } from '#app/areas/records/cycle/server/public.ts'
import { type Kind, kindNames } from '#app/areas/records/ground/rules.ts'
import {
  deleteRecord,
  findCurrent,
  findRecord,
  letChooseAdverts,
  listEntries,
  listRecords,
  mayChooseAdverts,
  setCurrent,
  setReminders,
  wantsReminders,
} from '#app/areas/records/ground/server/public.ts'
import { listMeasurementsOf } from '#app/areas/records/growth/server/public.ts'
import { changePregnancy } from '#app/areas/records/pregnancy/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
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

/** The patient's own records, those that are open first, then the children whom they began or care for. */
const listAll = async (ctx: PatientContext): Promise<Listed[]> => {
  const own = (await listRecords(ctx, ctx.patient)).map(({ id, patientId, memberId, content, closedAt }) => ({
    type: content.kind,
    id,
    userId: patientId,
    member_id: memberId ?? 0,
    title: kindNames[content.kind],
    is_over: closedAt !== null,
  }))
  const children = (await listChildren(ctx)).map(({ id, ownerId, memberId, name }) => ({
    type: 'baby' as const,
    id,
    userId: ownerId,
    member_id: memberId ?? 0,
    title: name,
    is_over: false,
  }))
  return [...own, ...children]
}

/** The record that the patient chose where it is still there, else the first that is open, else the first. */
const currentOf = async (ctx: PatientContext, all: readonly Listed[]): Promise<Listed | undefined> => {
  const chosen = await findCurrent(ctx, ctx.patient)
  return (
    all.find(({ type, id }) => id === chosen?.id && type === chosen.type) ?? all.find((one) => !one.is_over) ?? all[0]
  )
}

/** What was written into these records, the newest first. */
const listLiving = async (ctx: PatientContext, shown: readonly Listed[]) => {
  const own = shown.filter(({ type }) => type !== 'baby')
  const written = await Promise.all(
    own.map(async ({ type, id }) => (await listEntries(ctx, id)).map((entry) => ({ ...entry, type, record_id: id }))),
  )
  const children = shown.flatMap(({ type, id }) => (type === 'baby' ? [id] : []))
  const measured = (await listMeasurementsOf(ctx.db, children)).map(({ id, childId, addedAt }) => ({
    id,
    type: 'baby' as const,
    record_id: childId,
    madeAt: addedAt,
  }))
  return [...written.flat(), ...measured]
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || b.id - a.id)
    .slice(0, LIVING)
    .map(({ id, record_id, type, madeAt }) => ({ id, record_id, type, add_date: dayOf(madeAt) }))
}

const isThere = async (ctx: PatientContext, type: Kind, id: number): Promise<boolean> =>
  type === 'baby'
    ? (await findChild(ctx, id)) !== undefined
    : (await findRecord(ctx, ctx.patient, id))?.content.kind === type

const choicesOf = async ({ db, patient }: PatientContext) => ({
  reminds: await wantsReminders(db, patient),
  may_choose_adverts: await mayChooseAdverts(db, patient),
})

export const handlers: Handlers<typeof contract> = {
  async getHealthRecord({ type }, ctx) {
    const all = await listAll(ctx)
    const current = await currentOf(ctx, all)
    const shown = all.filter((record) => type === undefined || record.type === type)
    return {
      basic: shown.map((record) => ({ ...record, is_current: record === current })),
      living: await listLiving(ctx, shown),
    }
  },

  async currentRecord({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    const current = await currentOf(ctx, await listAll(ctx))
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
