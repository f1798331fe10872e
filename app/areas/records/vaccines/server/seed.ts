import type { Seed } from '#app/room.ts'
import { upsertDoses, upsertEdition } from './queries.ts'
import { edition } from './seed/edition.ts'
import { readSchedule } from './seed/read-schedule.ts'

export const seed: Seed = {
  real: true,
  async run({ db, now }) {
    const lines = await readSchedule(edition.file, edition.head)
    const [first] = lines
    if (!first) throw new Error(`${edition.file} has no line`)
    const { edition: name, title, source, effectiveOn } = first
    const editionId = await upsertEdition(db, { edition: name, title, source, effectiveOn, takenAt: now })
    await upsertDoses(
      db,
      lines.map(({ dose: { id: doseId, ...dose } }) => ({ editionId, doseId, ...dose })),
    )
  },
}
