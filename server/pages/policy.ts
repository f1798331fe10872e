import { hash } from 'node:crypto'

/** What the pages may do beside the house's own; each a list of origins. */
export interface PolicySettings {
  /** Who may show the product in a frame: host apps. */
  frameAncestors?: readonly string[]
  /** Where pictures and media lie beside the house itself: object storage, a CDN. */
  media?: readonly string[]
  /** Scripts of host apps, each by its whole address: no other of that house is let in. */
  scripts?: readonly string[]
  /** Where live lines go, unless to the house itself: the addresses of a broker and of a server for calls elsewhere. */
  live?: readonly string[]
}

/** Headers that every page and file carries. */
export const fixedHeaders = { 'x-content-type-options': 'nosniff' } as const

/** What pages carry; of a file the others would say nothing. A Referer never holds a path: an address may have brought a key. */
export const pageHeaders = {
  ...fixedHeaders,
  'referrer-policy': 'strict-origin',
  'permissions-policy':
    'camera=(self), microphone=(self), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
} as const

/**
 * Takes the marks off the house's own scripts and names them in the policy by their hashes: a page that is kept for
 * many has no nonce. A script without the mark, from wherever it came into the page, is not named and does not run.
 */
export const sealPage = (
  marked: string,
  nonce: string,
  settings: PolicySettings = {},
): { html: string; policy: string } => {
  const parts = marked.split(` nonce="${nonce}"`)
  const html = parts.join('')
  const own = parts.flatMap((after, at) => (at > 0 && endsInScript(parts[at - 1]) ? textOfScript(after) : []))
  return { html, policy: policyOf(own.map(hashOf), styleHashes(html), settings) }
}

/** Does the mark that follows stand in the opening tag of a script? */
const endsInScript = (before = '') => before.startsWith('<script', before.lastIndexOf('<'))

/** The text of the script in whose opening tag the mark stood; none where the script has a source instead. */
const textOfScript = (after: string): string[] => {
  const text = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))
  return text === '' ? [] : [text]
}

const policyOf = (
  own: readonly string[],
  styles: readonly string[],
  { frameAncestors = [], media = [], scripts = [], live = [] }: PolicySettings,
) =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...own, ...scripts],
    'style-src': ["'self'"],
    // Only attributes that the server rendered: scripts set styles by the CSSOM, which needs no leave.
    'style-src-attr': styles.length > 0 ? ["'unsafe-hashes'", ...styles] : ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media],
    'connect-src': ["'self'", ...media, ...live],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** React writes no quote but those around attributes. */
const STYLE = / style="([^"]*)"/g

const styleHashes = (html: string) => {
  const styles = new Set(Array.from(html.matchAll(STYLE), ([, style = '']) => style))
  return [...styles].map(unescaped).map(hashOf)
}

/** Most scripts and styles of a page stand on others too. */
const MOST_HASHES = 500
const hashes = new Map<string, string>()

const hashOf = (text: string): string => {
  const bytes = Buffer.from(text)
  // A part of a page would keep the whole page alive.
  const copy = bytes.toString('latin1')
  const known = hashes.get(copy)
  if (known) return known
  const made = `'sha256-${hash('sha256', bytes, 'base64')}'`
  if (hashes.size >= MOST_HASHES) hashes.clear()
  hashes.set(copy, made)
  return made
}

/** React escapes these five in attributes. */
const unescaped = (text: string) =>
  text.replace(
    /&(?:quot|#x27|lt|gt|amp);/g,
    (entity) => ({ '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' })[entity] ?? '&',
  )
