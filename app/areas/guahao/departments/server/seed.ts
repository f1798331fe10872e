import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import type { Seed } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { seeded } from '#kit/random/seeded.ts'
import { INVENTED_NOTICE } from './commands/invented.ts'
import { listBareHospitals, listDemoHospitals, type SeedHospital, seedDepartments } from './queries/seed.ts'
import { departmentsFor } from './seed/by-kind.ts'
import { introductionOf, locationOf, noticeOf } from './seed/department-texts.ts'

export const seed: Seed = {
  after: ['guahao/catalogue', 'guahao/hospitals'],
  async run({ db, now }) {
    await seedDepartments(db, await invent(db, await listDemoHospitals(db), now))
  },
  /** Departments for imported hospitals that have none; what stands above their schedules says so. */
  async fill({ db, now }) {
    const rows = await invent(db, await listBareHospitals(db), now)
    await seedDepartments(
      db,
      rows.map((row) => ({ ...row, sourceKey: `filled:${row.sourceKey}`, notice: INVENTED_NOTICE })),
    )
    return rows.length
  },
}

/** The departments that hospitals of their kinds and levels have. */
const invent = async (db: Db, hospitals: readonly SeedHospital[], now: Date) => {
  const shelf = new Map((await listCatalogue(db)).map((row) => [row.name, row]))
  return hospitals.flatMap((hospital) =>
    departmentsFor(hospital.kind, hospital.level).flatMap((name, at) => {
      const found = shelf.get(name)
      if (!found?.parentId) return []
      const chance = seeded(`department ${hospital.sourceKey} ${name}`)
      const location = locationOf(chance)
      return {
        sourceKey: `${hospital.sourceKey}/${found.id}`,
        hospitalId: hospital.id,
        cityId: hospital.cityId,
        classId: found.parentId,
        catalogueId: found.id,
        name,
        location,
        introduction: introductionOf(chance, name, location),
        notice: noticeOf(chance),
        isReferral: hospital.level >= 30 && at % 3 === 0,
        isDemo: true,
        changedAt: now,
      }
    }),
  )
}
