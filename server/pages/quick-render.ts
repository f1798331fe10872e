import { createStaticHandler, type EntryContext, type RouteObject, type StaticHandlerContext } from 'react-router'
import { encodeData } from './encode-data.ts'
import { contextFor, type Lent, type PageBuild, type Rendered, requestFor, usualRender } from './render.ts'

/**
 * Renders the pages of a build, without what React Router's handler does for each of them that these pages do not need
 * (docs/decisions/0033): its data in a stream, a response to put them into, the route looked for once more. A page that
 * fails or refuses something, and one whose data are not plain, goes its own way.
 */
export const quickRender = (build: PageBuild) => {
  const { query } = createStaticHandler(routesOf(build))
  const usual = usualRender(build, 'production')
  const entry = entryOf(build)
  return async (url: string, lent: Lent): Promise<Rendered> => {
    const request = requestFor(url)
    const found = await query(request, { requestContext: contextFor(build, lent, () => undefined) })
    if (found instanceof Response) return { status: found.status, location: found.headers.get('location') ?? undefined }
    const { loaderData, actionData, errors, statusCode: status } = found
    const data = errors ? undefined : encodeData({ loaderData, actionData, errors })
    if (data === undefined) return usual(url, lent)
    try {
      return { status, page: build.entry.module.drawDocument(entry(found), request.url, data, lent.nonce) }
    } catch (error) {
      lent.report(error)
      return { status: 500 }
    }
  }
}

/** The routes of a build as the static handler takes them: paths and loaders. */
const routesOf = ({ routes }: Pick<PageBuild, 'routes'>, parentId?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, module } = route
    return [{ id, path, loader: module.loader, children: routesOf({ routes }, id) } as RouteObject]
  })

/** What React Router's own handler would give to the drawing of a page. */
const entryOf = ({ assets, routes, future, ssr, routeDiscovery, basename }: PageBuild) => {
  const routeModules = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route?.module]))
  const serverHandoffString = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false })
  return (staticHandlerContext: StaticHandlerContext) =>
    ({
      ...{ manifest: assets, routeModules, serverHandoffString, future, ssr, routeDiscovery, staticHandlerContext },
      ...{ isSpaMode: false, branches: [], renderMeta: {}, serializeError: (error: Error) => error },
    }) as EntryContext
}
