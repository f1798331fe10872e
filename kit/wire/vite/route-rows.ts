import type { Plugin } from 'vite'

/** What the browser may know of a route beside the page's module. */
export interface ShownRow {
  id: string
  title: string
}

const NAME = 'virtual:rows/'
/** By convention of Vite: no other plugin takes such a module for a file. */
const RESOLVED = `\0${NAME}`

/**
 * `export { handle } from 'virtual:rows/R128'` gives a page the row of its route by the route's id; two ids, parted by a
 * comma, where two routes show the same page. So each page carries its own row, and no browser loads the route table.
 */
export const routeRows = (findRows: () => Promise<readonly ShownRow[]>): Plugin => {
  // Every page asks; the table is looked for once, and anew when a part of it was written.
  let found: ReturnType<typeof findRows> | undefined
  return {
    name: 'yilu:route-rows',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      const ids = id.slice(RESOLVED.length).split(',')
      found ??= findRows()
      const rows = (await found).filter((row) => ids.includes(row.id))
      const missing = ids.filter((one) => !rows.some((row) => row.id === one))
      if (missing.length > 0) this.error(`no route of the table has the id ${missing.join(', ')}`)
      const byId = Object.fromEntries(rows.map((row) => [row.id, row]))
      return `export const handle = ${JSON.stringify(byId)}`
    },
    hotUpdate({ file }) {
      if (!file.endsWith('/routes.ts')) return undefined
      found = undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
