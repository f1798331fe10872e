import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { eHealthCard } from '../contract.ts'
import { asCard } from './present.ts'
import { deleteCardsOf, listCards } from './queries.ts'
import { accountHealthCards } from './tables.ts'

export const subscribers: Subscribers = {
  'member.leaving': async ({ memberId }, { db }) => {
    await deleteCardsOf(db, memberId)
  },

  async 'patient.exporting'({ patientId, hand }, { db, config }) {
    const cards = await listCards(db, patientId)
    const members = await membersOf(
      db,
      cards.map(({ card }) => card.memberId),
    )
    hand({
      name: 'health_cards',
      title: '电子健康卡',
      tables: [accountHealthCards],
      rows: cards.map((row) => eHealthCard.output.parse(asCard(row, members.get(row.card.memberId), config))),
    })
  },
}
