import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { insertWeeks, listCallable } from './queries.ts'

const evening = [19 * 60, 21 * 60]
const noon = [12 * 60 + 30, 13 * 60 + 30]

/** Invented doctors whom one can call do so in their evenings, some at noon too. */
export const seed: Seed = {
  after: ['consult/doctors'],
  async run({ db }) {
    const rows = (await listCallable(db)).flatMap((doctorId) => {
      const chance = seeded(`call hours ${doctorId}`)
      const hours = chance.next() < 0.4 ? [...noon, ...evening] : evening
      const [first, second] = [chance.int(1, 3), chance.int(4, 7)]
      return [first, second, chance.int(1, 2) === 1 ? 6 : undefined]
        .filter((weekday, at, all) => weekday !== undefined && all.indexOf(weekday) === at)
        .map((weekday) => ({ doctorId, weekday: weekday as number, hours }))
    })
    await insertWeeks(db, rows)
  },
}
