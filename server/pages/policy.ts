import { hash } from 'node:crypto'
import type { SealedPage } from './seal.ts'

/** What the pages may do beside the product's own; each a list of origins. */
export interface PolicySettings {
  /** Who may show the product in a frame: host apps. */
  frameAncestors?: readonly string[]
  /** Where pictures and media lie beside the product itself: object storage, a CDN. */
  media?: readonly string[]
  /** Scripts of host apps, each by its whole address: no other of that product is let in. */
  scripts?: readonly string[]
  /** Where live lines go, unless to the product itself: the addresses of a broker and of a server for calls elsewhere. */
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

/** Makes what pages may run and load: the scripts and styles that were written into one are named by their hashes. */
export const policyMaker = ({ frameAncestors = [], media = [], scripts = [], live = [] }: PolicySettings = {}) => {
  const others = Object.entries({
    'default-src': ["'self'"],
    'style-src': ["'self'"],
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
  return ({ scripts: own, styles }: Pick<SealedPage, 'scripts' | 'styles'>): string => {
    const run = ["'self'", ...own.map(hashOf), ...scripts].join(' ')
    // Only attributes that the server rendered: scripts set styles by the CSSOM, which needs no leave.
    const look = styles.length > 0 ? `'unsafe-hashes' ${styles.map(hashOf).join(' ')}` : "'none'"
    return `${others}; script-src ${run}; style-src-attr ${look}`
  }
}

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
