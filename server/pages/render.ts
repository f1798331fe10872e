import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { DrawnPage, OnServer } from '#kit/wire/ask.ts'

/** The page bundle, with the context by which its loaders ask. */
export type PageBuild = ServerBuild & { entry: { module: { onServerContext: RouterContext<OnServer> } } }

/** Route of every address that no row has. */
export const NO_SUCH_PAGE = 'no-such-page'
/** Where browsers ask which modules belong to an address that they may go to next. */
export const MANIFEST = '/__manifest'

/** What the pages get of the server. */
export type Lent = Omit<OnServer, 'take'>

/** A page as it was rendered; other answers of the router have a body in the response. */
export interface Rendered {
  response: Response
  page: DrawnPage | undefined
}

/** Renders the page of a route at a url. */
export type Render = (routeId: string, url: string, lent: Lent) => Promise<Rendered>

/** Asks a build for a url, as nobody in particular: no header of the asker reaches a page. */
export const handlerOf = (build: PageBuild, mode: 'production' | 'development') => {
  const handle = createRequestHandler(build, mode)
  return async (url: string, lent: Lent): Promise<Rendered> => {
    let page: DrawnPage | undefined
    const take = (drawn: DrawnPage) => {
      page = drawn
    }
    const context = new RouterContextProvider(new Map([[build.entry.module.onServerContext, { ...lent, take }]]))
    const response = await handle(new Request(`http://page${url}`), context)
    return { response, page }
  }
}

/**
 * The build with nothing but a route, its parents, the front door and the page for what is not there. A browser must know
 * of the front door from the first page on: the root alone matches its address too, and would be shown empty. The router ranks all routes that
 * it knows at every request: with two hundred of them that takes longer than the page.
 */
export const trimmed = (build: PageBuild, routeId: string): PageBuild => {
  const frontDoor = Object.values(build.routes).find((route) => route?.path === '/')?.id
  const chain = new Set([NO_SUCH_PAGE, ...(frontDoor === undefined ? [] : [frontDoor])])
  for (let id: string | undefined = routeId; id !== undefined; id = build.routes[id]?.parentId) chain.add(id)
  const only = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => chain.has(id)))
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
