import { hostBridge } from '#kit/bridge/bridge.ts'
import type { HostPage } from '#kit/bridge/host-bridge.ts'

/** Our pages that an app may have of its own, by their paths. */
const hostPages: Readonly<Record<string, string>> = {
  '/vue/doctor/detail': 'doctor-home',
  '/health/detail': 'health-goods',
}

/** What an app would have to open instead of an address; undefined where it is ours alone. */
export const hostPageOf = ({ pathname, searchParams }: URL): HostPage | undefined => {
  const name = hostPages[pathname]
  return name === undefined ? undefined : { name, params: Object.fromEntries(searchParams) }
}

/**
 * Before the router hears of a tap: a page that the app has of its own is opened there, and back from the first page of
 * the visit closes what the app shows. Where the app does neither the tap does what it says.
 */
export const offerToHost = (event: MouseEvent, goOn: (link: HTMLAnchorElement) => void): void => {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0) return
  const page = hostPageOf(new URL(link.href))
  const closes = link.dataset.back !== undefined && !history.state?.idx
  if (!page && !closes) return
  event.preventDefault()
  event.stopPropagation()
  hostBridge()
    .then(({ openPage, close }) => (page ? openPage(page) : close()))
    .then((isDone) => isDone || goOn(link))
}
