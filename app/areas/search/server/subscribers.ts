import type { Subscribers } from '#app/room.ts'
import { reindex, reindexSome } from './commands/reindex.ts'

export const subscribers: Subscribers = {
  async 'searchable.changed'({ kind, ids }, { db }) {
    if (ids === 'all') await reindex(db, [kind])
    else await reindexSome(db, kind, ids)
  },
}
