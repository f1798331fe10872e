/** What this device keeps: adverts that were closed, and how often one was seen today. */
const CLOSED = 'closed_adverts'
const SEEN = 'seen_adverts'
/** So many closed ones are remembered. */
const MOST = 200

const readKept = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A device that keeps nothing sees it again.
  }
}

/** Adverts that were closed on this device. */
export const closedAdverts = (): readonly number[] => {
  const kept = readKept(CLOSED)
  return Array.isArray(kept) ? kept.filter((one): one is number => typeof one === 'number') : []
}

/** Closes an advert on this device for good. */
export const closeAdvert = (id: number): void => keep(CLOSED, [id, ...closedAdverts()].slice(0, MOST))

const seenOn = (day: string): Record<string, number> => {
  const kept = readKept(SEEN) as { day?: string; times?: Record<string, number> } | null
  return kept?.day === day && typeof kept.times === 'object' ? kept.times : {}
}

/** How often an advert was seen on this device on a day. */
export const seenToday = (id: number, day: string): number => Number(seenOn(day)[id] ?? 0)

/** Remembers that an advert was seen once more. */
export const markSeen = (id: number, day: string): void => {
  const times = seenOn(day)
  keep(SEEN, { day, times: { ...times, [id]: Number(times[id] ?? 0) + 1 } })
}
