import { parsedUrl } from '#kit/text/parsed-url.ts'
import { plainPath } from '#kit/text/plain-path.ts'

/** How a page was opened, as `jump_method` counts it: 1 from a share, 2 normally [X055]. */
export type VisitType = 1 | 2

/** 1 where the address says that somebody shared it [X055]. */
export const visitTypeOf = (query: URLSearchParams): VisitType => (query.get('fromshare') === '1' ? 1 : 2)

/** Channels whose visits are led to the native app [X156]. */
export const guidedChannels: readonly number[] = [16, 23]

/** Whether a plan shows its banner to such a visit [X152]. */
export const isShownTo = (
  plan: { status: number; methods: readonly { jump_method: number }[] },
  visit: VisitType,
): boolean => plan.status === 1 && plan.methods.some(({ jump_method }) => jump_method === visit)

/** The path of a page as plans name it: of an address or a path, in small letters, without `.html`, query and last slash. */
export const pathOfPage = (pageUrl: string): string =>
  plainPath(parsedUrl(pageUrl, 'http://page.invalid')?.pathname ?? '/').toLowerCase()

/** Fills `{name}` in a template with percent-encoded values; the names that had none. */
export const fillTemplate = (
  template: string,
  args: Readonly<Record<string, string>>,
): { url: string; missing: string[] } => {
  const missing: string[] = []
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(args, name) ? args[name] : undefined
    if (value === undefined) missing.push(name)
    return encodeURIComponent(value ?? '')
  })
  return { url, missing }
}

/** The address under which a page is signed: without its fragment; undefined where it is not of this origin. */
export const signableUrl = (url: string, publicUrl: string): string | undefined => {
  const parsed = parsedUrl(url)
  if (!parsed) return undefined
  const { origin, username, password } = parsed
  const isOurs = origin === new URL(publicUrl).origin && username === '' && password === ''
  return isOurs ? url.replace(/#.*$/, '') : undefined
}

/** The place in the native app that answers to what a page is about: the template that opens it, with its values. */
export const placeInApp = (query: URLSearchParams): { template: string; args: Record<string, string> } => {
  for (const template of ['doctor', 'unit']) {
    const name = `${template}_id`
    const id = query.get(name) ?? ''
    if (/^[1-9]\d{0,9}$/.test(id)) return { template, args: { [name]: id } }
  }
  return { template: 'home', args: {} }
}

/** The address that opens the native app, with the key by which it asks what to open. */
export const openUrlWith = (url: string, key: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}call_key=${encodeURIComponent(key)}`
