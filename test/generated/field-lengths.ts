import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { z } from 'zod'
import { keyboardLengths } from '#kit/ui/keyboards.ts'
import type { NamedCall } from './all-calls.ts'

/** A field of a page that takes no more than so many characters. */
export interface ShortField {
  file: string
  name: string
  most: number
}

/** A file of pages as far as fields are concerned. */
interface PageFile {
  path: string
  /** Files that it imports, by the names that it uses. */
  imports: ReadonlyMap<string, { file: string; name: string }>
  fields: readonly Omit<ShortField, 'file' | 'most'>[]
  /** In source text: a number, or what it is called. */
  mosts: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const rooted = { '#app': 'app', '#kit': 'kit', '#server': 'server' }

const fileOf = (from: string, source: string): string => {
  const [first = '', ...rest] = source.split('/')
  const base = rooted[first as keyof typeof rooted]
  return base ? [base, ...rest].join('/') : relative(root, resolve(root, dirname(from), source))
}

/** Reads which fields a file has, with how much they take, and what it imports. */
export const readFields = (path: string, text: string): PageFile => {
  const imports = new Map<string, { file: string; name: string }>()
  const fields: { name: string }[] = []
  const mosts: string[] = []
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier')
          imports.set(one.local.name, {
            file: fileOf(path, source.value),
            name: one.imported.type === 'Identifier' ? one.imported.name : one.imported.value,
          })
    },
    JSXOpeningElement: ({ attributes }) => {
      const said = new Map<string, string>()
      for (const one of attributes)
        if (one.type === 'JSXAttribute' && one.value && one.name.type === 'JSXIdentifier')
          said.set(one.name.name, text.slice(one.value.start, one.value.end).replace(/^[{"']|[}"']$/g, ''))
      const [name, keyboard, most] = [said.get('name'), said.get('keyboard'), said.get('maxLength')]
      const length = most ?? (keyboard && keyboardLengths[keyboard]?.toString())
      if (!name || !/^\w+$/.test(name) || !length) return
      fields.push({ name })
      mosts.push(length)
    },
  }).visit(parseSync(path, text).program)
  return { path, imports, fields, mosts }
}

/** All files of pages below a folder of the product. */
export const readAllFields = (paths: readonly string[]): PageFile[] =>
  paths.map((path) => readFields(path, readFileSync(join(root, path), 'utf8')))

/** What stands behind `MOST.title` or `LENGTH`: a number of the file itself, or of one that it imports. */
const numberOf = async ({ path, imports }: PageFile, said: string): Promise<number | undefined> => {
  const plain = Number(said.replaceAll('_', ''))
  if (Number.isFinite(plain)) return plain
  const [first = '', ...members] = said.split('.')
  const from = imports.get(first)
  const own = new RegExp(`const ${first} = ([\\d_]+)`).exec(readFileSync(join(root, path), 'utf8'))?.[1]
  if (own) return Number(own.replaceAll('_', ''))
  if (!from?.file.endsWith('.ts')) return undefined
  const module: Record<string, unknown> = await import(join(root, from.file))
  const found = members.reduce<unknown>(
    (value, member) => (typeof value === 'object' && value !== null ? Reflect.get(value, member) : undefined),
    module[from.name],
  )
  return typeof found === 'number' ? found : undefined
}

/** Ways to write numbers that people paste. */
const pasted = [
  '+86 139 0000 1111',
  '+852 5123 4567',
  '1101 0119 9003 0703 53',
  '6222 0212 3456 7890 128',
  '1 2 3 4 5 6',
  '１２３４５６',
]

/** The longest text that a call takes under a name: free words, or a number as it is pasted; 0 where it takes neither. */
export const longestOf = (call: NamedCall, name: string): number => {
  if (!(call.input instanceof z.ZodObject)) return 0
  const schema = (call.input.shape as Record<string, z.ZodType>)[name]
  if (!schema) return 0
  const takes = (text: string) => schema.safeParse(text).success
  const spelt = pasted.filter(takes).map(({ length }) => length)
  const words = [...steps].filter((length) => takes('字'.repeat(length)))
  return Math.max(0, ...spelt, ...words)
}

/** What limits usually are. */
const steps = [
  5, 10, 12, 20, 30, 40, 50, 60, 65, 80, 100, 120, 140, 150, 200, 255, 300, 400, 500, 600, 800, 1_000, 2_000, 4_000,
]

/** Calls that take a field of this name: those of the file itself, else of the nearest files that show its form. */
const callsNear = (
  file: PageFile,
  name: string,
  files: readonly PageFile[],
  byName: ReadonlyMap<string, NamedCall>,
) => {
  let level = [file]
  for (let far = 0; far < 4 && level.length > 0; far++) {
    const calls = level
      .flatMap(({ imports }) => [...imports.values()])
      .filter((one) => /contract(\/|\.ts)/.test(one.file))
      .flatMap((one) => byName.get(one.name) ?? [])
      .filter((call) => call.input instanceof z.ZodObject && name in call.input.shape)
    if (calls.length > 0) return calls
    const paths = new Set(level.map(({ path }) => path))
    level = files.filter(({ imports }) => [...imports.values()].some((one) => paths.has(one.file)))
  }
  return []
}

/** Fields that cut what every call that may get them would take, and how many were looked at. */
export const findCutting = async (
  files: readonly PageFile[],
  calls: readonly NamedCall[],
): Promise<{ faults: string[]; seen: number }> => {
  const byName = new Map(calls.map((call) => [call.name, call]))
  const faults: string[] = []
  let seen = 0
  for (const file of files)
    for (const [at, { name }] of file.fields.entries()) {
      const most = await numberOf(file, file.mosts[at] ?? '')
      const near = callsNear(file, name, files, byName)
      if (most === undefined || near.length === 0) continue
      seen++
      const longest = Math.min(...near.map((call) => longestOf(call, name)))
      if (most < longest)
        faults.push(`${file.path}: ${name} takes ${most}, ${near.map((call) => call.name).join(', ')} takes ${longest}`)
    }
  return { faults, seen }
}
