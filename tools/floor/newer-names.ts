import { createRequire } from 'node:module'
import { FLOOR } from './floor.ts'

/** What browsers at the floor do not have, by the data that MDN keeps of browsers. */
export interface NewerNames {
  /** Every function and property of an object, by the object's name and its own; some are known to be the object's itself. */
  members: readonly (readonly [object: string, name: string, isStatic: boolean])[]
  /** Methods that no browser at the floor has on anything: `toSorted`. */
  methods: ReadonlySet<string>
  /** Functions of one object, of which others may have the name: `Map.groupBy`. */
  statics: ReadonlySet<string>
  /** What is there by its bare name: `URLPattern`. */
  globals: ReadonlySet<string>
  /** What is there but cannot be constructed: `CSSStyleSheet`. */
  constructors: ReadonlySet<string>
}

interface Support {
  version_added?: string | boolean | null
  flags?: unknown
  partial_implementation?: boolean
}

interface Entry {
  __compat?: { support: Record<string, Support | Support[]>; spec_url?: unknown }
  [name: string]: Entry | unknown
}

const parts = (version: string) => version.replace('≤', '').split('.').map(Number)

const isBy = (given: string, floor: string): boolean => {
  const [ours, theirs] = [parts(floor), parts(given)]
  const at = ours.findIndex((part, place) => part !== (theirs[place] ?? 0))
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0)
}

const hasIt = (support: Support | Support[] | undefined, floor: string): boolean =>
  [support ?? []]
    .flat()
    .some(({ version_added: added, flags }) => typeof added === 'string' && !flags && isBy(added, floor))

const isAtFloor = (entry: Entry): boolean =>
  Object.entries(FLOOR).every(([browser, version]) => hasIt(entry.__compat?.support[browser], version))

const namesIn = (entry: Entry) => Object.entries(entry).filter(([name]) => name !== '__compat') as [string, Entry][]

/** What an object has: each of its members by the name that scripts use, and whether browsers at the floor have it. */
const membersOf = (entry: Entry) =>
  namesIn(entry)
    .filter(([said, { __compat }]) => __compat !== undefined && !said.endsWith('_event'))
    .map(([said, member]) => ({
      name: said.replace(/_static$/, ''),
      isOld: isAtFloor(member),
      // Of the language the data do not say which are functions of the object itself.
      isStatic: said.endsWith('_static'),
    }))

/** Reads the names out of the data. */
export const newerNames = (): NewerNames => {
  const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
    api: Entry
    javascript: { builtins: Entry & { Intl: Entry } }
  }
  const objects = [api, javascript.builtins, javascript.builtins.Intl].flatMap(namesIn)
  const isNew = (entry: Entry) => entry.__compat !== undefined && !isAtFloor(entry)
  const members = objects
    // Who wants what only a new object has names that object. Iterators are older than the name by which they are known.
    .filter(([object, entry]) => object === 'Iterator' || !isNew(entry))
    .flatMap(([object, entry]) => membersOf(entry).map((member) => ({ object, ...member })))
  const old = new Set(members.filter(({ isOld }) => isOld).map(({ name }) => name))
  const young = members.filter(({ isOld }) => !isOld)
  const isConstructor = ({ object, name }: { object: string; name: string }) => object === name
  const plain = young.filter((member) => !isConstructor(member))
  return {
    members: plain.map(({ object, name, isStatic }) => [object, name, isStatic] as const),
    methods: new Set(
      plain
        .filter(({ isStatic }) => !isStatic)
        .map(({ name }) => name)
        .filter((name) => !old.has(name)),
    ),
    statics: new Set(plain.map(({ object, name }) => `${object}.${name}`)),
    globals: new Set(objects.filter(([, entry]) => isNew(entry)).map(([object]) => object)),
    constructors: new Set(young.filter(isConstructor).map(({ object }) => object)),
  }
}
