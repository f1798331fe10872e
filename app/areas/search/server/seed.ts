import type { Seed } from '#app/room.ts'
import { fill, reindex } from './commands/reindex.ts'
import { hasAdverts, insertAdverts } from './queries/adverts.ts'
import { foldedName } from './queries/lexemes.ts'
import { insertSynonyms } from './queries/synonyms.ts'
import { synonyms } from './seed/synonyms.ts'
import { wordsToTry } from './seed/words-to-try.ts'

/** Synonyms and the words to try are no invention; the index takes in whatever is there. */
export const seed: Seed = {
  after: [
    'guahao/hospitals',
    'guahao/departments',
    'guahao/illnesses',
    'guahao/doctors',
    'mall/goods',
    'overseas/directory',
  ],
  real: true,
  follows: true,
  async run({ db, now }) {
    await fill(db)
    await insertSynonyms(
      db,
      synonyms.map((group) => group.map(foldedName)),
    )
    if (await hasAdverts(db)) return
    const words = wordsToTry.map((title, position) => ({ place: 'box', title, position }))
    const hint = { place: 'bottom', title: '不知道挂哪个科？按科室找医生', link: '/doctor/index', position: 0 }
    await insertAdverts(
      db,
      [...words, hint].map((row) => ({ ...row, isPaid: false, beginsAt: now })),
    )
  },
  /** Invents nothing, but finds what others invented. */
  async fill({ db }) {
    await reindex(db)
    return 0
  },
}
