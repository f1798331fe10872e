import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { machineScopes } from '#app/areas/access/staff/rules.ts'
import type { Staff } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { earlier } from '#kit/time/span.ts'
import { type AskedByProgram, isActing, machineScopeOf } from '../rules.ts'
import { findGoodKey, type KeyRow, touchKey } from './queries.ts'

/** When a key was used last is noted to the quarter of an hour. */
const NOTED = { minutes: 15 }

/** Which program holds this key, as the staff of its hospital, and what it may do by this call. Null where the key opens nothing. */
export const findMachine = async (db: Db, key: string, now: Date, call: AskedByProgram): Promise<Staff | null> => {
  const row = await findGoodKey(db, hashOf(key), now)
  if (!row) return null
  const before = earlier(now, NOTED)
  if (row.lastUsedAt === null || row.lastUsedAt < before) await touchKey(db, row.id, now, before)
  return {
    staffId: row.staffId,
    hospitalId: row.hospitalId,
    name: nameOf(row),
    role: 'machine',
    roleId: null,
    permissions: scopesAt(row, call),
    isPlatform: false,
    departmentIds: null,
    sessionHash: row.keyHash,
    isMachine: true,
  }
}

/** How the audit calls a program. */
export const nameOf = ({ name }: Pick<KeyRow, 'name'>): string => `系统 ${name}`

/** What a release takes out of the scopes is in none any more. */
const scopesAt = ({ scopes, isReadOnly }: KeyRow, call: AskedByProgram) =>
  machineScopeOf(call) === undefined || (isReadOnly && isActing(call))
    ? []
    : machineScopes.filter((one) => scopes.includes(one))
