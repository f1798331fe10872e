import { placeOf } from './place.ts'

/** A package, or file of the kit, that only some may open. */
interface Keeper {
  rule: string
  opens: (of: string) => boolean
  mayOpen: (file: string) => boolean
  says: string
}

const isOfKit = (file: string): boolean => placeOf(file).layer === 'kit' && placeOf(file).side === 'server'
const isOneOf =
  (...entries: string[]) =>
  (file: string): boolean =>
    placeOf(file).layer === 'room' && entries.includes(placeOf(file).entry)
const isPackage = (name: string) => (of: string) => of === name || of.startsWith(`${name}/`)

/** Who may import what, and what everybody else does instead. */
export const keepers: Keeper[] = [
  {
    rule: 'drizzle',
    opens: isPackage('drizzle-orm'),
    mayOpen: (file) => isOfKit(file) || isOneOf('server/tables', 'server/queries', 'server/names')(file),
    says: 'only tables.ts, queries.ts and names.ts speak to the database: write a find, insert or update there and call it',
  },
  {
    rule: 'pg',
    opens: isPackage('pg'),
    mayOpen: (file) => isOfKit(file) || file.startsWith('benchmarks/'),
    says: 'connections are opened in kit/db: take `db` from ctx',
  },
  {
    rule: 'zod',
    opens: isPackage('zod'),
    mayOpen: (file) =>
      isOneOf('contract', 'server/settings')(file) ||
      /^(kit\/(wire|settings)\/|kit\/\w+\/server\/settings[./]|server\/([\w-]+-)?settings\.ts$|tools\/|benchmarks\/)/.test(
        file,
      ),
    says: 'schemas live in contracts, from which the browser build drops them, and in settings: behind both values are facts',
  },
  {
    rule: 'envelope',
    opens: isPackage('kit/wire/envelope.ts'),
    mayOpen: (file) => /^kit\/wire\//.test(file),
    says: 'envelopes are known to kit/wire alone: return values, or ctx.refuse(name)',
  },
]
