import type { Deed } from '#app/areas/access/blocks/rules.ts'
import { findBar } from '#app/areas/access/blocks/server/public.ts'
import { findDoctorSession } from '#app/areas/access/doctors/server/public.ts'
import { findMachine } from '#app/areas/access/machines/server/public.ts'
import { endReusedFamily, findSession, noteDay } from '#app/areas/access/patients/server/public.ts'
import { findStaffSession } from '#app/areas/access/staff/server/public.ts'
import { type Asked, consentWords } from '#app/areas/account/consents/rules.ts'
import { findWithheld } from '#app/areas/account/consents/server/public.ts'
import { knownFunction } from '#app/areas/analytics/rules/functions.ts'
import { cityOfChannel, mayPublishIn } from '#app/areas/content/channels/server/public.ts'
import { usualCity } from '#app/areas/location/server/public.ts'
import { findStoreStaff } from '#app/areas/store-app/devices/server/public.ts'
import type { Context, Detached, Emit, OperatedJobs, PatientId, RequestContext } from '#app/context.ts'
import { USUAL } from '#kit/bridge/channel.ts'
import type { Bus } from '#kit/bus/bus.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Clock } from '#kit/time/clock.ts'
import { audienceOf, bearerOf } from '#kit/wire/audience.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import type { Incoming } from '#kit/wire/server/answer.ts'
import type { Config } from './config.ts'

/** What the process lends to every question. */
export interface AppServices {
  db: Db
  clock: Clock
  config: Config
  emit: Emit
  bus: Bus
  detached: Detached
  findCall: NonNullable<Context['findCall']>
  importers: NonNullable<Context['importers']>
  rowNamers: NonNullable<Context['rowNamers']>
  /** undefined until they run. */
  jobs: () => OperatedJobs | undefined
}

/** What of a call says who may ask it. */
type Asking = Partial<
  Pick<CallSpec, 'staff' | 'doctor' | 'store' | 'people' | 'unattended' | 'method' | 'mutatingGet'>
> & { may?: unknown }

/** Makes the `here` of one question. Common parameters with anything in them change nothing. */
export const contextMaker =
  ({ db, clock, config, emit, bus, detached, findCall, importers, rowNamers, jobs }: AppServices) =>
  async (incoming: Incoming, call: Asking): Promise<RequestContext> => {
    const now = clock.now()
    const channel = wholeNumber(incoming.input.cid) ?? USUAL.browser
    const channelCity = (await cityOfChannel({ db, now }, channel)) ?? config.channelCities.get(channel)
    const asker = await askers[audienceOf(call)]({ db, now, config }, incoming, call)
    if ('userKey' in asker && asker.userKey && asker.deadKey)
      await endReusedFamily({ db, now, config, emit, bus, detached }, asker.userKey)
    if ('userKey' in asker && asker.patient !== null) noteDay({ db, now, detached }, asker.patient)
    return {
      db,
      now,
      config,
      emit,
      bus,
      detached,
      findCall,
      importers,
      rowNamers,
      jobs: jobs(),
      incoming,
      transact: transacting,
      withheld,
      mayPublish,
      barred,
      ...nobody,
      ...asker,
      city: wholeNumber(incoming.input.city_id) ?? channelCity ?? (await usualCity({ db, now })),
      channel,
      channelCity,
      fromFunctionId: knownFunction(given(incoming, 'from_function_id')),
      // What no database stores, half a character or a NUL, names nothing.
      idempotencyKey: given(incoming, 'idempotency_key')?.slice(0, 255).toWellFormed().replaceAll('\u0000', ''),
    }
  }

/** What stands in the way of a call that asks for a consent, as its refusal says it. */
async function withheld(this: RequestContext, consent: string) {
  const lacking = this.patient === null ? [] : await findWithheld(this, this.patient, consent as Asked)
  return lacking.length === 0 ? undefined : { words: consentWords, data: { lacking } }
}

/** Whether the channel that they came by lets people say something in public. */
function mayPublish(this: RequestContext): Promise<boolean> {
  return mayPublishIn(this, this.channel)
}

/** Why who asks is kept from what a call does; what is public is speaking. */
async function barred(this: RequestContext, { barredAs, publishes }: Pick<CallSpec, 'barredAs' | 'publishes'>) {
  const deed = barredAs ?? (publishes && 'speak')
  return this.patient === null || !deed ? undefined : findBar(this, this.patient, deed as Deed)
}

const nobody = { patient: null, staff: null, doctor: null, userKey: undefined }

/** By what one finds who asks. */
type Finding = Pick<Context, 'db' | 'now' | 'config'>

const patientOf = async ({ db, now }: Finding, incoming: Incoming) => {
  const userKey = given(incoming, 'user_key')
  const session = userKey ? await findSession(db, userKey, now) : null
  const patient = (session?.patientId as PatientId | undefined) ?? null
  return { userKey, patient, deadKey: userKey !== undefined && patient === null }
}

const staffOf = async (at: Finding, incoming: Incoming, call: Asking) => {
  const { db, now } = at
  const staffKey = given(incoming, 'staff_key')
  const token = given(incoming, 'access_token')
  // The browser of a store's phone may hold a key of the desk too, perhaps somebody else's.
  if (call.store && token !== undefined) return atDevice(db, incoming, token)
  const machineKey = bearerOf(incoming.headers)
  if (machineKey !== undefined) {
    const staff = staffKey === undefined ? await findMachine(db, machineKey, now, call) : null
    return { staff, deadKey: staff === null }
  }
  const staff = staffKey ? await findStaffSession(at, staffKey, call) : null
  if (staff === 'locked') return { staff: null, ...locked }
  return { staff, deadKey: staffKey !== undefined && staff === null }
}

/** Who works at a store's device, by the credentials that it brings [X252]. */
const atDevice = async (db: Db, incoming: Incoming, token: string) => {
  const unitUserId = wholeNumber(incoming.input.unit_user_id)
  const staff = await findStoreStaff(db, given(incoming, 'fid') ?? '', token, unitUserId)
  return { staff, deadKey: staff === null }
}

const doctorOf = async (at: Finding, incoming: Incoming) => {
  const doctorKey = given(incoming, 'doctor_key')
  const doctor = doctorKey ? await findDoctorSession(at, doctorKey) : null
  if (doctor === 'locked') return { doctor: null, ...locked }
  return { doctor, deadKey: doctorKey !== undefined && doctor === null }
}

/** A key that opens nothing until its password is said again. */
const locked = { deadKey: true, isLocked: true }

/** Finds who asks by the key of the call's door alone. */
const askers = { patient: patientOf, staff: staffOf, doctor: doctorOf }

/** One transaction, retried as a whole; the `here` inside differs in its `db` alone. */
function transacting<H extends RequestContext, T>(this: H, work: (inside: H) => Promise<T>): Promise<T> {
  return transact(this.db, (db) => work(Object.assign(Object.create(this), { db })))
}

/** A parameter, or else the header of that name, written with `_` or (as proxies like it) with `-`. */
const given = ({ input, headers }: Incoming, name: string): string | undefined => {
  const value = input[name] ?? headers[name] ?? headers[name.replace('_', '-')]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const wholeNumber = (value: unknown): number | undefined =>
  (typeof value === 'string' || typeof value === 'number') && /^\d{1,9}$/.test(String(value))
    ? Number(value)
    : undefined
