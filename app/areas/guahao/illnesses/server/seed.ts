import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { Seed } from '#app/room.ts'
import { upsertIllnesses } from './queries.ts'
import { illnesses } from './seed/illnesses.ts'

/** Illnesses are no invention: any installation needs them, and planting them again brings them up to date. */
export const seed: Seed = {
  after: ['guahao/catalogue'],
  real: true,
  async run({ db, now }) {
    const idOf = new Map((await listCatalogue(db)).filter((row) => row.parentId).map((row) => [row.name, row.id]))
    await upsertIllnesses(
      db,
      illnesses.map(({ name, aliases, description, isSymptom, departments }) => ({
        name,
        aliases: [...aliases],
        description,
        isSymptom,
        createdAt: now,
        catalogueIds: departments.flatMap((department) => idOf.get(department) ?? []),
      })),
    )
  },
}
