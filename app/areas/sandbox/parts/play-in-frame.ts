import { type Audience, type Played, playHost, userAgentOf } from '#kit/bridge/played-host.ts'

/** A document of this product that runs nothing: pages are written into it, after the host has been put there. */
const BLANK = '/api/health'

/** What the newer browsers tell of a page that is about to leave. */
interface Leaving extends Event {
  destination: { url: string; sameDocument: boolean }
}

/**
 * Opens a page of this product in a frame, with a host around it: its user agent and its bridge stand in the frame's
 * window before the page's first script runs. A page that leaves is told of instead, so that the next one is played too.
 */
export const playInFrame = async (
  frame: HTMLIFrameElement,
  path: string,
  { played, audience, onLeave }: { played: Played; audience: Audience; onLeave: (address: string) => void },
): Promise<void> => {
  const [html, page] = await Promise.all([fetchPage(path), emptied(frame)])
  const { document: inside, history } = page
  Object.defineProperty(page.navigator, 'userAgent', { get: () => userAgentOf(played), configurable: true })
  playHost(page, played, audience)
  inside.open()
  history.replaceState(null, '', path)
  const stop = new AbortController()
  listening.set(frame, stop)
  listenForLeaving(page, onLeave, stop.signal)
  inside.write(html)
  inside.close()
}

const fetchPage = async (path: string): Promise<string> => {
  const response = await fetch(path, { headers: { accept: 'text/html' }, credentials: 'same-origin' })
  return response.text()
}

/** Ends the listening to the page that a frame shows. */
const listening = new WeakMap<HTMLIFrameElement, AbortController>()

/** The frame's window, new and with nothing in it. */
const emptied = (frame: HTMLIFrameElement): Promise<Window> =>
  new Promise((resolve, reject) => {
    frame.addEventListener('load', () => (frame.contentWindow ? resolve(frame.contentWindow) : reject()), {
      once: true,
    })
    // This time it is we who send the page away.
    listening.get(frame)?.abort()
    frame.src = BLANK
  })

const listenForLeaving = (page: Window, onLeave: (address: string) => void, signal: AbortSignal) => {
  const { navigation } = page as unknown as { navigation?: EventTarget }
  const hear = (event: Event) => {
    const { destination, cancelable } = event as Leaving
    if (destination.sameDocument || !cancelable) return
    event.preventDefault()
    onLeave(destination.url)
  }
  navigation?.addEventListener('navigate', hear, { signal })
}
