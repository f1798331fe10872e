import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allRoles, may, type Role } from '#app/areas/access/staff/rules.ts'
import { commentList } from '#app/areas/guahao/comments/contract.ts'
import { doctorList } from '#app/areas/guahao/doctors/contract.ts'
import { diseaseRecommend } from '#app/areas/guahao/illnesses/contract.ts'
import { doctorSchedule, doctorSlots } from '#app/areas/guahao/schedules/contract.ts'
import type { Database } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { findRooms } from '#server/rooms.ts'
import { seedWorld } from '#server/seed.ts'
import { type Clinic, openClinic } from '../support/clinic.ts'
import { openTestDatabase } from '../support/database.ts'
import { plantedTemplate } from '../support/planted-template.ts'
import { startTestApp, type TestApp } from '../support/start-test-app.ts'
import type { NamedCall } from './all-calls.ts'
import { type Asker, newDoctor, newPatient, newStaff, visitor } from './askers.ts'

/** The product over the demonstration, with two hospitals of its own: `here`, where everything happens, and `there`. */
export interface World {
  app: TestApp
  ours: Clinic
  theirs: Clinic
  /** A slot that nobody books. */
  slot: Slot
  /** The next of the other free slots of `here`, each once: of a later day, or of today. */
  freeSlot: (day?: 'today') => Promise<Slot>
  /** Who is signed in at a desk, always the same one. */
  staffOf: (clinic: Clinic, role: Role) => Promise<Asker>
  /** The doctor who is signed in beside one of the hospitals, always the same one. */
  doctorBeside: (clinic: Clinic) => Promise<Asker>
  illId: number
  commentId: number
}

export interface Slot {
  slotId: number
  scheduleId: number
  doctorId: number
  date: string
}

/** The first file of a run plants the demonstration, the others wait for it and copy it. */
export const OPENING_MS = 180_000

/** When the checks take place, Shanghai time. */
export const BEGINS = '2026-11-23 08:00'

/** What personal text is sealed with. Dumps of releases are, too: it stays what it is. */
export const SECRET = 'a'.repeat(64)
const env = { SECRET }

/** Plants the demonstration; a `scale` below 1 makes a small one. */
export const plantDemonstration = async ({ db }: Pick<Database, 'db'>, scale = 1): Promise<void> => {
  // Files that are planted go with the run: who wants to read one keeps it in a product of their own.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'yilu-demonstration-'))
  const [config, rooms, log] = [readConfig({ ...env, DATA_DIR }), await findRooms(), openLog('silent')]
  await seedWorld({ db, clock: testClock(BEGINS), config, rooms, log, demo: true, scale })
  rmSync(DATA_DIR, { recursive: true })
}

const copyDemonstration = async () =>
  openTestDatabase({ template: await plantedTemplate('demonstration', (database) => plantDemonstration(database)) })

/** Opens the product over the demonstration; a database that is given has one already. */
export const openWorld = async (opening: Parameters<typeof startTestApp>[0] = {}): Promise<World> => {
  const app = await startTestApp({
    at: BEGINS,
    env,
    ...opening,
    database: opening.database ?? (await copyDemonstration()),
  })
  const { callApi } = app
  const ours = await openClinic(app, { doctors: 80, places: 1, feeFen: 1250 })
  // One desk answers for the platform: in the demonstration each would, and nobody would be a stranger to its rows.
  Object.assign(app.config, { platformHospital: ours.hospitalId })
  const theirs = await openClinic(app)
  const [illness] = (await callApi(diseaseRecommend, {})).list
  if (!illness) throw new Error('the demonstration has no illness')
  const now = dayOf(app.clock.now())
  const [later, today] = [freeSlots(app, ours, (day) => day !== now), freeSlots(app, ours, (day) => day === now)]
  const freeSlot: World['freeSlot'] = async (day) => {
    const { value } = await (day === 'today' ? today : later).next()
    if (!value) throw new Error('all slots are used up: open the clinic with more doctors')
    return value
  }
  const world = {
    app,
    ours,
    theirs,
    slot: await freeSlot(),
    freeSlot,
    staffOf: staffRoom(app),
    doctorBeside: benchesOf(app),
  }
  return { ...world, illId: illness.ill_id, commentId: await findComment(app) }
}

/** The same row each time: what is asked of it twice is not to differ by what was planted in between. */
export const oneOf = <T>(plant: (world: World, asker: Asker) => Promise<T>) => {
  const planted = new WeakMap<World, Promise<T>>()
  return (world: World, asker: Asker): Promise<T> => {
    const one = planted.get(world) ?? plant(world, asker)
    planted.set(world, one)
    return one
  }
}

/** Who may ask the call: somebody new, but of staff and doctors only where the call could end their session. */
export const askerOf = async (world: World, call: NamedCall, clinic = world.ours, words?: string): Promise<Asker> => {
  if (call.doctor) return doctorFor(world, call, clinic, words)
  if (!call.staff) return call.owner === 'anyone' && !call.login ? visitor : newPatient(world.app, words)
  const isOwnAccount = call.may === 'account'
  const staff = await (isOwnAccount
    ? newStaff(world.app, clinic.hospitalId, 'nurse')
    : world.staffOf(clinic, roleFor(call)))
  return { ...staff, ...(words === undefined ? {} : { words }) }
}

const doctorFor = async (world: World, call: NamedCall, clinic: Clinic, words?: string): Promise<Asker> => {
  const isOwnAccount = call.room === 'access/doctors'
  const doctor = await (isOwnAccount ? newDoctor(world.app) : world.doctorBeside(clinic))
  return { ...doctor, ...(words === undefined ? {} : { words }) }
}

/** An admin, but for what is kept from them. */
export const roleFor = ({ may: needed }: NamedCall): Role =>
  allRoles.find((role) => needed !== undefined && may(role, needed)) ?? 'admin'

/** Passwords are slow by design: everybody is signed in once. */
const staffRoom = (app: TestApp): World['staffOf'] => {
  const signedIn = new Map<string, Promise<Asker>>()
  return ({ hospitalId }, role) => {
    const name = `${hospitalId} ${role}`
    const staff = signedIn.get(name) ?? newStaff(app, hospitalId, role)
    signedIn.set(name, staff)
    return staff
  }
}

const benchesOf = (app: TestApp): World['doctorBeside'] => {
  const signedIn = new Map<number, Promise<Asker>>()
  return ({ hospitalId }) => {
    const doctor = signedIn.get(hospitalId) ?? newDoctor(app)
    signedIn.set(hospitalId, doctor)
    return doctor
  }
}

/** One free slot of each doctor and day: the others stay free, so that an appointment can be moved. */
async function* freeSlots(
  { callApi }: TestApp,
  { doctorIds }: Clinic,
  isWanted: (day: string) => boolean,
): AsyncGenerator<Slot, undefined> {
  for (const doctorId of doctorIds) {
    const clinics = (await callApi(doctorSchedule, { doctor_id: doctorId })).list
    const dates = new Set(clinics.map((clinic) => clinic.date).filter(isWanted))
    for (const date of dates) {
      const { list } = await callApi(doctorSlots, { doctor_id: doctorId, date })
      const slot = list.find(({ state }) => state === 'bookable')
      if (slot) yield { slotId: slot.slot_id, scheduleId: slot.schedule_id, doctorId, date }
    }
  }
  return undefined
}

const findComment = async ({ callApi }: TestApp): Promise<number> => {
  for (const { doctor_id: id } of (await callApi(doctorList, {}, { city: 0 })).list) {
    const [comment] = (await callApi(commentList, { kind: 'doctor', id })).list
    if (comment) return comment.comment_id
  }
  throw new Error('the demonstration has no comment on a doctor')
}
