import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { Permission } from '#app/areas/access/staff/rules.ts'
import { insertAccount, recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { permissions } from '#app/wings/permissions.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Refused } from '#kit/wire/refused.ts'
import { KEY_MARK, MOST_KEYS } from '../rules.ts'
import { nameOf } from './public.ts'
import * as queries from './queries.ts'

const newKey = () => {
  const key = `${KEY_MARK}${randomBytes(32).toString('base64url')}`
  return { key, stored: { keyHash: hashOf(key), endsIn: key.slice(-4) } }
}

interface Sheet {
  key_name: string
  scopes: readonly Permission[]
  is_read_only: boolean
  days: number
}

/** Makes a key and the account under which it acts, or says why not. */
export const makeKey = async (ctx: StaffContext, { key_name: name, scopes, is_read_only: isReadOnly, days }: Sheet) => {
  const { hospitalId, staffId: madeBy, permissions: held, name: maker } = ctx.staff
  const lacking = scopes.filter((one) => !held.includes(one))
  if (lacking.length > 0)
    return new Refused('not-yours', { words: lacking.map((one) => permissions[one].words).join('、') })
  if ((await queries.countKeys(ctx.db, hospitalId, ctx.now)) >= MOST_KEYS) return new Refused('too-many')
  const { key, stored } = newKey()
  // Slow by design, and before anything is locked; nobody ever knows it.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return ctx.transact(async (inside) => {
    const { db, now } = inside
    const loginName = `machine-${randomBytes(12).toString('hex')}`
    const account = await insertAccount(db, {
      loginName,
      name: nameOf({ name }),
      passwordHash,
      mustChange: true,
      createdAt: now,
    })
    if (!account) throw new Error('a random name is taken')
    await queries.endExpired(db, hospitalId, name, now)
    const expiresAt = later(now, { days })
    const row = { hospitalId, staffId: account.id, name, scopes: [...new Set(scopes)], isReadOnly, ...stored }
    const made = await queries.insertKey(db, { ...row, expiresAt, madeBy, createdAt: now })
    if (!made) return new Refused('same-name')
    const after = { name, scopes: made.scopes.join('、'), isReadOnly, keyEnds: formatTime(expiresAt) }
    await recordAct(inside, { act: 'machine.add', kind: 'machine-key', id: made.id, after })
    return { row: { key: made, madeBy: maker }, key }
  })
}

/** Whether it is over: ended, or run out. */
const isOver = ({ endedAt, expiresAt }: queries.KeyRow, now: Date) => endedAt !== null || expiresAt <= now

type Found = NonNullable<Awaited<ReturnType<typeof queries.findKey>>>

/** Gives a program a new key, and lets the former one be good for some hours; or says why not. */
export const rotateKey = (ctx: StaffContext, found: Found, { days, hours }: { days: number; hours: number }) =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    const { key: before, madeBy } = found
    if (isOver(before, now)) return new Refused('over')
    // A third good key would be one that nobody knows the holder of.
    if (before.formerUntil !== null && before.formerUntil > now)
      return new Refused('overlaps', { end: spokenDayTime(before.formerUntil, dayOf(now)) })
    const { key, stored } = newKey()
    const wished = later(now, { hours })
    const until = wished < before.expiresAt ? wished : before.expiresAt
    const former =
      hours === 0 ? { formerHash: null, formerUntil: null } : { formerHash: before.keyHash, formerUntil: until }
    const made = await queries.updateKey(db, before, { ...stored, ...former, expiresAt: later(now, { days }) })
    if (!made) return new Refused('over')
    const after = {
      name: made.name,
      keyEnds: formatTime(made.expiresAt),
      formerEnds: formatTime(made.formerUntil ?? now),
    }
    await recordAct(inside, { act: 'machine.rotate', kind: 'machine-key', id: made.id, after })
    return { row: { key: made, madeBy }, key }
  })

/** Ends a key with the one before it; refused where it is over. */
export const endKey = (ctx: StaffContext, { key: before }: Found) =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    if (isOver(before, now)) return new Refused('over')
    const ended = await queries.updateKey(db, before, { endedAt: now, formerHash: null, formerUntil: null })
    if (!ended) return new Refused('over')
    await recordAct(inside, { act: 'machine.end', kind: 'machine-key', id: ended.id, after: { name: ended.name } })
    return {}
  })
