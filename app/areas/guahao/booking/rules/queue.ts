import type { OrderState } from '../states.ts'

/** A visit as far as the queue of its clinic asks. */
export interface QueueVisit {
  id: string
  number: number
  beginMinutes: number
  state: OrderState
  /** Every state it went through, and when. */
  path: readonly string[]
  pathAt: readonly Date[]
}

/** Who is not there when they are called comes back after so many others … */
export const SKIP_PLACES = 3
/** … and so often. */
export const MOST_SKIPS = 3

/** How often somebody was not there when they were called. */
export const skipsOf = ({ path }: Pick<QueueVisit, 'path'>): number =>
  path.filter((state, at) => state === 'checked-in' && path[at - 1] === 'called').length

/** Who waits, in the order in which they will be called: by slot and number; who was skipped comes back after three others. */
export const queueOf = <V extends QueueVisit>(visits: readonly V[]): V[] => {
  const left = visits
    .filter((visit) => visit.state === 'checked-in')
    .map((visit) => ({ visit, after: othersBefore(visit, visits) }))
    .sort((a, b) => a.visit.beginMinutes - b.visit.beginMinutes || a.visit.number - b.visit.number)
  const queue: V[] = []
  while (left.length > 0) {
    // Where only people who were skipped are left, nobody waits for others that do not come.
    const soonest = Math.max(queue.length, Math.min(...left.map((one) => one.after)))
    const at = left.findIndex((one) => one.after <= soonest)
    queue.push(...left.splice(at, 1).map((one) => one.visit))
  }
  return queue
}

/** How many others are still called before somebody who was skipped; 0 for everybody else. */
const othersBefore = (visit: QueueVisit, visits: readonly QueueVisit[]): number => {
  if (skipsOf(visit) === 0) return 0
  const skippedAt = visit.pathAt.at(-1) as Date
  const called = visits
    .filter((other) => other.id !== visit.id)
    .flatMap(({ path, pathAt }) => pathAt.filter((at, step) => path[step] === 'called' && at >= skippedAt))
  return Math.max(0, SKIP_PLACES - called.length)
}
