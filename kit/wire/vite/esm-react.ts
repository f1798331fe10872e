import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** What of React pages and router import. */
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

const PREFIX = '\0esm:'

/**
 * React comes as CommonJS. Each file of the build would unwrap it for itself and reach its functions through it,
 * `(0, react.jsx)(…)`; read once into names of its own, they are called by two letters everywhere.
 */
export const esmReact = (): Plugin => ({
  name: 'yilu:esm-react',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler: (id, importer) => (packages.includes(id) && !isCommonJs(importer) ? PREFIX + id : null),
  },
  load: {
    filter: { id: /^\0esm:/ },
    handler: (id) => ({ code: codeOf(id.slice(PREFIX.length)), moduleType: 'js', moduleSideEffects: false, map: null }),
  },
})

/** React's own files ask for each other. */
const isCommonJs = (importer = ''): boolean =>
  importer.startsWith(PREFIX) || /\/node_modules\/(react|react-dom|scheduler)\//.test(importer)

const codeOf = (name: string): string => {
  const names = Object.keys(require(name) as object).filter((one) => /^[a-z]\w*$/i.test(one))
  return [
    `import all from '${name}'`,
    'const read = (name) => all[name]',
    ...names.map((one) => `export const ${one} = /* @__PURE__ */ read('${one}')`),
    'export default all',
  ].join('\n')
}
