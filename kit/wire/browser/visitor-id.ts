import { randomId } from './random-id.ts'

const KEPT = 'visitor_id'
/** Stands in where the host refuses storage. */
let held: string | undefined

/** What this browser calls itself: random, made at the first question and kept here alone. It opens nothing of an account. */
export const visitorId = (): string => {
  try {
    const kept = localStorage.getItem(KEPT) ?? held ?? randomId()
    localStorage.setItem(KEPT, kept)
    return kept
  } catch {
    held ??= randomId()
    return held
  }
}
