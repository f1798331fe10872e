import {
  type ClientLoaderFunctionArgs,
  createContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from 'react-router'
import type { Audience } from './audience.ts'
import { callApi as callByFetch } from './browser/caller.ts'
import { untilUnlocked } from './browser/lock.ts'
import { sessionAt } from './browser/session.ts'
import { currentVisitor } from './browser/visitor.ts'
import { currentAddress, signInAddress } from './browser/way-back.ts'
import type { CallSpec } from './call.ts'
import {
  BadInput,
  NetworkDown,
  NotSignedIn,
  RefusedError,
  ScreenLocked,
  ServerTrouble,
  TooMany,
  WireError,
} from './errors.ts'
import { type CallApi, type OnServer, readAnswer } from './read-answer.ts'

/** What a page loads with. */
export interface Loading {
  callApi: CallApi
  /** On the server only the names that the page's row declares. */
  query: URLSearchParams
  params: Record<string, string | undefined>
  /** Chosen city; undefined: none chosen, the server's usual one counts. */
  city: number | undefined
}

/** Fetches what a page shows, on the server or in the browser: the same function. */
export type Load<T> = (loading: Loading) => Promise<T>

/** What an error boundary gets as the data of an `ErrorResponse` from a load. */
export interface LoadTrouble {
  words: string
  /** Name of the refusal, `network-down` where no answer came. */
  reason?: string
  /** The query name that the page cannot do without. */
  missing?: string
  traceid?: string
}

/** How the server hands its caller to the loaders. */
export const onServerContext = createContext<OnServer>()

/** A page's `loader`: asks inside the process, as a visitor. */
export const onServer =
  <T>(load: Load<T>) =>
  ({ context, request, params }: LoaderFunctionArgs): Promise<T> => {
    const { answer, visitor } = context.get(onServerContext)
    // The page is for every visitor: what is recommended is fetched by the browser of who agreed to that.
    const asked = (call: CallSpec, input: object) => (call.recommends ? { ...input, not_rec: 1 } : input)
    const callApi: CallApi = async (call, input) =>
      readAnswer(call, await answer(call, asked(call, input as object))) as never
    const { searchParams: query } = new URL(request.url)
    return orTrouble(() => load({ callApi, query, params, city: visitor.city }))
  }

/** A page's `clientLoader`: asks by HTTP, as whoever is signed in. */
export const inBrowser = <T>(load: Load<T>) => byFetch(load, 'patient')

/** The `clientLoader` of a signed-in page: a visitor is led to the sign-in page before anything is asked. */
export const behindGate = <T>(load: Load<T>) => gate(load, 'patient')

/** The `clientLoader` of a page of the staff. */
export const behindStaffGate = <T>(load: Load<T>) => gate(load, 'staff')

/** The `clientLoader` of a page of the doctors' workbench. */
export const behindDoctorGate = <T>(load: Load<T>) => gate(load, 'doctor')

const byFetch =
  <T>(load: Load<T>, audience: Audience) =>
  async ({ request, params }: ClientLoaderFunctionArgs): Promise<T> => {
    const { pathname, search, searchParams: query } = new URL(request.url)
    const { city } = currentVisitor(query)
    const callApi: CallApi = (call, input) => callByFetch(call, input, { signal: request.signal })
    try {
      return await onceUnlocked(audience, request.signal, () => orTrouble(() => load({ callApi, query, params, city })))
    } catch (thrown) {
      throw thrown instanceof NotSignedIn ? toSignIn(pathname + search, audience) : thrown
    }
  }

/** A page waits for who is to unlock it, and is loaded then: what one wrote on the page before stays as long. */
const onceUnlocked = async <T>(audience: Audience, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof ScreenLocked)) throw thrown
    await untilUnlocked(audience, signal)
    return onceUnlocked(audience, signal, work)
  }
}

const gate = <T>(load: Load<T>, audience: Audience) => {
  const loader = async (args: ClientLoaderFunctionArgs): Promise<T> => {
    const { pathname, search } = new URL(args.request.url)
    if (sessionAt[audience].read() === null) throw toSignIn(pathname + search, audience)
    return byFetch(load, audience)(args)
  }
  return Object.assign(loader, { hydrate: true as const })
}

/** Signing in takes the place of the page that asks for it: who goes back from there does not land on it again. */
const toSignIn = (here: string, audience: Audience) =>
  (here === currentAddress() ? replace : redirect)(signInAddress(here, audience))

/** A positive whole number of the query; undefined where it is missing or malformed. */
export const maybeId = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name) ?? ''
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0
  return id > 0 && Number.isSafeInteger(id) ? id : undefined
}

/**
 * The same where the page cannot do without it. Without it the page asks to choose first (a status of 200: the address
 * is one of ours); for nonsense "not found" takes its place.
 */
export const readId = (query: URLSearchParams, name: string): number => readChosen(query, name, maybeId(query, name))

/** A code of the query, such as an order's or a record's (own-1), under the same terms. */
export const readCode = (query: URLSearchParams, name: string): string =>
  readChosen(query, name, /^[\w-]{4,64}$/.exec(query.get(name) ?? '')?.[0])

/** What a page throws whose address leaves out what it is about: it asks to choose that first, and leads there. */
export const notChosen = (missing: string) =>
  data<LoadTrouble>({ words: '', reason: 'not-chosen', missing }, { status: 200 })

const readChosen = <T>(query: URLSearchParams, name: string, read: T | undefined): T => {
  if (!query.get(name)) throw notChosen(name)
  if (read === undefined) throw new BadInput(name, '')
  return read
}

/** What was not answered becomes an error response: a page that says so, with a status of its own. */
const orTrouble = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof WireError) || isOfSession(thrown)) throw thrown
    throw data(troubleOf(thrown), { status: statusOf(thrown) })
  }
}

/** Somebody signs in, or says their password again: no trouble of the page. */
export const isOfSession = (error: unknown): boolean => error instanceof NotSignedIn || error instanceof ScreenLocked

const troubleOf = (error: WireError): LoadTrouble => ({
  words: error.words,
  ...(error instanceof RefusedError && { reason: error.reason }),
  ...(error instanceof NetworkDown && { reason: 'network-down' }),
  ...(error instanceof ServerTrouble && { traceid: error.traceid }),
})

const statusOf = (error: WireError): number => {
  if (error instanceof BadInput || (error instanceof RefusedError && error.reason === 'not-found')) return 404
  if (error instanceof TooMany) return 429
  return error instanceof RefusedError ? 400 : 503
}
