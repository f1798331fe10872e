import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Fails the build of the browser's bundle where it would carry a file of a `server/` folder. */
export const serverGuard = (): Plugin => {
  let root = ''
  return {
    name: 'yilu:server-guard',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      root = config.root
    },
    async resolveId(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (resolved && importer && isServerFile(relative(root, resolved.id))) {
        this.error(
          `${relative(root, importer)} imports ${relative(root, resolved.id)}, which would send server code to every browser. ` +
            'Ask a call of the contract instead, move what both sides need to rules.ts, or use `import type`.',
        )
      }
      return resolved
    },
  }
}

const isServerFile = (path: string) => /(^|\/)server\//.test(path) && !/(^\.\.|(^|\/)node_modules)\//.test(path)
