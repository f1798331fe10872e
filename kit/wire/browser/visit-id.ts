import { sessionStore } from '#kit/store/session-store.ts'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LENGTH = 32
/** The most times that all letters fit into a byte: what lies above would make some of them more likely. */
const FAIR = 256 - (256 % LETTERS.length)

/** A new id of a visit: 32 random digits and capital letters [X366]. */
export const newVisitId = (): string => {
  let id = ''
  while (id.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < FAIR && id.length < LENGTH) id += LETTERS[byte % LETTERS.length]
  return id
}

const NAME = 'trace_id'
let held: string | undefined

/** The id of this visit: the same as long as the tab is open, and no longer. */
export const visitId = (): string => {
  if (held === undefined) {
    // Where a host refuses storage the id lives as long as the page.
    const store = sessionStore()
    held = store?.getItem(NAME) ?? newVisitId()
    store?.setItem(NAME, held)
  }
  return held
}
