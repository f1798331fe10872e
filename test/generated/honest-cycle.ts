import { saveMember } from '#app/areas/account/members/contract.ts'
import { addPrepareHr, cycleBegin, menstrual } from '#app/areas/records/cycle/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

const daysAgo = ({ app }: World, days: number) => addDays(dayOf(app.clock.now()), -days)

/** The open record of the asker's cycle, with a beginning; an account has one of them. */
const newCycle = async (world: World, { as, patientId = 0 }: Asker): Promise<number> => {
  const { record } = await world.app.callApi(menstrual, { userId: patientId }, as)
  if (record) return record.id
  return (await world.app.callApi(addPrepareHr, { last_menses_date: daysAgo(world, 40) }, as)).id
}

/** Rows of the cycle that calls name. */
export const cycleFixtures = { 'cycle record': newCycle }

/** What is sent to the calls of the cycle. */
export const cycleByCall = {
  cycleBegin: (world: World) => ({ date: daysAgo(world, 5) }),
  cycleFinish: (world: World) => ({ date: daysAgo(world, 37) }),
  cycleSign: (world: World) => ({ date: daysAgo(world, 20), lh: 1, temperature: '36.50' }),
  cycleAnswer: async (world: World, asker: Asker) => {
    const record_id = await newCycle(world, asker)
    await world.app.callApi(cycleBegin, { record_id, date: daysAgo(world, 5) }, asker.as)
    return { record_id, to: daysAgo(world, 5), answer: 'real' }
  },
  cycleRemove: async (world: World, asker: Asker) => {
    const record_id = await newCycle(world, asker)
    const { id } = await world.app.callApi(cycleBegin, { record_id, date: daysAgo(world, 12) }, asker.as)
    return { record_id, entry_id: id }
  },
  addPrepareHr: async ({ app }: World, { as, words }: Asker) => {
    const her = { truename: words, sex: 1, birthday: '1993-04-02' }
    return { member_id: (await app.callApi(saveMember, her, as)).member_id, cycle_days: 28, period_days: 5 }
  },
}
