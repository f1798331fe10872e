import { changeCycle } from '#app/areas/records/cycle/server/public.ts'
import { kindNames } from '#app/areas/records/ground/rules.ts'
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
import { changePregnancy } from '#app/areas/records/pregnancy/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'

/** What was written last is shown of so many entries. */
const LIVING = 20

/** The record that the patient chose where it is still there, else the newest that is open, else the newest. */
const currentOf = async (ctx: PatientContext) => {
  const records = await listRecords(ctx, ctx.patient)
  const chosen = await findCurrent(ctx, ctx.patient)
  const current = records.find(({ id, content }) => id === chosen?.id && content.kind === chosen.type) ?? records[0]
  return { records, current: current ? { type: current.content.kind, id: current.id } : null }
}

const choicesOf = async ({ db, patient }: PatientContext) => ({
  reminds: await wantsReminders(db, patient),
  may_choose_adverts: await mayChooseAdverts(db, patient),
})

export const handlers: Handlers<typeof contract> = {
  async getHealthRecord({ type }, ctx) {
    const { records, current } = await currentOf(ctx)
    const shown = records.filter(({ content }) => type === undefined || content.kind === type)
    const living = shown.map(async ({ id, content }) =>
      (await listEntries(ctx, id)).map((entry) => ({
        id: entry.id,
        record_id: id,
        type: content.kind,
        add_date: dayOf(entry.madeAt),
      })),
    )
    return {
      basic: shown.map((record) => ({
        id: record.id,
        type: record.content.kind,
        userId: record.patientId,
        member_id: record.memberId ?? 0,
        title: kindNames[record.content.kind],
        is_over: record.closedAt !== null,
        is_current: record.id === current?.id,
      })),
      living: (await Promise.all(living))
        .flat()
        .sort((a, b) => b.id - a.id)
        .slice(0, LIVING),
    }
  },

  async currentRecord({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    return { current: (await currentOf(ctx)).current }
  },

  async switchRecord({ userId, type, id }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    const record = await findRecord(ctx, ctx.patient, id)
    if (record?.content.kind !== type) return ctx.refuse('not-found')
    await setCurrent(ctx, ctx.patient, { type, id })
    return { current: { type, id } }
  },

  modifyHealthRecord: ({ id, ...claim }, ctx) =>
    ctx.transact(async (inside) => {
      const kind = (await findRecord(inside, inside.patient, id))?.content.kind
      return kind === 'prepare' ? changeCycle(inside, id, claim) : changePregnancy(inside, id, claim)
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
