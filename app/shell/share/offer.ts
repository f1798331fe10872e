import { environmentOf, type Host } from '#kit/bridge/detect.ts'
import type { ShareOptions } from '#kit/bridge/share-options.ts'
import { mayBeOffered, optionsOf, type SharedPage } from './options.ts'
import { usual } from './usual.ts'

/** Shares in its own way: an app around the page. Null: the page is not to be shared. */
type Sharer = (options: ShareOptions | null) => void

const sharers = new Set<Sharer>()
let offered: ShareOptions | null = null

/** What the page that is shown is shared as. */
export const presentOptions = (shared: SharedPage): ShareOptions =>
  optionsOf(shared, { address: location.href, title: document.title, usual })

/** Lets somebody know what may be shared, from now on until they are let go. */
export const shareBy = (sharer: Sharer): (() => void) => {
  sharers.add(sharer)
  if (offered) sharer(offered)
  return () => sharers.delete(sharer)
}

/** Tells whoever can share what the page that is shown is shared as; null: nothing. Nobody is given half of it. */
export const offer = (options: ShareOptions | null, host: Host = environmentOf(navigator.userAgent).host): void => {
  const next = options && mayBeOffered(options, host) ? options : null
  if (next === null && offered === null) return
  offered = next
  for (const sharer of sharers) sharer(next)
}
