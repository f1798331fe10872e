import type { Seed } from '#app/room.ts'
import { emergencySigns } from '../rules/signs.ts'
import { linesOf } from '../rules.ts'
import { insertSigns, listAllSigns } from './queries.ts'

/** What published sources say is no invention; once there it is the desk's. */
export const seed: Seed = {
  real: true,
  async run({ db }) {
    if ((await listAllSigns(db)).length > 0) return
    await insertSigns(
      db,
      emergencySigns.map(({ name, words, when, first, phone, source }, at) => ({
        name,
        words: linesOf(words),
        whenText: when,
        firstText: first,
        phone,
        source,
        position: 10 * (at + 1),
      })),
    )
  },
}
