import type { Plugin } from 'vite'

/** What the browser knows of a page beside its module; `id` is its route. */
export interface PageShown {
  id: string
  /** Absolute path of the page's module. */
  file: string
  title: string
  /** Its `clientLoader` runs after that middleware, also on the page that one opens first. */
  needsPlace?: true
  /** Its `clientLoader` runs within that middleware. */
  loading?: true
  /** Stays alive behind others. */
  keepAlive?: true
}

interface Import {
  from: string
  name: string
}

export interface PageExports {
  findPages: () => Promise<readonly PageShown[]>
  /** Module and name of the component that stands for a page that failed. */
  failure: Import
  /** Module and name of the component that keeps pages alive, and shows them. */
  keeper: Import
  /** Module and name of the middleware that stands before a page with that flag. */
  before: Record<'needsPlace' | 'loading', Import>
}

/**
 * Completes every page's module: `handle` says what the route table says of it, by route id, so that no browser loads
 * the table, with `Keeper` where it stays alive; `meta` with its title and `ErrorBoundary` come where the page exports none of its own. A page's flags put
 * their middleware before its `clientLoader`.
 */
export const pageExports = ({ findPages, failure, keeper, before }: PageExports): Plugin => {
  // A thousand modules ask; the table is looked for once, and anew when a part of it was written.
  let found: ReturnType<typeof findPages> | undefined
  return {
    name: 'yilu:page-exports',
    enforce: 'pre',
    hotUpdate({ file }) {
      if (!file.endsWith('/routes.ts')) return undefined
      found = undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    transform: {
      filter: { id: /\.tsx(\?.*)?$/ },
      async handler(code, id) {
        const file = id.replace(/\?.*$/, '')
        found ??= findPages()
        const pages = (await found).filter((page) => page.file === file)
        if (pages.length === 0) return undefined
        const shown = Object.fromEntries(pages.map(({ file: _, ...page }) => [page.id, page]))
        const lines = [`export const handle = ${JSON.stringify(shown)}`]
        const kept = pages.filter(({ keepAlive }) => keepAlive)
        if (kept.length > 0) lines.push(`import { ${keeper.name} } from '${keeper.from}'`)
        lines.push(...kept.map(({ id }) => `handle[${JSON.stringify(id)}].Keeper = ${keeper.name}`))
        if (!hasExport(code, 'meta'))
          lines.push('export const meta = ({ matches }) => [{ title: handle[matches.at(-1).id].title }]')
        if (!hasExport(code, 'ErrorBoundary')) {
          lines.push(
            `import { ${failure.name} } from '${failure.from}'`,
            `export const ErrorBoundary = ${failure.name}`,
          )
        }
        const flagged = (['needsPlace', 'loading'] as const).filter((flag) => pages.some((page) => page[flag]))
        const middleware = flagged.map((flag) => before[flag])
        lines.push(...middleware.map(({ from, name }) => `import { ${name} } from '${from}'`))
        if (flagged.length > 0) lines.push(`export const clientMiddleware = [${middleware.map(({ name }) => name)}]`)
        if (flagged.includes('needsPlace')) lines.push('clientLoader.hydrate = true')
        return { code: [code, ...lines].join('\n'), map: null }
      },
    },
  }
}

const hasExport = (code: string, name: string) =>
  new RegExp(`^export (?:const|(?:async )?function) ${name}\\b`, 'm').test(code)
