import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

interface IconModule {
  __iconData?: { node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[] }
}

const maker = JSON.stringify(join(import.meta.dirname, '../../ui/lucide-icon.tsx'))

/** Draws the icons of Lucide at the build: of what its modules say of an icon, a page carries the shapes alone. */
export const drawnIcons = (): Plugin => ({
  name: 'yilu:drawn-icons',
  enforce: 'pre',
  load: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    async handler(id) {
      const { __iconData }: IconModule = await import(pathToFileURL(id).href)
      if (!__iconData) return null
      const shapes = JSON.stringify(__iconData.node.map(markupOf).join(''))
      const code = `import { lucideIcon } from ${maker}\nexport default /* @__PURE__ */ lucideIcon(${shapes})`
      return { code, moduleType: 'js', moduleSideEffects: false, map: null }
    },
  },
})

const markupOf = ([shape, { key: _, ...attributes }]: NonNullable<IconModule['__iconData']>['node'][number]): string =>
  `<${shape}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`
