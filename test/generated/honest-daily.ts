import { addDaily } from '#app/areas/records/daily/contract.ts'
import { formatTime } from '#kit/time/day.ts'
import type { Asker } from './askers.ts'
import { newChild } from './honest-children.ts'
import type { World } from './world.ts'

let made = 0
const anEntry = ({ app }: World, { words }: Asker) => ({
  client_id: `honest-${++made}-daily`,
  kind: 'milk' as const,
  time: formatTime(app.clock.now()).slice(0, 16),
  amount: 90,
  note: words,
})

const written = async (world: World, asker: Asker) => {
  const child_id = await newChild(world, asker)
  const { id } = await world.app.callApi(addDaily, { child_id, ...anEntry(world, asker) }, asker.as)
  return { child_id, id }
}

/** Rows of the daily log that calls name. */
export const dailyFixtures = {
  'daily entry': async (world: World, asker: Asker) => (await written(world, asker)).id,
}

/** What is sent to the calls of the daily log. */
export const dailyByCall = {
  dailyLog: () => ({ date: undefined }),
  addDaily: anEntry,
  removeDaily: written,
}
