import { randomBytes } from 'node:crypto'
import { addressIndexOf } from '#app/areas/account/sign-in/server/public.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { clearMark, findMark, type MarkRow, putMark } from '../queries.ts'

type MarkCalls = Pick<typeof contract, 'addMark' | 'deleteMark' | 'getMark'>

export const markHandlers: Handlers<MarkCalls> = {
  async addMark({ ex, visitor_id }, here) {
    const row = { holder: holderOf(here, visitor_id), ex, cf: randomBytes(16).toString('hex'), markedAt: here.now }
    await putMark(here.db, row)
    return asMarks(row)
  },

  deleteMark: async ({ key, visitor_id }, here) => asMarks(await clearMark(here.db, holderOf(here, visitor_id), key)),

  getMark: async ({ visitor_id }, here) => asMarks(await findMark(here.db, holderOf(here, visitor_id))),
}

/** The browser's own id where it gave one; whoever gave none is known by his session, or else by his network. */
const holderOf = (here: Here, visitorId: string | undefined): string => {
  const named = visitorId ? `browser ${visitorId}` : here.patient !== null ? `patient ${here.patient}` : undefined
  return sealOf(here.config).index(named ?? `network ${addressIndexOf(here)}`, 'visit-mark')
}

const asMarks = (row: MarkRow | undefined) => ({ ex: row?.ex ?? '', cf: row?.cf ?? '' })
