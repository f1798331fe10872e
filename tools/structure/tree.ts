import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readSource, type Source } from './source.ts'

/** The project as the checks see it. */
export interface Tree {
  /** All files of the project, from the root and with `/`. */
  files: string[]
  sources: Source[]
  /** What says how the project is built: `vite.config.ts` and its like, which belong to no room. */
  configs: string[]
  read: (file: string) => string
}

const parts = ['app', 'benchmarks', 'kit', 'server', 'test', 'tools']

/** `benchmarks/vendure` may have packages of its own. */
const isInstalled = (path: string): boolean => path.split(sep).includes('node_modules')

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isInstalled(relative(folder, entry.parentPath)))
    .map((entry) => join(entry.parentPath, entry.name))

/** Reads the project below `root`; a project without files is no project, and throws. */
export function readTree(root: string): Tree {
  const present = readdirSync(root).filter((name) => parts.includes(name))
  const files = present
    .flatMap((part) => filesBelow(join(root, part)))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .sort()
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readSource(file, read(file)))
  if (sources.length === 0) throw new Error(`no code found below ${root}: the checks would look at nothing`)
  const configs = readdirSync(root).filter((name) => name.endsWith('.config.ts'))
  return { files, sources, configs, read }
}
