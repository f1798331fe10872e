import { offLineCancel, offLineCertificate, offLineSignUp } from '#app/areas/activities/offline/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { Clinic } from '../support/clinic.ts'
import { anEvent, cameTo } from '../support/offline.ts'
import type { Asker } from './askers.ts'
import { newPatient } from './askers.ts'
import { newMember } from './honest-members.ts'
import type { World } from './world.ts'

const clinicOf = ({ ours, theirs }: World, { hospitalId }: Asker): Clinic =>
  hospitalId === theirs.hospitalId ? theirs : ours

/** Somebody signs up for an event, whose places are these. */
const signedUp = async (world: World, asker: Asker, id: number) => {
  const { member_id } = await newMember(world, asker)
  return world.app.callApi(offLineSignUp, { id, member_id }, asker.as)
}

/** A place that came free for the asker, who waited for it. */
const offered = async (world: World, asker: Asker): Promise<number> => {
  const id = await anEvent(world.app, world.ours, { places: 1 })
  const first = await newPatient(world.app)
  const { signup_id } = await signedUp(world, first, id)
  const mine = await signedUp(world, asker, id)
  await world.app.callApi(offLineCancel, { signup_id }, first.as)
  return mine.signup_id
}

/** A sign-up of the asker for something that is over, to which they came. */
const came = async (world: World, asker: Asker): Promise<number> => {
  const { member_id: memberId } = await newMember(world, asker)
  return cameTo(world.app, world.ours, { patientId: asker.patientId ?? 0, memberId })
}

/** Kinds of rows that calls of offline activities name. */
export const offlineFixtures = {
  'offline sign-up': offered,
  'offline sign-up that came': came,
  'event of the hospital': (world: World, asker: Asker) => anEvent(world.app, clinicOf(world, asker)),
}

const anyEvent = async (world: World) => ({ id: await anEvent(world.app, world.ours) })

const written = (world: World, asker: Asker) => ({
  dep_id: clinicOf(world, asker).depId,
  title: '健康讲座',
  intro: '讲讲怎么量血压。',
  place: '门诊楼 3 层',
  date: addDays(dayOf(world.app.clock.now()), 9),
  begin: '09:00',
  end: '10:00',
  sign_hours: 2,
  points: 5,
  places: 20,
  min_age: undefined,
  max_age: undefined,
  doctor_ids: undefined,
})

/** What is sent to the calls of offline activities. */
export const offlineByCall = {
  offLineById: anyEvent,
  offLineRecommended: anyEvent,
  offLineSignUp: async (world: World) => ({ ...(await anyEvent(world)), guardian_id: undefined, answers: undefined }),
  offLineMine: anyEvent,
  offLineCertificateCheck: async (world: World) => {
    const holder = await newPatient(world.app)
    const signup_id = await came(world, holder)
    return { certificate_no: (await world.app.callApi(offLineCertificate, { signup_id }, holder.as)).certificate_no }
  },
  deskOfflineAdd: written,
  deskOfflineChange: written,
  deskOfflineCheckIn: async (world: World, asker: Asker) => {
    const event_id = await anEvent(world.app, clinicOf(world, asker), { hours: 1 })
    return { event_id, code: (await signedUp(world, await newPatient(world.app), event_id)).code }
  },
}
