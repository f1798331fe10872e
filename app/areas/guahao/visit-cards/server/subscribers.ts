import type { Subscribers } from '#app/room.ts'
import { bindList } from '../contract.ts'
import { asCard } from './present.ts'
import { deleteCardsOf, listCards } from './queries.ts'
import { guahaoVisitCards } from './tables.ts'

const card = bindList.output.shape.list.element

export const subscribers: Subscribers = {
  'member.leaving': async ({ memberId }, { db }) => {
    await deleteCardsOf(db, memberId)
  },

  async 'patient.exporting'({ patientId, hand }, { db, config }) {
    const cards = await listCards(db, patientId, {})
    hand({
      name: 'visit_cards',
      title: '就诊卡',
      tables: [guahaoVisitCards],
      rows: cards.map((row) => card.parse(asCard(row, config))),
    })
  },
}
