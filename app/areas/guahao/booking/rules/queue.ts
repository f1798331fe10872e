import type { OrderState } from '../states.ts'
import { mayGoAhead } from './priority.ts'

/** A visit as far as the queue of its clinic asks. */
export interface QueueVisit {
  id: string
  number: number
  beginMinutes: number
  state: OrderState
  /** Every state it went through, and when. */
  path: readonly string[]
  pathAt: readonly Date[]
  /** Why they go before others; null for who does not. */
  priority: string | null
  /** How it came to be: who was sent by another clinic has `transfer`. */
  origin: string
}

/** Who is not there when they are called comes back after so many others … */
export const SKIP_PLACES = 3
/** … and so often. */
export const MOST_SKIPS = 3
/** Who comes back from an examination, or is sent by another clinic, comes after so many others who wait already. */
export const RETURN_PLACES = 2

/** How often somebody was not there when they were called. */
export const skipsOf = ({ path }: Pick<QueueVisit, 'path'>): number =>
  path.filter((state, at) => state === 'checked-in' && path[at - 1] === 'called').length

/** Whether somebody waits again who was seen and sent to an examination. */
export const hasReturned = ({ path }: Pick<QueueVisit, 'path'>): boolean =>
  path.at(-1) === 'checked-in' && path.at(-2) === 'done'

/**
 * Who waits, in the order in which they will be called: emergencies first; then by slot and number, those with a priority and
 * the others by turns, so that no one waits behind a row of priorities. Who was skipped comes back after three others, who
 * returns from an examination or was sent by another clinic after two.
 */
export const queueOf = <V extends QueueVisit>(visits: readonly V[]): V[] => {
  const waiting = visits
    .filter((visit) => visit.state === 'checked-in')
    .sort((a, b) => a.beginMinutes - b.beginMinutes || a.number - b.number)
  const queue = waiting.filter((visit) => visit.priority === 'emergency')
  const ahead = waiting.filter((visit) => mayGoAhead(visit.priority) && placesOwed(visit) === 0)
  const others = waiting.filter((visit) => !queue.includes(visit) && !ahead.includes(visit))
  // Whose places have passed is called at once, whatever their number: a number of another clinic says nothing here.
  const left = [
    ...others.filter((visit) => placesOwed(visit) > 0),
    ...others.filter((visit) => placesOwed(visit) === 0),
  ].map((visit) => ({ visit, after: othersBefore(visit, visits) }))
  let isAheadsTurn = !wasAheadCalledLast(visits)
  while (left.length > 0 || ahead.length > 0) {
    // Where only people who were skipped are left, nobody waits for others that do not come.
    const soonest = Math.max(queue.length, Math.min(...left.map((one) => one.after)))
    const at = left.findIndex((one) => one.after <= soonest)
    const first = ahead.length > 0 && (isAheadsTurn || left.length === 0) ? ahead.shift() : undefined
    queue.push(...(first ? [first] : left.splice(at, 1).map((one) => one.visit)))
    isAheadsTurn = first === undefined
  }
  return queue
}

/** Behind how many others somebody belongs who does not come in their own turn. */
const placesOwed = (visit: QueueVisit): number => {
  if (hasReturned(visit)) return RETURN_PLACES
  if (skipsOf(visit) > 0) return SKIP_PLACES
  return visit.origin === 'transfer' ? RETURN_PLACES : 0
}

/** How many others are still called before somebody who does not come in their own turn; 0 for everybody else. */
const othersBefore = (visit: QueueVisit, visits: readonly QueueVisit[]): number => {
  const places = placesOwed(visit)
  if (places === 0) return 0
  const since = visit.pathAt.at(-1) as Date
  const called = visits
    .filter((other) => other.id !== visit.id)
    .flatMap(({ path, pathAt }) => pathAt.filter((at, step) => path[step] === 'called' && at >= since))
  return Math.max(0, places - called.length)
}

const calledLast = ({ path, pathAt }: QueueVisit): number =>
  Math.max(0, ...pathAt.filter((_, step) => path[step] === 'called').map((at) => at.getTime()))

/** Whether the one who was called last went before others. */
const wasAheadCalledLast = (visits: readonly QueueVisit[]): boolean => {
  const last = Math.max(0, ...visits.map(calledLast))
  return last > 0 && visits.some((visit) => mayGoAhead(visit.priority) && calledLast(visit) === last)
}
