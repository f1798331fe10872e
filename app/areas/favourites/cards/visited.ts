import { useEffect } from 'react'
import { localItems } from '#kit/store/stored-items.ts'
import { systemClock } from '#kit/time/clock.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import type { VisitedKind } from '../rules.ts'

/** Something that was looked at, as its page knew it: enough to find it again. */
export interface Visited {
  kind: VisitedKind
  id: number
  name: string
  note: string
  image: string
  to: string
  /** When it was looked at last. */
  on: Day
}

const KEPT = 'visited'
const MOST = 100

/** What was looked at on this phone, the last first. It never leaves the phone. */
export const listVisited = (): Visited[] => {
  const kept = localItems.read<Visited[]>(KEPT)
  return Array.isArray(kept) ? kept : []
}

const isSame = (one: Pick<Visited, 'kind' | 'id'>) => (other: Visited) => other.kind === one.kind && other.id === one.id

/** Forgets one thing, or all of it: where somebody signs out, it is nobody's business what they looked at. */
export const forgetVisited = (one?: Pick<Visited, 'kind' | 'id'>): Visited[] => {
  const rest = one ? listVisited().filter((other) => !isSame(one)(other)) : []
  if (rest.length > 0) localItems.keep(KEPT, rest)
  else localItems.drop(KEPT)
  return rest
}

/** Remembers on this phone that a page's thing was looked at. */
export const useVisited = ({ kind, id, name, note, image, to }: Omit<Visited, 'on'>): void => {
  useEffect(() => {
    const seen = { kind, id, name, note, image, to, on: dayOf(systemClock.now()) }
    localItems.keep(KEPT, [seen, ...listVisited().filter((other) => !isSame(seen)(other))].slice(0, MOST))
  }, [kind, id, name, note, image, to])
}
