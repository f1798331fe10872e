import type { Seed } from '#app/room.ts'
import { upsertEdition, upsertLines } from './queries.ts'
import { editions } from './seed/editions.ts'
import { readEdition } from './seed/read-edition.ts'

const AT_ONCE = 1_000

export const seed: Seed = {
  real: true,
  async run({ db, now }) {
    for (const { file, head } of editions) {
      const lines = await readEdition(file, head)
      const [first] = lines
      if (!first) throw new Error(`${file} has no line`)
      const { standard, edition, title, source, effectiveOn, unit } = first
      const editionId = await upsertEdition(db, { standard, edition, title, source, effectiveOn, unit, takenAt: now })
      const made = lines.map(({ measure, sex, at, figures }) => ({ editionId, measure, sex, at, figures }))
      for (let from = 0; from < made.length; from += AT_ONCE) await upsertLines(db, made.slice(from, from + AT_ONCE))
    }
  },
}
