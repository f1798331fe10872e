/**
 * Value of a cookie as this house writes them: Base64 under `name_v2`, else plain under `name` (product.md, cookies).
 * `header` is the text of a Cookie header or of `document.cookie`.
 */
export const cookieValue = (header: string, name: string): string | undefined => {
  const kept = textOf(header, `${name}_v2`)
  return kept === undefined ? textOf(header, name) : (plain(kept) ?? kept)
}

/** The text that sets such a cookie; `value` is ASCII, 0 days delete it. */
export const cookieText = (name: string, value: string, days: number, secure: boolean): string =>
  `${name}_v2=${btoa(value)}; path=/; max-age=${Math.round(days * 86_400)}; samesite=lax${secure ? '; secure' : ''}`

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
    return atob(base64)
  } catch {
    return undefined
  }
}
