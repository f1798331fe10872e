import { deskRequestAgree, deskRequests } from '#app/areas/access/staff/contract.ts'
import {
  deskPatientBlock,
  deskPatientGive,
  deskPatientNoteAdd,
  deskPatientTagAdd,
} from '#app/areas/desk/patients/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { type Asker, newStaff, PUBLISHED } from './askers.ts'
import { personAtCounter } from './honest-counter.ts'
import { settle } from './honest-posts.ts'
import type { World } from './world.ts'

let made = 0

const hospitalOf = ({ ours }: World, { hospitalId = ours.hospitalId }: Asker) => hospitalId

/** Somebody of the asker's desk with this role. */
const colleague = async (world: World, asker: Asker, role: 'admin' | 'nurse') => {
  const one = await newStaff(world.app, hospitalOf(world, asker), role)
  await settle(world, one)
  return one
}

/** A note of the asker’s own. */
const noteOfDesk = async (world: World, asker: Asker) =>
  (
    await world.app.callApi(
      deskPatientNoteAdd,
      { person: await personAtCounter(world, asker), content: PUBLISHED },
      asker.as,
    )
  ).note_id

/** A tag that the asker's desk keeps; few are on at a time, so it is made by who may. */
const tagOfDesk = async (world: World, asker: Asker) => {
  const { as } = await colleague(world, asker, 'admin')
  const hospital = hospitalOf(world, asker)
  // A desk keeps few: those of former checks make room.
  await world.app.pool.query('update desk_patient_tags set is_on = false where hospital_id = $1', [hospital])
  return (await world.app.callApi(deskPatientTagAdd, { tag_name: `标签${++made}` }, as)).tag_id
}

const aBlock = ({ app }: World) => ({
  deeds: ['book' as const],
  is_everywhere: 0 as const,
  reason: '多次占号不来',
  until: addDays(dayOf(app.clock.now()), 3),
})

const blockOfDesk = async (world: World, asker: Asker) => {
  const { as } = await colleague(world, asker, 'admin')
  const person = await personAtCounter(world, asker)
  return (await world.app.callApi(deskPatientBlock, { person, ...aBlock(world) }, as)).block_id
}

/** Points that one asked for and another agreed to. */
const giftOfDesk = async (world: World, asker: Asker) => {
  const { app } = world
  const [nurse, admin] = [await colleague(world, asker, 'nurse'), await colleague(world, asker, 'admin')]
  const person = await personAtCounter(world, nurse)
  const wanted = { person, kind: 'points' as const, amount: 10, reason: '等候太久' }
  const { gift_id } = await app.callApi(deskPatientGive, wanted, nurse.as)
  const { total_page_num: page } = await app.callApi(deskRequests, { page_size: 1 }, admin.as)
  const { list } = await app.callApi(deskRequests, { page_size: 1, page }, admin.as)
  await app.callApi(deskRequestAgree, { request_id: list[0]?.request_id ?? 0 }, admin.as)
  return gift_id
}

export const patientFixtures = {
  'patient note of the desk': noteOfDesk,
  'patient tag of the desk': tagOfDesk,
  'patient block of the desk': blockOfDesk,
  'patient gift of the desk': giftOfDesk,
}

/** What is sent to the calls about patients at the desk. */
export const patientsByCall = {
  deskPatients: () => ({ list: 'all' }),
  deskPatientNoteAdd: () => ({ content: PUBLISHED }),
  deskPatientTag: () => ({ is_on: 1 }),
  deskPatientTagAdd: () => ({ tag_name: `新标签${++made}` }),
  deskPatientTagSwitch: () => ({ is_on: 0 }),
  deskPatientBlock: aBlock,
  deskPatientGive: async (world: World, asker: Asker) => {
    await colleague(world, asker, 'admin')
    return { kind: 'points', amount: 10, reason: '等候太久' }
  },
}
