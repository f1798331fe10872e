import { systemClock } from '#kit/time/clock.ts'

const nowMs = () => systemClock.now().getTime()

/** A `document` of a host, with cookies that know host, domain and age. `refused`: a domain that it lets nobody have. */
export const aCookieJar = (host: string, refused = '') => {
  const jar = new Map<string, { text: string; until: number; domain: string }>()
  const seen = (at: string, isOwn: boolean) =>
    [...jar.values()]
      .filter(({ until }) => until > nowMs())
      .filter(({ domain }) => (domain ? `.${at}`.endsWith(domain) : isOwn))
      .map(({ text }) => text)
      .join('; ')
  return {
    set cookie(line: string) {
      const [text = '', ...terms] = line.split('; ')
      const term = (name: string) => terms.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
      const domain = term('domain')
      if (domain && domain === refused) return
      jar.set(`${text.split('=')[0]} ${domain}`, { text, domain, until: nowMs() + Number(term('max-age')) * 1000 })
    },
    get cookie() {
      return seen(host, true)
    },
    seenElsewhere: (sister: string) => seen(sister, false),
  }
}
