/** One thing that happened on the page. */
export interface Entry {
  /** Milliseconds since the page was opened. */
  atMs: number
  kind: 'log' | 'warn' | 'error' | 'call'
  text: string
}

const MOST = 300
const MOST_LETTERS = 2_000
const listeners = new Set<() => void>()
let entries: readonly Entry[] = []

/** Everything since the page was opened, the newest last; the oldest go first. */
export const readEntries = (): readonly Entry[] => entries

/** Hears of every new entry. */
export const watchEntries = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const clearEntries = (): void => {
  entries = []
  for (const listener of listeners) listener()
}

const add = (kind: Entry['kind'], text: string, atMs = performance.now()) => {
  entries = [...entries, { atMs, kind, text: withoutKeys(text).slice(0, MOST_LETTERS) }].slice(-MOST)
  for (const listener of listeners) listener()
}

/** Nobody who looks over a shoulder, and no picture of the screen, gets a key. */
export const withoutKeys = (text: string): string =>
  text.replace(
    /((?:user|staff|doctor)_key\w*|jstoken|mtToken|momentKey|fs_token|code)(["']?\s*[=:]\s*["']?)[^"'&;\s,}]+/gi,
    '$1$2•••',
  )

const spell = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.stack ?? String(value)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

const listen = () => {
  for (const kind of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    const own = console[kind].bind(console)
    console[kind] = (...said: unknown[]) => {
      own(...said)
      add(kind === 'warn' || kind === 'error' ? kind : 'log', said.map(spell).join(' '))
    }
  }
  addEventListener('error', ({ error, message }) => add('error', spell(error ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => add('error', spell(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add('error', `policy: ${effectiveDirective} ${blockedURI}`),
  )
  const requests = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (!['fetch', 'xmlhttprequest', 'beacon'].includes(entry.initiatorType)) continue
      const { pathname, search } = new URL(entry.name)
      add(
        'call',
        `${entry.responseStatus || '—'} · ${Math.round(entry.duration)} ms · ${pathname}${search}`,
        entry.startTime,
      )
    }
  })
  requests.observe({ type: 'resource', buffered: true })
}

listen()
