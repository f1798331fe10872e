import { browserData, type Entry, isAtFloor } from './browser-data.ts'

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
  const { api, javascript } = browserData
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
