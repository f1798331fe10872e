/** Days that a cookie lives where nobody says otherwise: 4.8 hours [X312]. */
const USUAL_DAYS = 0.2

/**
 * Value of a cookie as this product writes them: Base64 of UTF-8 under `name_v2`, else plain under `name` [X235].
 * `header` is the text of a Cookie header or of `document.cookie`.
 */
export const cookieValue = (header: string, name: string): string | undefined => {
  const kept = textOf(header, `${name}_v2`)
  return kept === undefined ? textOf(header, name) : (plain(kept) ?? kept)
}

/** How long a cookie lives and where it is sent. */
export interface CookieTerms {
  /** 0 deletes it. */
  days?: number | undefined
  secure: boolean
  /** As `cookieDomain` gives it; undefined: this host alone. */
  domain?: string | undefined
}

/** The text that sets such a cookie. */
export const cookieText = (name: string, value: string, { days = USUAL_DAYS, secure, domain }: CookieTerms): string => {
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(value)))
  const where = `${domain ? `; domain=${domain}` : ''}; path=/`
  return `${name}_v2=${base64}${where}; max-age=${Math.round(days * 86_400)}; samesite=lax${secure ? '; secure' : ''}`
}

/** `com.cn` and its like: nobody's own, so no browser keeps a cookie for all of it. */
const shared = /^(com|net|org|gov|edu|ac|co)\.[a-z]{2}$/

/** The parent that a cookie of this host is widened to: `m.example.com` → `.example.com`; none for an address [X314]. */
export const cookieDomain = (host: string): string | undefined => {
  if (!host.includes('.') || /[\]\d]$/.test(host)) return undefined
  const parent = host.slice(host.indexOf('.') + 1)
  return `.${parent.includes('.') && !shared.test(parent) ? parent : host}`
}

const textOf = (header: string, name: string) => {
  const begin = `${name}=`
  return header
    .split(/; ?/)
    .find((part) => part.startsWith(begin))
    ?.slice(begin.length)
}

/** A host app may have written the cookie itself, without Base64. */
const plain = (base64: string) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)))
  } catch {
    return undefined
  }
}
