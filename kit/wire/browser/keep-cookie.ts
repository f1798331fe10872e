import { cookieText } from '../cookie.ts'

/** Writes a cookie of this house; 0 days delete it. */
export const keepCookie = (name: string, value: string, days: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older webviews, and the server reads these
  document.cookie = cookieText(name, value, days, location.protocol === 'https:')
}
