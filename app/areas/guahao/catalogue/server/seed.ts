import type { Seed } from '#app/room.ts'
import { type NewCatalogueRow, upsertCatalogue } from './queries.ts'
import { catalogue } from './seed/catalogue.ts'

/** Any installation needs it; planting it again brings it up to date. */
export const seed: Seed = {
  real: true,
  async run({ db }) {
    await upsertCatalogue(
      db,
      catalogue.flatMap(({ id, name, icon, departments }, position): NewCatalogueRow[] => [
        { id, parentId: null, name, icon, position },
        ...departments.map((below, at) => ({ ...below, aliases: [...below.aliases], parentId: id, position: at })),
      ]),
    )
  },
}
