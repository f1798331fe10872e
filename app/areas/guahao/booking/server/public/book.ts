import type { Db } from '#kit/db/open.ts'
import { batcher } from '#kit/scarce/batch.ts'
import { later } from '#kit/time/span.ts'
import type { Within } from '#server/here.ts'
import { hindranceOf } from '../../rules.ts'
import type * as queries from '../queries.ts'
import { expireOverdue } from './expire.ts'
import { type Facts, gatherFacts } from './facts.ts'
import { missedAt } from './hindrance.ts'
import { type Made, type NotMade, type Taken, takeAll, wantedOf } from './take.ts'

/** A place that a patient wants for a member. */
export interface BookRequest {
  patientId: number
  memberId: number
  slotId: number
  visitType: string
  cardNo: string
  remark: string
  /** The idempotency key, and a digest of what was sent with it. */
  key: string | null
  digest: string | null
}

/**
 * Books a place, or holds it where something is to pay. What the rules refuse is answered at once, and what was made before
 * with the same key. Where the slot looks full, places that were held too long come back first.
 */
export const book = async (within: Within, request: BookRequest): Promise<Made | NotMade> => {
  const taken = await bookOnce(within, request)
  if (taken === 'same-key') return book(within, request)
  if (!isFull(taken) || !(await expireOverdue(within, request.slotId))) return taken
  const second = await bookOnce(within, request)
  return second === 'same-key' ? book(within, request) : second
}

const isFull = (taken: Made | NotMade) => 'refused' in taken && taken.refused === 'full'

interface Asking {
  within: Within
  request: BookRequest
}

const batchers = new WeakMap<Db, (asking: Asking) => Promise<Taken>>()

/** Requests that arrive while others are under way go together: as many statements for all of them as for one. */
const bookOnce = (within: Within, request: BookRequest): Promise<Taken> => {
  const ask = batchers.get(within.db) ?? batcher({ run: bookTogether })
  batchers.set(within.db, ask)
  return ask({ within, request })
}

const bookTogether = async (askings: readonly Asking[]): Promise<Taken[]> => {
  const within = askings.map((asking) => asking.within).reduce((a, b) => (b.now > a.now ? b : a))
  const requests = askings.map(({ request }) => request)
  const facts = await gatherFacts(within.db, requests)
  const judged = requests.map((request) => judge(request, facts, within.now))
  const taken = await takeAll(within, judged.filter(isWanted))
  return judged.map((one) => (isWanted(one) ? (taken.get(one) as Taken) : one))
}

const isWanted = (one: Made | NotMade | queries.Wanted): one is queries.Wanted => 'overWaiters' in one

const judge = (request: BookRequest, facts: Facts, now: Date): Made | NotMade | queries.Wanted => {
  const { patientId, memberId, slotId, cardNo, digest } = request
  const before = facts.before(request)
  if (before) return before.digest === digest ? before : { refused: 'key-reused', fill: {} }
  const member = facts.members.get(memberId)
  const slot = facts.slots.get(slotId)
  const sheet = slot && facts.sheets.get(slot.hospitalId)
  if (!sheet || member?.patientId !== patientId || member.hasLeft) return { refused: 'not-found', fill: {} }
  const missed = missedAt(facts.missed, memberId, slot.hospitalId)
  const who = { birthday: member.birthday, hasPapers: member.hasIdNumber }
  const hindrance = hindranceOf({ slot, member: who, sheet, missed, cardNo, now })
  if (hindrance) return { refused: hindrance.name, fill: hindrance.fill }
  const holdUntil = slot.feeFen > 0 ? later(now, { minutes: sheet.holdMinutes }) : null
  return wantedOf(request, { origin: 'patient', sheet, payFen: slot.feeFen, holdUntil })
}
