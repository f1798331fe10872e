import { vi } from 'vitest'
import { cookieText, cookieValue } from '#kit/wire/cookie.ts'
import type { TestApp } from './start-test-app.ts'

/** How a question can come to nothing: it never arrives, is refused, meets a failing server, or its answer is lost. */
type Failure = 'lost' | 'refused' | 'trouble' | 'answer lost'

/** What comes instead of the product's answer, where the question never gets there. */
const failed: Partial<Record<Failure, () => Response>> = {
  lost: () => {
    throw new TypeError('no network')
  },
  refused: () => Response.json({ code: 0, status: 0, msg: '不行', reason: 'not-found' }),
  trouble: () => Response.json({}, { status: 503 }),
}

const formOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

/** A browser's cookies, address and network in the place of the globals, its questions answered by a product. */
export const phoneIn = (app: TestApp, address = 'https://care.example/') => {
  const jar = new Map<string, { text: string; endsAt: number }>()
  const failures = new Map<string, Failure>()
  const meanwhile = new Map<string, () => void>()
  const asked: { path: string; query: Record<string, string>; form: Record<string, string> }[] = []
  const gone: string[] = []
  const nowMs = () => app.clock.now().getTime()

  const write = (cookie: string) => {
    const [text = '', ...attributes] = cookie.split('; ')
    const age = Number(attributes.find((one) => one.startsWith('max-age='))?.slice('max-age='.length))
    jar.set(text.slice(0, text.indexOf('=')), { text, endsAt: nowMs() + age * 1000 })
  }
  const read = () =>
    [...jar.values()]
      .filter(({ endsAt }) => endsAt > nowMs())
      .map(({ text }) => text)
      .join('; ')

  vi.stubGlobal('document', {
    get cookie() {
      return read()
    },
    set cookie(cookie: string) {
      write(cookie)
    },
  })
  const { href, origin, protocol, hostname, pathname, search } = new URL(address)
  const replace = (to: string) => gone.push(to)
  vi.stubGlobal('location', { href, origin, protocol, hostname, pathname, search, replace })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const { pathname: path, searchParams } = new URL(url, origin)
    const call = path.replace(/^\/api/, '')
    const text = String(body ?? '')
    asked.push({ path: call, query: Object.fromEntries(searchParams), form: formOf(text) })
    const failure = failures.get(call)
    failures.delete(call)
    const instead = failure && failed[failure]
    if (instead) return instead()
    const answer = await app.server.inject({
      method: method as 'GET',
      url,
      payload: text,
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/x-www-form-urlencoded' },
    })
    meanwhile.get(call)?.()
    if (failure) throw new TypeError('no network')
    return new Response(answer.body, { status: answer.statusCode })
  })
  return {
    /** Every question that was sent, in order. */
    asked,
    /** Where the page was sent. */
    gone,
    keep: (name: string, value: string) => write(cookieText(name, value, { days: value ? 30 : 0, secure: true })),
    kept: (name: string) => cookieValue(read(), name),
    /** The next question of this path fails so. */
    fail: (path: string, how: Failure) => failures.set(path, how),
    /** Happens between a question of this path and its answer. */
    during: (path: string, happens: () => void) => meanwhile.set(path, happens),
  }
}
export type Phone = ReturnType<typeof phoneIn>
