import { randomUUID } from 'node:crypto'
import { later } from '#kit/time/span.ts'
import type { ParkingBooking, ParkingNow, ParkingSettings, ParkingSystem } from '../parking.ts'
import { httpParking } from './http-parking.ts'
import { OutsideError, watched } from './trouble.ts'

/** The system of car parks, by the settings; null: there is none. */
export const parkingOf = (settings: ParkingSettings, now: Date): ParkingSystem | null => {
  if (settings.provider === 'none') return null
  return watched('parking', settings.provider === 'http' ? httpParking(settings) : invented(now))
}

/** An invented car comes so many minutes after it said, and leaves so many after it paid. */
const COMES_AFTER = 5
const LEAVES_AFTER = 10
const FREE_MINUTES = 30
const FEN_AN_HOUR = 500
const HOUR_MS = 3_600_000

/** Car parks that behave as cars do; a lot named FULL has no place, to one named NOSHOW nobody comes, one named AWAY does not answer. */
const invented = (now: Date): ParkingSystem => ({
  book: async ({ lot }) => {
    refuseAway(lot)
    return lot === 'FULL' ? { refused: 'full' } : { outsideId: `stand-in-${randomUUID()}` }
  },
  cancel: async ({ lot }) => refuseAway(lot),
  look: async (booking) => {
    refuseAway(booking.lot)
    return whereIs(booking, now)
  },
  pay: async ({ lot }) => {
    refuseAway(lot)
    return { address: '' }
  },
})

const refuseAway = (lot: string): void => {
  if (lot === 'AWAY') throw new OutsideError('parking', 'away')
}

const whereIs = ({ lot, from, paidAt }: ParkingBooking, now: Date): ParkingNow => {
  const enteredAt = later(from, { minutes: COMES_AFTER })
  if (now < enteredAt || lot === 'NOSHOW')
    return { state: 'booked', enteredAt: null, feeFen: 0, paidAt: null, leftAt: null }
  const feeFen = feeOf(enteredAt, paidAt ?? now)
  if (!paidAt) return { state: 'in', enteredAt, feeFen, paidAt: null, leftAt: null }
  const leftAt = later(paidAt, { minutes: LEAVES_AFTER })
  return now < leftAt
    ? { state: 'paid', enteredAt, feeFen, paidAt, leftAt: null }
    : { state: 'out', enteredAt, feeFen, paidAt, leftAt }
}

const feeOf = (enteredAt: Date, until: Date): number => {
  const ms = until.getTime() - later(enteredAt, { minutes: FREE_MINUTES }).getTime()
  return ms <= 0 ? 0 : Math.ceil(ms / HOUR_MS) * FEN_AN_HOUR
}
