import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { secretHashOf } from './present.ts'
import { bindCard, findCard, insertCards } from './queries.ts'

/** The demonstration's cards: everybody may know them. The last is nobody's yet, for trying. */
const demoCards = [
  { cardNo: '6000000000000001', secret: '1000000001' },
  { cardNo: '6000000000000002', secret: '1000000002' },
  { cardNo: '6000000000002026', secret: '2026202620' },
]
const EACH_FEN = 20_000

/** Three cards that were sold a month ago, two of which the first patient has. */
export const seed: Seed = {
  after: ['access/patients'],
  async run({ db, now, today, config }) {
    const batch = 'demo-cards'
    const printedAt = earlier(now, { days: 30 })
    const validUntil = instantAt(addDays(today, 3 * 366), 0)
    await insertCards(
      db,
      demoCards.map(({ cardNo, secret }) => ({
        cardNo,
        secretHash: secretHashOf(cardNo, secret, { config }),
        batch,
        amountFen: EACH_FEN,
        balanceFen: EACH_FEN,
        printedAt,
        validUntil,
      })),
    )
    const sold = { debit: 'held:counter', credit: 'card', amountFen: demoCards.length * EACH_FEN } as const
    await postEntry(db, { happening: `gift-print:${batch}`, ...sold, enteredAt: printedAt })
    const [first] = await listPatients(db)
    for (const { cardNo } of first ? demoCards.slice(0, 2) : []) {
      const card = await findCard(db, cardNo)
      if (card) await bindCard(db, card.id, first?.id as PatientId, earlier(now, { days: 20 }))
    }
  },
}
