import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest: { version: string } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

/** Which version of the program this is: `0.2.0`. */
export const VERSION = manifest.version
