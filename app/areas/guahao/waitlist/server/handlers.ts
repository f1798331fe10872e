import { membersOf } from '#app/areas/account/members/server/public.ts'
import { addWaiting, lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { waitStates } from '../rules.ts'
import { add } from './handlers/add.ts'
import { asState, asWait } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  addWait: add,

  async cancelWait({ id }, { db, now, patient, refuse }) {
    const wait = await queries.findWait(db, patient, id)
    if (!wait) return refuse('not-found')
    if (wait.slotId !== null) await lockSlots(db, [wait.slotId])
    const closed = await queries.closeWait(db, id, { state: 'cancelled', closedAt: now })
    if (!closed) return refuse('not-open', { state: waitStates[asState(wait.state).state] })
    if (closed.slotId !== null) await addWaiting(db, closed.slotId, -1)
    return { id, ...asState('cancelled') }
  },

  async waitList({ page, page_size: size }, { db, patient }) {
    const found = await queries.listWaits(db, patient, { page, size })
    const members = await membersOf(db, [...new Set(found.rows.map(({ wait }) => wait.memberId))])
    return paged(found, (row) => asWait(row, members.get(row.wait.memberId)))
  },
}
