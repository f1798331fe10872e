import type { Context, PatientContext } from '#app/context.ts'
import { plateKindOf } from '#kit/check/plate.ts'
import type { ParkingBooking, ParkingSystem } from '#kit/outside/parking.ts'
import { parkingOf } from '#kit/outside/server/parking.ts'
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

/** Withdraws it; what was booked is cancelled, and a car that is inside comes first. */
export const withdraw = async (
  ctx: PatientContext,
  hospitalId: number,
): Promise<true | Refused<'none' | 'inside' | 'away'>> => {
  if (!(await queries.findAuthorisation(ctx.db, ctx.patient, hospitalId, ctx.now))) return new Refused('none')
  const open = await queries.findOpen(ctx.db, ctx.patient, hospitalId)
  if (open && open.stay.state !== 'booked') return new Refused('inside')
  if (open) {
    const done = await cancelStay(ctx, open.stay)
    if (done instanceof Refused) return done.name === 'late' ? new Refused('inside') : new Refused('away')
  }
  await queries.withdrawOwn(ctx.db, ctx.patient, hospitalId, ctx.now)
  return true
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
  return keepBooking(ctx, system, {
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

/** Of two that book at once one is first; the other's place goes back. */
const keepBooking = async (ctx: PatientContext, system: ParkingSystem, row: queries.NewStay) => {
  const stay = await queries.insertStay(ctx.db, row)
  if (stay) return stay
  const { lot, outsideId, arriveAt: from } = row
  await ask(() => system.cancel({ lot, outsideId, from, plate: openPlate(ctx.config, row.plateSealed), paidAt: null }))
  return new Refused('open')
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
