import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Keeps what was compiled, TypeScript too, for the next start: most of a start is loading some thousand modules. Call it before they
 * are loaded. Not in the folder for temporary files: what lies there may come from anybody.
 */
export const keepCompiled = () => {
  enableCompileCache(join(import.meta.dirname, '../build/compiled'))
}
