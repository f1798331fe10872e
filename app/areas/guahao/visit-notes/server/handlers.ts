import { findOwnOrder } from '#app/areas/guahao/booking/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { asNote } from './present.ts'
import { findNote } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async orderNote({ id }, { db, patient, refuse }) {
    const found = await findOwnOrder(db, patient, id)
    if (!found) return refuse('not-found')
    const note = await findNote(db, id)
    return { note: note ? asNote(note, found) : null }
  },
}
