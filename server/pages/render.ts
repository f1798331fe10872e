import {
  createRequestHandler,
  type EntryContext,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { DrawnPage, OnServer } from '#kit/wire/ask.ts'

/** The page bundle, with the context by which its loaders ask, and what draws its documents. */
export type PageBuild = ServerBuild & {
  entry: {
    module: {
      onServerContext: RouterContext<OnServer>
      drawDocument: (route: EntryContext, url: string, data: string, nonce: string) => DrawnPage
    }
  }
}

/** Route of every address that no row has. */
export const NO_SUCH_PAGE = 'no-such-page'
/** Where browsers ask which modules belong to an address that they may go to next. */
export const MANIFEST = '/__manifest'

/** What the pages get of the server. */
export type Lent = Omit<OnServer, 'take'>

/** What came of a page: where it sends one, or the page; neither where it failed. */
export interface Rendered {
  status: number
  location?: string | undefined
  page?: DrawnPage | undefined
}

/** What answers for pages. */
export interface Pages {
  /** Renders the page of a route at a url. */
  render: (routeId: string, url: string, lent: Lent) => Promise<Rendered>
  /** Answers at MANIFEST. */
  manifest: (url: string, lent: Lent) => Promise<Response>
}

/** The url as its loaders get it, as nobody in particular: no header of the asker reaches a page. */
export const requestFor = (url: string): Request => new Request(`http://page${url}`)

/** What the loaders of a build get. */
export const contextFor = ({ entry }: PageBuild, lent: Lent, take: OnServer['take']) =>
  new RouterContextProvider(new Map([[entry.module.onServerContext, { ...lent, take }]]))

/** React Router's own handler of a build: its response, and the page if it drew one. */
export const handlerOf = (build: PageBuild, mode: 'production' | 'development') => {
  const handle = createRequestHandler(build, mode)
  return async (url: string, lent: Lent) => {
    let page: DrawnPage | undefined
    const take = (drawn: DrawnPage) => {
      page = drawn
    }
    const response = await handle(requestFor(url), contextFor(build, lent, take))
    return { response, page }
  }
}

/** Renders by React Router's own handler. */
export const usualRender = (build: PageBuild, mode: 'production' | 'development') => {
  const handle = handlerOf(build, mode)
  return async (url: string, lent: Lent): Promise<Rendered> => {
    const { response, page } = await handle(url, lent)
    return { status: response.status, location: response.headers.get('location') ?? undefined, page }
  }
}

/**
 * The build with nothing but a route, its parents, the front door and the page for what is not there. A browser must know
 * of the front door from the first page on: the root alone matches its address too, and would be shown empty. The router ranks all routes that
 * it knows at every request: with two hundred of them that takes longer than the page.
 */
export const trimmed = (build: PageBuild, routeId: string): PageBuild => {
  const frontDoor = Object.values(build.routes).find((route) => route?.path === '/')?.id
  const chain = new Set([NO_SUCH_PAGE])
  for (const page of [routeId, frontDoor])
    for (let id = page; id !== undefined; id = build.routes[id]?.parentId) chain.add(id)
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => chain.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
