import type { DoctorContext, Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { MOST_PHRASES } from '../../rules.ts'
import { asPhrase } from '../present.ts'
import * as queries from '../queries.ts'

type PhraseCalls = Pick<typeof contract, 'benchPhrases' | 'benchPhraseSave' | 'benchPhraseMove' | 'benchPhraseRemove'>

export const phraseHandlers: Handlers<PhraseCalls> = {
  async benchPhrases(_, { db, doctor }) {
    return { list: (await queries.listPhrases(db, doctor.doctorId)).map(asPhrase) }
  },

  async benchPhraseSave({ phrase_id: id, content }, ctx) {
    const { db, doctor, refuse } = ctx
    const saved =
      id === undefined ? await add(ctx, content) : await queries.updatePhrase(db, doctor.doctorId, id, { content })
    if (saved) return { phrase: asPhrase(saved) }
    return refuse(id === undefined ? 'too-many' : 'no-phrase')
  },

  async benchPhraseMove({ phrase_id: id, place }, ctx) {
    const moved = await move(ctx, id, place)
    return moved ? { list: moved.map(asPhrase) } : ctx.refuse('no-phrase')
  },

  async benchPhraseRemove({ phrase_id: id }, { db, doctor, refuse }) {
    return (await queries.deletePhrase(db, doctor.doctorId, id)) ? {} : refuse('no-phrase')
  },
}

/** Adds one at the end; undefined where there are enough. */
const add = (ctx: DoctorContext, content: string) =>
  ctx.transact(async ({ db, doctor: { doctorId } }) => {
    await queries.lockPhrases(db, doctorId)
    const all = await queries.listPhrases(db, doctorId)
    if (all.length >= MOST_PHRASES) return undefined
    return (await queries.insertPhrases(db, [{ doctorId, content, place: (all.at(-1)?.place ?? -1) + 1 }]))[0]
  })

/** Moves one to a place and counts all anew; undefined where it is not there. */
const move = (ctx: DoctorContext, id: number, place: number) =>
  ctx.transact(async ({ db, doctor: { doctorId } }) => {
    await queries.lockPhrases(db, doctorId)
    const all = await queries.listPhrases(db, doctorId)
    const moved = all.find((one) => one.id === id)
    if (!moved) return undefined
    const ordered = all.filter((one) => one !== moved)
    ordered.splice(place, 0, moved)
    for (const [at, one] of ordered.entries())
      if (one.place !== at) await queries.updatePhrase(db, doctorId, one.id, { place: at })
    return ordered
  })
