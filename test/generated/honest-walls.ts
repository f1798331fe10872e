import { deskScreenAdd } from '#app/areas/desk/clinic/contract.ts'
import { type Asker, PUBLISHED } from './askers.ts'
import type { World } from './world.ts'

/** A screen on a wall of the asker's hospital: its number, and the token of its link. */
const newScreen = async (world: World, { as, hospitalId }: Asker) => {
  const clinic = hospitalId === world.theirs.hospitalId ? world.theirs : world.ours
  const { screen_id, link } = await world.app.callApi(deskScreenAdd, { dep_id: clinic.depId, name: PUBLISHED }, as)
  return { screen_id, token: link.split('#')[1] }
}

export const screenOfHospital = async (world: World, asker: Asker) => (await newScreen(world, asker)).screen_id

/** What is sent to the calls of screens on walls. */
export const wallByCall = {
  deskScreenAdd: () => ({ name: PUBLISHED }),
  wallScreen: async (world: World) => ({
    token: (await newScreen(world, await world.staffOf(world.ours, 'nurse'))).token,
  }),
}
