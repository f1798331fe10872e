import { findDoctorSession } from '#app/areas/access/doctors/server/public.ts'
import { endReusedFamily, findSession } from '#app/areas/access/patients/server/public.ts'
import { findStaffSession } from '#app/areas/access/staff/server/public.ts'
import { type Asked, consentWords } from '#app/areas/account/consents/rules.ts'
import { findWithheld } from '#app/areas/account/consents/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/rules.ts'
import type { Detached, Emit, PatientId, RequestContext } from '#app/context.ts'
import { USUAL } from '#kit/bridge/channel.ts'
import type { Bus } from '#kit/bus/bus.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import type { Clock } from '#kit/time/clock.ts'
import { audienceOf } from '#kit/wire/audience.ts'
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
}

/** Makes the `here` of one question. Common parameters with anything in them change nothing. */
export const contextMaker =
  ({ db, clock, config, emit, bus, detached }: AppServices) =>
  async (incoming: Incoming, call: Pick<CallSpec, 'staff' | 'doctor'>): Promise<RequestContext> => {
    const now = clock.now()
    const channel = wholeNumber(incoming.input.cid) ?? USUAL.browser
    const asker = await askers[audienceOf(call)](db, incoming, now)
    if ('userKey' in asker && asker.userKey && asker.deadKey)
      await endReusedFamily({ db, now, config, emit, bus, detached }, asker.userKey)
    return {
      db,
      now,
      config,
      emit,
      bus,
      detached,
      incoming,
      transact: transacting,
      withheld,
      ...nobody,
      ...asker,
      city: wholeNumber(incoming.input.city_id) ?? config.channelCities.get(channel) ?? DEFAULT_CITY,
      channel,
      idempotencyKey: given(incoming, 'idempotency_key')?.slice(0, 255),
    }
  }

/** What stands in the way of a call that asks for a consent, as its refusal says it. */
async function withheld(this: RequestContext, consent: string) {
  const lacking = this.patient === null ? [] : await findWithheld(this, this.patient, consent as Asked)
  return lacking.length === 0 ? undefined : { words: consentWords, data: { lacking } }
}

const nobody = { patient: null, staff: null, doctor: null, userKey: undefined }

const patientOf = async (db: Db, incoming: Incoming, now: Date) => {
  const userKey = given(incoming, 'user_key')
  const session = userKey ? await findSession(db, userKey, now) : null
  const patient = (session?.patientId as PatientId | undefined) ?? null
  return { userKey, patient, deadKey: userKey !== undefined && patient === null }
}

const staffOf = async (db: Db, incoming: Incoming, now: Date) => {
  const staffKey = given(incoming, 'staff_key')
  const staff = staffKey ? await findStaffSession(db, staffKey, now) : null
  return { staff, deadKey: staffKey !== undefined && staff === null }
}

const doctorOf = async (db: Db, incoming: Incoming, now: Date) => {
  const doctorKey = given(incoming, 'doctor_key')
  const doctor = doctorKey ? await findDoctorSession(db, doctorKey, now) : null
  return { doctor, deadKey: doctorKey !== undefined && doctor === null }
}

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
