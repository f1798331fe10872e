import {
  addGlucose,
  checkProtocolAndGetInfo,
  createDiabetic,
  diabeticRecord,
} from '#app/areas/records/diabetes/contract.ts'
import { formatTime } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

const her = {
  truename: '安宁',
  sex: 1,
  age: 40,
  mobile: '13800009994',
  diabetes_type: 'type2',
  diagnosed_date: '2024-05-01',
} as const

/** The diabetes record of the asker, who has one and agreed to its protocol. */
const ownRecord = async ({ app }: World, { as }: Asker): Promise<number> => {
  await app.callApi(checkProtocolAndGetInfo, { agree: 1 }, as)
  const { record } = await app.callApi(diabeticRecord, {}, as)
  return record?.id ?? (await app.callApi(createDiabetic, her, as)).id
}

let made = 0
const aReading = ({ app }: World, { words }: Asker) => ({
  client_id: `honest-${++made}-glucose`,
  time: formatTime(app.clock.now()).slice(0, 16),
  context: 'fasting' as const,
  value: 6.1,
  unit: 'mmol' as const,
  note: words,
})

/** Rows of the diabetes programme that calls name. */
export const diabetesFixtures = {
  'diabetic record': ownRecord,
  'glucose reading': async (world: World, asker: Asker) =>
    (await world.app.callApi(addGlucose, { id: await ownRecord(world, asker), ...aReading(world, asker) }, asker.as))
      .id,
}

/** What is sent to the calls of the diabetes programme. */
export const diabetesByCall = {
  createDiabetic: async (world: World, asker: Asker) => {
    await world.app.callApi(checkProtocolAndGetInfo, { agree: 1 }, asker.as)
    return { ...her, truename: asker.words }
  },
  addGlucose: aReading,
  setGlucoseTargets: () => ({ unit: 'mmol', context: 'fasting', low: 4.4, high: 7 }),
}
