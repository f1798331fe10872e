import { addMeasurement } from '#app/areas/records/growth/contract.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import { newChild } from './honest-children.ts'
import type { World } from './world.ts'

let made = 0
const aMeasurement = ({ app }: World) => ({
  client_id: `honest-${++made}-measurement`,
  date: dayOf(app.clock.now()),
  weight: 9.4,
})

const measured = async (world: World, asker: Asker) => {
  const child_id = await newChild(world, asker)
  const { id } = await world.app.callApi(addMeasurement, { child_id, ...aMeasurement(world) }, asker.as)
  return { child_id, id }
}

/** Rows of growth that calls name. */
export const growthFixtures = {
  measurement: async (world: World, asker: Asker) => (await measured(world, asker)).id,
}

/** What is sent to the calls of growth. */
export const growthByCall = {
  growthChart: () => ({ measure: 'weight' }),
  addMeasurement: (world: World) => aMeasurement(world),
  removeMeasurement: measured,
}
