import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What only outsiders open (pages, by path) or ask (calls, by method and path), each with its reason. */
export interface Excuses {
  links: Readonly<Record<string, string>>
  calls: Readonly<Record<string, string>>
}

/** The excuses of the project. */
export const readExcuses = (): Excuses => JSON.parse(readFileSync(join(root, 'tools/outside.json'), 'utf8'))

/** Declares pages or calls, or tries them: no way of a person. */
const isDeclared = (file: string): boolean =>
  /\/(routes|route-table)\.ts$|\.(test|e2e)\.|\/contract(\.ts$|\/)|\/(testing|checks|faults)\//.test(file)

// Comments mention pages to which nothing leads. A `//` in an address has a colon before it.
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, '')

const read = (files: readonly string[]): string[] => {
  if (files.length === 0) throw new Error('no code found: the checks would see nothing')
  return files.map((file) => withoutComments(readFileSync(join(root, file), 'utf8')))
}

const filesBelow = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !isDeclared(`/${file.replaceAll('\\', '/')}`))

/** The text of all that can lead to a page: pages, parts, cards and shells, and what servers write into messages. */
export const readLeading = (): string[] => read(filesBelow('{app,kit}/**/*.{ts,tsx}'))

/** The text of all that can ask a call on behalf of a person: what runs with pages. */
export const readAsking = (): string[] =>
  read(filesBelow('{app,kit}/**/*.{ts,tsx}').filter((file) => !/[\\/]server[\\/]/.test(file)))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Of these paths those whose address stands in none of the texts: as a whole, with a value in place of a parameter, or with its last part filled in. */
export const unlinkedOf = (paths: readonly string[], texts: readonly string[]): string[] =>
  paths.filter((path) => {
    if (path === '/' || path === '/*') return false
    const parts = path.split('/').filter(Boolean)
    const whole = parts.map((part) => (part.startsWith(':') ? '[^/\'"`\\s]+' : escaped(part))).join('/')
    const stem = parts.slice(0, -1).map(escaped).join('/')
    const address = new RegExp(`/${whole}(?![\\w/-])${stem ? `|['"\`]/${stem}/\\$\\{` : ''}`)
    return !texts.some((text) => address.test(text))
  })

/** A call by its names: in the code, and on the wire. */
export interface Asked {
  name: string
  method: string
  path: string
}

/** Of these calls those that are named in none of the texts, by method and path. */
export const unaskedOf = (calls: readonly Asked[], texts: readonly string[]): string[] => {
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  return calls.filter(({ name }) => !words.has(name)).map(({ method, path }) => `${method} ${path}`)
}

/** What is unused and not excused, and what is excused without need: it is used, or is not there at all. */
export const faultsIn = (unused: readonly string[], excused: Readonly<Record<string, string>>) => ({
  unused: unused.filter((name) => !Object.hasOwn(excused, name)),
  idle: Object.keys(excused).filter((name) => !unused.includes(name)),
})
