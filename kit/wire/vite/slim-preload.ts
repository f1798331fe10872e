import type { Plugin } from 'vite'

/**
 * What runs before a module that is fetched later: Vite's own helper weighs 1.2 KB in every page's first load, for styles that
 * come with modules and for browsers and settings that are not ours. All that is left of it is asking for what the module needs
 * while it is on its way itself.
 */
const helper = `
const asked = new Set()
export const __vitePreload = (load, needed = []) => {
  for (const file of needed) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

/** Puts our own helper in the place of Vite's. Styles are one file, which the document itself asks for. */
export const slimPreload = (): Plugin => ({
  name: 'yilu:slim-preload',
  enforce: 'pre',
  apply: 'build',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
})
