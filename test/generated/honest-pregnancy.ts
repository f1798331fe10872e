import { saveMember } from '#app/areas/account/members/contract.ts'
import { addPregnancyHr, pregnancyWeight, pregnant } from '#app/areas/records/pregnancy/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import { newName } from './honest-children.ts'
import type { World } from './world.ts'

const daysAgo = ({ app }: World, days: number) => addDays(dayOf(app.clock.now()), -days)

/** The open record of the asker's pregnancy; an account has one of them. */
export const newPregnancy = async (world: World, { as, patientId = 0, words }: Asker): Promise<number> => {
  const { record } = await world.app.callApi(pregnant, { userId: patientId }, as)
  if (record && !record.is_over) return record.id
  const said = { last_menses_date: daysAgo(world, 200), mother_name: words }
  return (await world.app.callApi(addPregnancyHr, said, as)).id
}

const weight = (world: World) => ({ date: daysAgo(world, 1), kg: 60, is_sure: 1 })

/** Rows of pregnancies that calls name. */
export const pregnancyFixtures = { 'pregnancy record': newPregnancy, 'own health record': newPregnancy }

/** What is sent to the calls of a pregnancy, and to those of the frame around all records. */
export const pregnancyByCall = {
  addPregnancyHr: async (world: World, { as, words }: Asker) => {
    const her = { truename: words, sex: 1, birthday: '1993-04-02' }
    const { member_id } = await world.app.callApi(saveMember, her, as)
    return { member_id, mother_name: words, last_menses_date: daysAgo(world, 60) }
  },
  pregnancyScan: (world: World) => ({ date: daysAgo(world, 30), weeks: 24 }),
  pregnancyTick: () => ({ step: 'nt', is_done: 1 }),
  pregnancyPack: () => ({ item: 'papers', is_packed: 1 }),
  pregnancyWeight: weight,
  pregnancyKicks: (world: World) => ({ date: daysAgo(world, 1), at: '09:00', minutes: 30, count: 10 }),
  pregnancyContraction: () => ({ seconds: 50 }),
  pregnancyOgtt: (world: World) => ({ date: daysAgo(world, 1), fasting: 4.8, h1: 9, h2: 8 }),
  pregnancyRemove: async (world: World, asker: Asker) => {
    const record_id = await newPregnancy(world, asker)
    const { id } = await world.app.callApi(pregnancyWeight, { record_id, ...weight(world) }, asker.as)
    return { record_id, entry_id: id }
  },
  pregnancyBirth: (world: World, asker: Asker) => ({
    baby_name: newName(asker),
    sex: 1,
    birthday: daysAgo(world, 1),
    guardian_consent: 1,
  }),
  pregnancyEnd: () => ({ is_kept: 1 }),
  switchRecord: () => ({ type: 'pregnancy' }),
  modifyHealthRecord: async ({ app }: World, { as, words }: Asker) => {
    const her = { truename: words, sex: 1, birthday: '1993-04-02' }
    return { member_id: (await app.callApi(saveMember, her, as)).member_id, mother_name: words }
  },
  getHealthRecord: () => ({ type: undefined }),
  chooseForRecords: () => ({ reminds: 1, may_choose_adverts: 0 }),
}
