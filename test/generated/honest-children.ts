import { addBabyHr, carers, inviteCarer, joinCarers } from '#app/areas/records/children/contract.ts'
import { type Asker, newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

const ofChild = { sex: 1, birthday: '2025-11-20', gestation_days: 275, guardian_consent: 1 }
let made = 0
/** Letters only, so that a child of the same asker is another one each time. */
export const newName = ({ words }: Asker): string => {
  made += 1
  return `${words.replace(/[^\p{L}]/gu, '').slice(0, 12)}${String.fromCharCode(0x4e00 + made)}`
}

/** A child of the asker's. */
export const newChild = async ({ app }: World, asker: Asker): Promise<number> =>
  (await app.callApi(addBabyHr, { ...ofChild, baby_name: newName(asker) }, asker.as)).id

const invitation = async ({ app }: World, asker: Pick<Asker, 'as'>, child_id: number): Promise<string> =>
  (await app.callApi(inviteCarer, { child_id, relation: 'other', rights: 'log' }, asker.as)).token

/** An invitation that another patient made. */
const asked = async (world: World) => {
  const owner = await newPatient(world.app)
  return { token: await invitation(world, owner, await newChild(world, owner)) }
}

/** Rows of a child that calls name. */
export const childrenFixtures = { child: newChild }

/** What is sent to the calls of children. */
export const childrenByCall = {
  addBabyHr: async (world: World, asker: Asker) => ({
    ...ofChild,
    baby_name: newName(asker),
    member_id: (await newMember(world, asker)).member_id,
  }),
  inviteCarer: () => ({ relation: 'father', rights: 'log' }),
  carerInvitation: asked,
  joinCarers: asked,
  endCarer: async (world: World, asker: Asker) => {
    const child_id = await newChild(world, asker)
    const token = await invitation(world, asker, child_id)
    await world.app.callApi(joinCarers, { token }, (await newPatient(world.app)).as)
    const [carer] = (await world.app.callApi(carers, { child_id }, asker.as)).list
    return { child_id, carer_id: carer?.id }
  },
}
