import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { waitStates } from '../rules.ts'
import { stopWaiting } from './commands/stop-waiting.ts'
import { add } from './handlers/add.ts'
import { cancelReleaseReminder, releaseReminders, remindOfRelease } from './handlers/remind.ts'
import { asState, asWait } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  addWait: add,
  remindOfRelease,
  cancelReleaseReminder,
  releaseReminders,

  async cancelWait({ id }, { db, now, patient, refuse }) {
    const wait = await queries.findWait(db, patient, id)
    if (!wait) return refuse('not-found')
    const all = wait.wishId === null ? [wait] : await queries.listWish(db, wait.wishId)
    const closed = await stopWaiting({ db, now }, all, { state: 'cancelled' })
    if (closed === 0) return refuse('not-open', { state: waitStates[asState(wait.state).state] })
    return { id, ...asState('cancelled') }
  },

  async waitList({ page, page_size: size }, { db, patient }) {
    const found = await queries.listWaits(db, patient, { page, size })
    const members = await membersOf(db, [...new Set(found.rows.map(({ wait }) => wait.memberId))])
    return paged(found, (row) => asWait(row, members.get(row.wait.memberId)))
  },
}
