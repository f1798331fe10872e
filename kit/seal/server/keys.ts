import { desc, sql } from 'drizzle-orm'
import { CannotStart } from '#kit/db/cannot-start.ts'
import type { Db } from '#kit/db/open.ts'
import { transact } from '#kit/db/transaction.ts'
import { type Secrets, sealOf } from './seal.ts'
import { sealKeys } from './tables.ts'

const WHAT = 'canary'
const TEXT = 'what this key sealed can be opened'

/**
 * Throws one clear line where the database was last sealed under a key that is neither `SECRET` nor among `FORMER_SECRETS`:
 * nobody would be recognised, and everybody who signs in would be somebody new. Writes down the key in use where it is new. To be
 * asked before anything is read or written that is sealed.
 */
export const expectKeyOf = (db: Db, secrets: Secrets, now: Date): Promise<void> =>
  transact(db, async (inside) => {
    // Of two processes that begin an empty database under two secrets the second is refused.
    await inside.execute(sql`lock table ${sealKeys} in share row exclusive mode`)
    const seal = sealOf(secrets)
    const [last] = await inside.select().from(sealKeys).orderBy(desc(sealKeys.usedFrom), sealKeys.name).limit(1)
    if (last && !opens(secrets, last.canarySealed))
      throw new CannotStart(
        `SECRET: this database is sealed under another one (its key is ${last.name}). Start with that, or name it among FORMER_SECRETS where this is to take its place.`,
      )
    const name = seal.prefix.replace(/\.$/, '')
    if (last?.name === name) return
    const key = { name, canarySealed: seal.seal(TEXT, WHAT), usedFrom: now }
    await inside.insert(sealKeys).values(key).onConflictDoUpdate({ target: sealKeys.name, set: key })
  })

/** The name of the key under which the database was last sealed. */
export const findKeyName = async (db: Db): Promise<string | undefined> => {
  const [last] = await db.select().from(sealKeys).orderBy(desc(sealKeys.usedFrom), sealKeys.name).limit(1)
  return last?.name
}

/** Whether the key of that name is `SECRET`'s or that of one of `FORMER_SECRETS`. */
export const knowsKey = ({ secret, formerSecrets }: Secrets, name: string): boolean =>
  [secret, ...formerSecrets].some((one) => sealOf({ secret: one, formerSecrets: [] }).prefix === `${name}.`)

const opens = (secrets: Secrets, sealed: string): boolean => {
  try {
    return sealOf(secrets).open(sealed, WHAT) === TEXT
  } catch {
    return false
  }
}
