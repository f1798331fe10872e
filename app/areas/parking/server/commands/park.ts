import type { Context, PatientContext } from '#app/context.ts'
import { plateKindOf } from '#kit/check/plate.ts'
import type { ParkingBooking, ParkingSystem } from '#kit/outside/parking.ts'
import { parkingOf } from '#kit/outside/server/parking.ts'
import { OutsideError } from '#kit/outside/server/trouble.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { AHEAD_DAYS, AUTHORISED_DAYS, mayMove } from '../../rules.ts'
import * as queries from '../queries.ts'
import { openPlate, sealPlate } from './plate.ts'

type Away = Refused<'away'>

/** What an outside system says, or that it cannot be asked. */
export const ask = async <T>(question: () => Promise<T>): Promise<T | Away> => {
  try {
    return await question()
  } catch {
    return new Refused('away')
  }
}

/** The car park of a hospital with the system that runs it; undefined where it cannot be booked. */
export const openLot = async ({ db, config, now }: Context, hospitalId: number) => {
  const system = parkingOf(config.parking, now)
  const lot = await queries.findLot(db, hospitalId)
  return system && lot?.isOn ? { system, lot } : undefined
}

/** A stay as the system knows it. */
export const bookingOf = ({ config }: Context, stay: queries.StayRow): ParkingBooking => ({
  lot: stay.lot,
  plate: openPlate(config, stay.plateSealed),
  from: stay.arriveAt,
  outsideId: stay.outsideId,
  paidAt: stay.paidAt,
})

/** Authorises a hospital to hand a plate to its car park. */
export const authorise = async (
  ctx: PatientContext,
  hospitalId: number,
  plate: string | undefined,
): Promise<{ plate: string; until: Date } | Refused<'no-lot' | 'plate' | 'open'>> => {
  if (!(await openLot(ctx, hospitalId))) return new Refused('no-lot')
  const before = await queries.findAuthorisation(ctx.db, ctx.patient, hospitalId, ctx.now)
  const given = plate ?? (before && openPlate(ctx.config, before.plateSealed)) ?? ''
  const plateKind = plateKindOf(given)
  if (!plateKind) return new Refused('plate')
  if (plate !== undefined && (await queries.findOpen(ctx.db, ctx.patient, hospitalId))) return new Refused('open')
  const plateSealed = sealPlate(ctx.config, given)
  const until = later(ctx.now, { days: AUTHORISED_DAYS })
  const row = { patientId: ctx.patient, hospitalId, plateSealed, plateKind, agreedAt: ctx.now, until }
  await queries.putAuthorisation(ctx.db, row)
  return { plate: openPlate(ctx.config, plateSealed), until }
}

/**
 * Withdraws it, whether the system can be asked or not: what is withdrawn ends here at once. What was booked is given back, and a car
 * that is inside comes first.
 */
export const withdraw = async (
  ctx: PatientContext,
  hospitalId: number,
): Promise<{ isTold: boolean } | Refused<'none' | 'inside'>> => {
  if (!(await queries.findAuthorisation(ctx.db, ctx.patient, hospitalId, ctx.now))) return new Refused('none')
  const before = await queries.findOpen(ctx.db, ctx.patient, hospitalId)
  if (before && before.stay.state !== 'booked') return new Refused('inside')
  await queries.withdrawOwn(ctx.db, ctx.patient, hospitalId, ctx.now)
  // Read only now: who books meanwhile looks once more whether they still may. Whose car drove in meanwhile owes what they owe.
  const open = await queries.findOpen(ctx.db, ctx.patient, hospitalId)
  return { isTold: open?.stay.state !== 'booked' || (await giveBack(ctx, open.stay)) }
}

/** Books a place for the plate that was authorised. */
export const bookPlace = async (
  ctx: PatientContext,
  hospitalId: number,
  arriveAt: Date,
): Promise<queries.StayRow | Refused<'no-lot' | 'not-authorised' | 'time' | 'full' | 'open' | 'away'>> => {
  const place = await openLot(ctx, hospitalId)
  if (!place) return new Refused('no-lot')
  const authorisation = await queries.findAuthorisation(ctx.db, ctx.patient, hospitalId, ctx.now)
  if (!authorisation) return new Refused('not-authorised')
  if (arriveAt < ctx.now || arriveAt > later(ctx.now, { days: AHEAD_DAYS })) return new Refused('time')
  if (await queries.findOpen(ctx.db, ctx.patient, hospitalId)) return new Refused('open')
  const { system, lot } = place
  const wish = { lot: lot.code, plate: openPlate(ctx.config, authorisation.plateSealed), from: arriveAt }
  const booked = await ask(() => system.book(wish))
  if (booked instanceof Refused) return booked
  if ('refused' in booked) return new Refused(booked.refused === 'full' ? 'full' : 'no-lot')
  return keepBooking(ctx, {
    patientId: ctx.patient,
    hospitalId,
    plateSealed: authorisation.plateSealed,
    lot: lot.code,
    outsideId: booked.outsideId,
    arriveAt,
    bookedAt: ctx.now,
    movedAt: ctx.now,
  })
}

/** Of two that book at once one is first; the other's place goes back, as does that of who withdrew, or authorised another plate, while they booked. */
const keepBooking = async (ctx: PatientContext, row: queries.NewStay) => {
  const stay = await queries.insertStay(ctx.db, row)
  if (!stay) {
    const second = await queries.insertStay(ctx.db, { ...row, state: 'cancelled', isUntold: true })
    if (second) await reportGivenBack(ctx, second)
    return new Refused('open')
  }
  const held = await queries.findAuthorisation(ctx.db, ctx.patient, row.hospitalId, ctx.now)
  const isOfPlate = held && openPlate(ctx.config, held.plateSealed) === openPlate(ctx.config, row.plateSealed)
  if (isOfPlate) return stay
  await giveBack(ctx, stay)
  return new Refused('not-authorised')
}

/** Ends what was booked here and tells the system; false where it has to be told later. */
const giveBack = async (ctx: Context, stay: queries.StayRow): Promise<boolean> => {
  const given = await queries.updateStay(ctx.db, stay, { state: 'cancelled', isUntold: true, movedAt: ctx.now })
  return given === undefined || (await reportGivenBack(ctx, given))
}

/** The system knows of no such place any more. */
const isUnknown = (fault: unknown): boolean => fault instanceof OutsideError && ['404', '410'].includes(fault.code)

/** The plate is not for the system any more. */
const withoutPlate = (ctx: Context, stay: queries.StayRow): ParkingBooking => ({ ...bookingOf(ctx, stay), plate: '' })

const settle = (ctx: Context, stay: queries.StayRow) => queries.updateStay(ctx.db, stay, { isUntold: false })

/** Tells the system that a place was given back; false where it cannot be told now. */
const reportGivenBack = async (ctx: Context, stay: queries.StayRow): Promise<boolean> => {
  const system = parkingOf(ctx.config.parking, ctx.now)
  if (!system) return false
  try {
    await system.cancel(withoutPlate(ctx, stay))
  } catch (fault) {
    if (!isUnknown(fault)) return false
  }
  await settle(ctx, stay)
  return true
}

/** Tells it what it could not be told before. A place that was used meanwhile cannot be given back: the car park deals with it as with any car. */
export const reportLate = async (ctx: Context, system: ParkingSystem, stay: queries.StayRow): Promise<void> => {
  if (await reportGivenBack(ctx, stay)) return
  const seen = await ask(() => system.look(withoutPlate(ctx, stay)))
  if (!(seen instanceof Refused) && seen.state !== 'booked') await settle(ctx, stay)
}

/** Cancels a place before the car has come. */
export const cancelStay = async (
  ctx: Context,
  stay: queries.StayRow,
): Promise<queries.StayRow | Refused<'late' | 'away'>> => {
  if (stay.state !== 'booked') return new Refused('late')
  const system = parkingOf(ctx.config.parking, ctx.now)
  if (!system) return new Refused('away')
  const done = await ask(() => system.cancel(bookingOf(ctx, stay)))
  if (done instanceof Refused) return done
  return (await queries.updateStay(ctx.db, stay, { state: 'cancelled', movedAt: ctx.now })) ?? new Refused('late')
}

/** Begins to pay: the address of the car park's page, or '' where it is paid already. */
export const payStay = async (
  ctx: Context,
  before: queries.StayRow,
): Promise<{ address: string; stay: queries.StayRow } | Refused<'not-in' | 'away'>> => {
  const system = parkingOf(ctx.config.parking, ctx.now)
  if (!system) return new Refused('away')
  const stay = await followStay(ctx, system, before)
  if (stay.state !== 'in') return stay.state === 'paid' ? { address: '', stay } : new Refused('not-in')
  const begun = await ask(() => system.pay(bookingOf(ctx, stay)))
  if (begun instanceof Refused) return begun
  if (begun.address) return { address: begun.address, stay }
  const paid = await queries.updateStay(ctx.db, stay, { state: 'paid', paidAt: ctx.now, movedAt: ctx.now })
  return { address: '', stay: paid ?? stay }
}

/** Asks where a car is, and writes it down where it went on; as it was where the system cannot be asked. */
export const followStay = async (
  ctx: Context,
  system: ParkingSystem,
  stay: queries.StayRow,
): Promise<queries.StayRow> => {
  const seen = await ask(() => system.look(bookingOf(ctx, stay)))
  if (seen instanceof Refused) return stay
  const { state, enteredAt, feeFen, paidAt, leftAt } = seen
  const facts = { enteredAt, feeFen, paidAt: paidAt ?? stay.paidAt, leftAt }
  if (mayMove(stay.state, state))
    return (await queries.updateStay(ctx.db, stay, { ...facts, state, movedAt: ctx.now })) ?? stay
  if (state !== stay.state || feeFen === stay.feeFen) return stay
  return (await queries.updateStay(ctx.db, stay, { feeFen })) ?? stay
}
