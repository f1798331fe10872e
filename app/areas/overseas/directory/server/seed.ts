import type { Seed } from '#app/room.ts'
import * as queries from './queries/seed.ts'
import { demoCountries } from './seed/countries.ts'
import { growGoods } from './seed/grow-goods.ts'
import { countryRow, expertRows, hospitalsOf, proofRows, rateRows } from './seed/grow-hospitals.ts'
import { articleRows, caseRows } from './seed/grow-stories.ts'
import { demoKinds } from './seed/kinds.ts'

const SOME_ASKED = 1_286

/** Eight countries with forty hospitals and a hundred and twenty experts, all invented; of one the authorisation has run out. */
export const seed: Seed = {
  after: ['guahao/illnesses', 'mall/goods'],
  async run(seeding) {
    const { db } = seeding
    const illnesses = await queries.illnessesByName(db)
    const countries = await queries.insertCountries(db, demoCountries.map(countryRow))
    const kinds = await queries.insertCategories(
      db,
      demoKinds.map(({ key, name, intro, picture }, position) => ({
        sourceKey: `demo ${key}`,
        name,
        intro,
        picture,
        position,
        isDemo: true,
      })),
    )
    await queries.insertIllnesses(
      db,
      demoKinds.flatMap(({ key, worth, treatments, illnesses: names }) =>
        names.flatMap((name) => {
          const illnessId = illnesses.get(name)
          const categoryId = kinds.get(`demo ${key}`)
          if (illnessId === undefined || categoryId === undefined) return []
          return [{ illnessId, categoryId, worth, treatments: [...treatments], isDemo: true }]
        }),
      ),
    )
    const hospitals = hospitalsOf({ seeding, countries, kinds, illnesses })
    const hospitalIds = await queries.insertHospitals(
      db,
      hospitals.map(({ row }) => row),
    )
    const placed = hospitals.map((hospital) => ({ ...hospital, id: hospitalIds.get(hospital.row.sourceKey) ?? 0 }))
    await queries.insertProofs(
      db,
      placed.flatMap((hospital) => proofRows(hospital, seeding)),
    )
    await queries.insertRates(
      db,
      placed.flatMap((hospital) => rateRows(hospital, illnesses)),
    )
    const people = placed.flatMap((hospital) => expertRows(hospital, illnesses))
    const experts = await queries.insertExperts(db, people)
    await queries.insertCases(
      db,
      placed.flatMap((hospital) => caseRows(hospital, { seeding, illnesses, experts, people })),
    )
    await queries.insertCases(db, articleRows(seeding))
    await growGoods(placed, { seeding, kinds })
    await queries.insertTotals(db, SOME_ASKED)
  },
}
