import { Objection } from '#app/events.ts'
import type { Listens } from '#server/tell.ts'
import { handOver } from './public/hand-over.ts'
import { countWaits } from './queries.ts'

export const listens: Listens = {
  'slot.freed': ({ slotId }, within) => handOver(within, slotId),

  async 'member.leaving'({ memberId }, { db }) {
    if ((await countWaits(db, memberId)) > 0) throw new Objection('这位就诊人还在候补，请先取消候补再删除')
  },
}
