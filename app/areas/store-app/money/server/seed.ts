import { findDemoPerson, listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import type { CashState } from '../states.ts'
import * as queries from './queries.ts'

/** Each demonstration store has earned something, paid something in, and taken something out; one cash-out waits for a second pair of eyes. */
export const seed: Seed = {
  after: ['orders/appointments', 'access/staff'],
  async run(seeding) {
    for (const hospitalId of await listDemoDesks(seeding.db)) await plantStore(seeding, hospitalId)
  },
}

const plantStore = async ({ db, now }: Seeding, hospitalId: number) => {
  const keeper = await findDemoPerson(db, hospitalId, 'keeper')
  if (!keeper) return
  const rechargedAt = earlier(now, { days: 12 })
  const row = {
    hospitalId,
    amountFen: 1_200_000,
    bankNo: `DEMO${hospitalId}0001`,
    staffName: '财务',
    madeAt: rechargedAt,
  }
  const recharge = await queries.insertRecharge(db, row)
  const moves: Parameters<typeof queries.moveMoney>[2][] = []
  if (recharge) moves.push({ kind: 'recharge', amountFen: row.amountFen, rechargeId: recharge.id, madeAt: rechargedAt })
  for (const { id, earnedFen, usedAt } of await queries.listUsed(db, hospitalId))
    moves.push({ kind: 'sale', amountFen: earnedFen, orderId: id, madeAt: usedAt })
  for (const { amountFen, states, days } of demoCashes) {
    const askedAt = earlier(now, { days })
    const cash = await queries.insertCash(db, {
      hospitalId,
      amountFen,
      path: [...states],
      pathAt: states.map((_, at) => earlier(now, { days: days - at * 0.2 })),
      pathBy: states.map((state) => (state === 'asked' ? keeper.name : '财务')),
      askedBy: keeper.id,
      askedAt,
      bankNo: states.includes('paid') ? `DEMO${hospitalId}${days}` : '',
    })
    moves.push({ kind: 'cash', amountFen: -amountFen, cashId: cash.id, madeAt: askedAt })
  }
  // A ledger is written as things happen: its balances follow each other, and its newest line is the last.
  moves.sort((a, b) => a.madeAt.getTime() - b.madeAt.getTime())
  for (const move of moves) await queries.moveMoney(db, hospitalId, move)
}

const demoCashes: readonly { amountFen: number; states: readonly CashState[]; days: number }[] = [
  { amountFen: 120_000, states: ['asked', 'approved', 'paid'], days: 8 },
  { amountFen: 80_000, states: ['asked', 'approved'], days: 2 },
  { amountFen: 600_000, states: ['asked'], days: 1 },
]
