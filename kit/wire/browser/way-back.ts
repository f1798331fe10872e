import { parsedUrl } from '#kit/text/parsed-url.ts'
import { plainPath } from '#kit/text/plain-path.ts'
import type { Audience } from '../audience.ts'
import { carried } from './carried.ts'

/** Where patients, staff and doctors sign in. */
const signInPages: Readonly<Record<Audience, string>> = {
  patient: '/user/login',
  staff: '/desk/login',
  doctor: '/workbench/login',
}

/** The sign-in page that leads back to where one was; `here` is path and query. */
export const signInAddress = (here: string, audience: Audience = 'patient'): string => {
  const along =
    audience === 'patient' ? [...carried].map(([name, value]) => `&${name}=${encodeURIComponent(value)}`) : []
  return `${signInPages[audience]}?redirect_url=${encodeURIComponent(here)}${along.join('')}`
}

/** The page that forgets who was signed in and leads back to where one was; `here` is path and query. */
export const logoutAddress = (here: string): string => `/account/logout?callback=${encodeURIComponent(here)}`

/** The way back after signing in: only a path of this product, home for everything else. */
export const wayBack = (query: URLSearchParams, name = 'redirect_url'): string => {
  const asked = query.get(name) ?? '/'
  const url = parsedUrl(asked, location.origin)
  if (url?.origin !== location.origin) return '/'
  // Two slashes would begin the name of another product.
  return plainPath(url.pathname.replace(/^\/+/, '/')) + url.search + url.hash
}

/** Path and query of the page one is on. */
export const currentAddress = (): string => location.pathname + location.search
