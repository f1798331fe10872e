import { cookieDomain, cookieText, cookieValue } from '../cookie.ts'

/** Writes a cookie of this product, for the parent of this host [X314]; 4.8 hours without `days` [X312], 0 days delete it. */
export const keepCookie = (name: string, value: string, days?: number): void => {
  const secure = location.protocol === 'https:'
  const domain = cookieDomain(location.hostname)
  // One of this host alone, from before, would hide it.
  if (domain) write(cookieText(name, '', { days: 0, secure }))
  write(cookieText(name, value, { days, secure, domain }))
  // A browser that does not let the parent have it keeps it for this host.
  if (days !== 0 && cookieValue(document.cookie, name) !== value) write(cookieText(name, value, { days, secure }))
}

const write = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older webviews, and the server reads these
  document.cookie = text
}
