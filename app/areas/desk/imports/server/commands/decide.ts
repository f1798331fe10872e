import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { lockName } from '#kit/db/lock-name.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { isOpen, REPORT_DAYS } from '../../rules.ts'
import * as queries from '../queries.ts'

type NotRun = Refused<'not-found' | 'not-ready' | 'other-file' | 'nothing' | 'busy'>

/** Has a file done that was checked, the one whose digest was seen. Said twice it is done once. */
export const confirmImport = (
  ctx: StaffContext,
  seen: queries.Seen,
  { code, digest }: { code: string; digest: string },
): Promise<NotRun | undefined> =>
  ctx.transact(async (inside) => {
    const row = await queries.lockImport(inside.db, seen, code)
    if (!row) return new Refused('not-found')
    if (row.digest === digest && ['waiting', 'running', 'done'].includes(row.state)) return undefined
    const fault = faultOf(row, digest, inside.now)
    if (fault) return fault
    await lockName(inside.db, `imports desk ${row.hospitalId} ${row.kind}`)
    if (await queries.isBusy(inside.db, row)) return new Refused('busy')
    const ran = { state: 'waiting', ranBy: inside.staff.staffId, doneRows: 0, tries: 0, touchedAt: inside.now }
    await queries.updateImport(inside.db, row.id, ran)
    const after = { brought: row.kind, file: row.fileName, digest }
    await recordAct(inside, { act: 'import.run', kind: 'import', id: code, after })
    return undefined
  })

const faultOf = (row: queries.ImportRow, digest: string, now: Date): NotRun | undefined => {
  if (row.digest !== digest) return new Refused('other-file')
  if (row.state !== 'ready' || row.expiresAt <= now) return new Refused('not-ready')
  return row.added + row.changed + row.unchanged === 0 ? new Refused('nothing') : undefined
}

/** Ends an import that has not ended: who is doing it finds that it is not theirs any more, and undoes what they did. */
export const cancelImport = (
  ctx: StaffContext,
  seen: queries.Seen,
  code: string,
): Promise<Refused<'not-found' | 'ended'> | undefined> =>
  ctx.transact(async (inside) => {
    const row = await queries.lockImport(inside.db, seen, code)
    if (!row) return new Refused('not-found')
    if (!isOpen(row.state)) return new Refused('ended')
    const expiresAt = later(inside.now, { days: REPORT_DAYS })
    await queries.updateImport(inside.db, row.id, { state: 'cancelled', endedAt: inside.now, expiresAt })
    await queries.deleteFile(inside.db, row.id)
    const before = { brought: row.kind, file: row.fileName }
    await recordAct(inside, { act: 'import.cancel', kind: 'import', id: code, before })
    return undefined
  })
