import { parsedUrl } from '#kit/text/parsed-url.ts'
import { instantOf } from '#kit/time/day.ts'
import type { ParkingNow, ParkingSettings, ParkingSystem } from '../parking.ts'
import { askOutside } from './ask.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000

type Answer = Record<string, unknown>
const states: readonly unknown[] = ['booked', 'in', 'paid', 'out'] satisfies ParkingNow['state'][]

/** A car park's own server that speaks the HTTP of docs/parking.md. Throws with the status of its answer, or where it says nonsense. */
export const httpParking = ({ endpoint, key }: ParkingSettings): ParkingSystem => {
  const request = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await askOutside(`${endpoint}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new OutsideError('parking', response.status)
    const answer: unknown = await response.json().catch(() => undefined)
    return typeof answer === 'object' && answer !== null ? (answer as Answer) : unreadable()
  }
  const pathOf = (outsideId: string) => `/stays/${encodeURIComponent(outsideId)}`
  return {
    async book({ lot, plate, from }) {
      const { id, refused } = await request('POST', '/bookings', { lot, plate, from: from.toISOString() })
      if (refused === 'full' || refused === 'unknown') return { refused }
      return typeof id === 'string' && id !== '' && id.length <= 100 ? { outsideId: id } : unreadable()
    },
    async cancel({ outsideId }) {
      await request('POST', `${pathOf(outsideId)}/cancel`, {})
    },
    look: async ({ outsideId }) => readStay(await request('GET', pathOf(outsideId))),
    async pay({ outsideId }) {
      const { address } = await request('POST', `${pathOf(outsideId)}/payment`, {})
      return typeof address === 'string' && parsedUrl(address)?.protocol === 'https:' ? { address } : unreadable()
    },
  }
}

const readStay = ({ state, entered_at, fee = 0, paid_at, left_at }: Answer): ParkingNow => {
  const isFee = typeof fee === 'number' && Number.isSafeInteger(fee) && fee >= 0
  if (!states.includes(state) || !isFee) return unreadable()
  return {
    state: state as ParkingNow['state'],
    enteredAt: readInstant(entered_at),
    feeFen: fee,
    paidAt: readInstant(paid_at),
    leftAt: readInstant(left_at),
  }
}

const readInstant = (given: unknown): Date | null => {
  if (given === null || given === undefined) return null
  return instantOf(given) ?? unreadable()
}

const unreadable = (): never => {
  throw new OutsideError('parking', 'unreadable')
}
