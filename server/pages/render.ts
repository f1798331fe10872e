import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router'
import type { OnServer } from '#kit/wire/read-answer.ts'

/** The page bundle, with the context by which its loaders ask. */
export type PageBuild = ServerBuild & { entry: { module: { onServerContext: RouterContext<OnServer> } } }

/** Route of every address that no row has. */
export const NO_SUCH_PAGE = 'no-such-page'
/** Where browsers ask which modules belong to an address that they may go to next. */
export const MANIFEST = '/__manifest'

/** React Router's answer for a url, which its loaders get as from nobody in particular: no header of the asker reaches a page. */
export type Render = (url: string, lent: OnServer) => Promise<Response>

/** What answers for pages. */
export interface Pages {
  /** Renders the page of a route at a url. */
  render: (routeId: string, url: string, lent: OnServer) => Promise<Response>
  /** Answers at MANIFEST. */
  manifest: Render
}

/** React Router's own handler of a build. */
export const rendererOf = (build: PageBuild, mode: 'production' | 'development'): Render => {
  const handle = createRequestHandler(build, mode)
  const { onServerContext } = build.entry.module
  return (url, lent) =>
    handle(new Request(`http://page${url}`), new RouterContextProvider(new Map([[onServerContext, lent]])))
}

/**
 * The build with nothing but a route, its parents, the front door and the page for what is not there. A browser must know
 * of the front door from the first page on: the root alone matches its address too, and would be shown empty. The router goes
 * through all routes that it knows at every request: with two hundred of them that takes longer than the page.
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
