import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type * as contract from '../../contract.ts'
import { faultsOf, MOST_TITLES } from '../../rules.ts'
import { asSealed, asTitle } from '../present.ts'
import * as queries from '../queries.ts'
import { buyerIn } from './buyer-in.ts'

type Titles = Pick<Handlers<typeof contract>, 'invoiceTitles' | 'invoiceTitleSave' | 'invoiceTitleDelete'>

export const titleHandlers: Titles = {
  async invoiceTitles(_, ctx) {
    return { list: (await queries.listTitles(ctx.db, ctx.patient)).map((row) => asTitle(row, ctx)) }
  },

  async invoiceTitleSave(input, ctx) {
    const [fault] = Object.values(faultsOf(buyerIn(input)))
    if (fault) return ctx.refuse('bad-buyer', { fault })
    const saved = await ctx.transact((inside) => saveTitle(inside, input))
    return typeof saved === 'string' ? ctx.refuse(saved, { most: MOST_TITLES }) : { title_id: saved }
  },

  async invoiceTitleDelete({ title_id }, ctx) {
    const gone = await ctx.transact(async ({ db, patient }) => {
      await lockPatient(db, patient)
      const row = await queries.deleteTitle(db, patient, title_id)
      if (row?.isDefault) await queries.makeNewestTitleDefault(db, patient)
      return row
    })
    return gone ? {} : ctx.refuse('not-found')
  },
}

/** Adds or changes a title; its id, or why not. One patient's requests wait for each other. */
const saveTitle = async (
  ctx: PatientContext,
  input: ParsedInput<typeof contract.invoiceTitleSave>,
): Promise<number | 'not-found' | 'too-many'> => {
  const { db, patient } = ctx
  await lockPatient(db, patient)
  const own = await queries.listTitles(db, patient)
  const before = input.title_id === undefined ? undefined : own.find(({ id }) => id === input.title_id)
  if (input.title_id !== undefined && !before) return 'not-found'
  if (!before && own.length >= MOST_TITLES) return 'too-many'
  // What is the default stays it: one chooses another, never none.
  const isDefault = before?.isDefault || own.length === 0 || input.is_default === 1
  if (isDefault) await queries.clearDefaultTitle(db, patient)
  const row = { ...asSealed(buyerIn(input), ctx), isDefault }
  if (!before) return queries.insertTitle(db, { ...row, patientId: patient })
  await queries.updateTitle(db, patient, before.id, row)
  return before.id
}
