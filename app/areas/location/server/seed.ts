import type { Seed } from '#app/room.ts'
import { refreshWeather } from './jobs.ts'
import { upsertAliases, upsertAreas, upsertCities } from './queries.ts'
import { areaAliases } from './seed/area-aliases.ts'
import { cities } from './seed/cities.ts'
import { divisions } from './seed/divisions.ts'

/** Cities and divisions are no invention: any installation needs them, and planting them again brings them up to date. */
export const seed: Seed = {
  real: true,
  async run({ db, now, config }) {
    const rows = await cities()
    await upsertCities(db, rows)
    await upsertAreas(db, divisions(new Map(rows.map((row) => [row.areaCode, row.id]))))
    await upsertAliases(
      db,
      areaAliases.map(([id, name, areaId]) => ({ id, name, areaId })),
    )
    // A demonstration has weather from the start; nobody outside is asked while planting.
    if (config.weather.provider === 'stand-in') await refreshWeather.run({ db, now, config })
  },
}
