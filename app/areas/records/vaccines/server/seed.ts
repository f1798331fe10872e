import type { Seed } from '#app/room.ts'
import { upsertDoses, upsertEdition } from './queries.ts'
import { edition, selfPaid } from './seed/edition.ts'
import { readSchedule } from './seed/read-schedule.ts'

export const seed: Seed = {
  real: true,
  async run({ db, now }) {
    for (const { file, head } of [edition, selfPaid]) {
      const lines = await readSchedule(file, head)
      const [first] = lines
      if (!first) throw new Error(`${file} has no line`)
      const { dose: _, ...told } = first
      const editionId = await upsertEdition(db, { ...told, takenAt: now })
      await upsertDoses(
        db,
        lines.map(({ dose: { id: doseId, ...dose } }) => ({ editionId, doseId, ...dose })),
      )
    }
  },
}
