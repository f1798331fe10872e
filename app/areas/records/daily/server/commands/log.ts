import { carerRelations, mayWrite } from '#app/areas/records/children/rules.ts'
import { type Child, findChild } from '#app/areas/records/children/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { formatTime, instantAt, parseTime } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { faultOfEntry, hasAmount, type Kind } from '../../rules.ts'
import { asEntry, dayIndexOf, isUrgentOf, sealed } from '../present.ts'
import * as queries from '../queries.ts'

/** Thirty entries a day for a year. */
const MOST = 11_000

/** An entry as it is sent. */
interface Sent {
  childId: number
  clientId: string
  kind: Kind
  time: string
  amount: number | undefined
  note: string
}

/** Writes something down; its id, and whether it is a temperature that wants a doctor at once. */
export const log = (ctx: PatientContext, sent: Sent) =>
  transactInside(ctx, async (inside) => {
    const child = await findChild(inside, sent.childId)
    if (!child) return new Refused('not-found')
    if (!mayWrite(child.rights)) return new Refused('see-only')
    const before = await queries.findSent(inside.db, child.id, sent.clientId)
    if (before) return { id: before.id, is_urgent: isUrgentOf(asEntry(inside, before), child) }
    const at = parseTime(sent.time)
    const fault = faultOfEntry({ ...sent, at }, inside.now, instantAt(child.birthday, 0))
    if (fault) return new Refused(fault)
    if ((await queries.countEntries(inside.db, child.id)) >= MOST) return new Refused('too-many')
    return write(inside, child, sent, formatTime(at))
  })

const write = async (ctx: PatientContext, child: Child, { clientId, kind, amount, note }: Sent, at: string) => {
  const by = child.relation === null ? '' : carerRelations[child.relation]
  const entry = { kind, at, amount: hasAmount(kind) ? (amount ?? 0) : 0, note, by }
  const row = { childId: child.id, clientId, dayIndex: dayIndexOf(ctx, child.id, at.slice(0, 10)) }
  const made = await queries.insertEntry(ctx.db, { ...row, contentSealed: sealed(ctx, entry), addedAt: ctx.now })
  // Another copy of the same was quicker.
  const id = made ?? (await queries.findSent(ctx.db, child.id, clientId))?.id
  if (id === undefined) throw new Error('the entry was not written')
  return { id, is_urgent: isUrgentOf(entry, child) }
}

/** Takes an entry away; names what stands in the way. */
export const takeAway = async (ctx: PatientContext, childId: number, id: number) => {
  const child = await findChild(ctx, childId)
  if (child && !mayWrite(child.rights)) return new Refused('see-only')
  const isGone = child !== undefined && (await queries.deleteEntry(ctx.db, childId, id))
  return isGone ? undefined : new Refused('not-found')
}
