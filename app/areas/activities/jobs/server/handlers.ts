import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { asShown } from './present.ts'
import { listOpen } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async jobList({ page, page_size: size }, { db, now }) {
    return paged(await listOpen(db, dayOf(now), { page, size }), asShown)
  },
}
