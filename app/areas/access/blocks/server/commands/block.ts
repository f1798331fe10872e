import { endAllSessions, lockPatient } from '#app/areas/access/patients/server/public.ts'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, type Day, dayOf, instantAt } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { askWords, blockStateAt, type Deed, deedWords } from '../../rules.ts'
import { hospitalOf } from '../present.ts'
import { type BlockRow, findBlock, insertBlock, liftBlock, listOfPatient } from '../queries.ts'

/** A block as staff want it. */
interface NewBlock {
  patientId: number
  /** Of whom in the account it is said. */
  memberId: number
  /** null: everywhere. */
  hospitalId: number | null
  deeds: readonly Deed[]
  reason: string
  /** The first day, and the last one. */
  from: Day
  until: Day
}

/** Keeps a patient from something from now or a later day on, and tells them; refused where the same is so already. */
export const block = (
  ctx: StaffContext,
  wanted: NewBlock,
): Promise<{ id: number } | Refused<'blocked-already' | 'enter-now'>> =>
  ctx.transact(async (inside) => {
    const { db, now } = inside
    const { patientId, from } = wanted
    await lockPatient(db, patientId)
    // What is open ends with the block, so it begins with it.
    const keepsOut = wanted.deeds.includes('enter')
    if (keepsOut && from > dayOf(now)) return new Refused('enter-now')
    const span = spanOf(wanted, now)
    if (await isThere(inside, wanted, span)) return new Refused('blocked-already')
    const id = await write(inside, wanted, span)
    if (keepsOut) await endAllSessions(inside, patientId)
    return { id }
  })

type Span = Pick<BlockRow, 'fromAt' | 'untilAt'>

const spanOf = ({ from, until }: NewBlock, now: Date): Span => ({
  fromAt: from <= dayOf(now) ? now : instantAt(from, 0),
  untilAt: instantAt(addDays(until, 1), 0),
})

/** Whether a block of the same place keeps them from some of it already, at some of that time. */
const isThere = async ({ db, now }: StaffContext, { patientId, hospitalId, deeds: wanted }: NewBlock, span: Span) =>
  (await listOfPatient(db, patientId, hospitalId ?? 0)).some(
    ({ block: one }) =>
      one.hospitalId === hospitalId &&
      ['on', 'coming'].includes(blockStateAt(one, now)) &&
      one.deeds.some((deed) => wanted.includes(deed as Deed)) &&
      one.fromAt < span.untilAt &&
      one.untilAt > span.fromAt,
  )

const write = async (inside: StaffContext, wanted: NewBlock, span: Span): Promise<number> => {
  const { db, now, staff } = inside
  const { patientId, memberId, hospitalId, reason, from, until } = wanted
  const by = { blockedAt: now, blockedBy: staff.staffId, blockedByName: staff.name }
  const row = { patientId, memberId, hospitalId, reason, deeds: [...wanted.deeds], ...span, ...by }
  const { id } = await insertBlock(db, row)
  const found = await findBlock(db, id)
  if (!found) throw new Error('the block that was written a moment ago is gone')
  const what = {
    by: found.hospitalName ?? '平台',
    deeds: deedWords(wanted.deeds),
    reason,
    ask: askWords(hospitalOf(found)),
  }
  await notifyBy(inside, messages.blocked, { patientId, values: { ...what, from: dayOf(span.fromAt), until } })
  const after = { deeds: deedWords(wanted.deeds), everywhere: hospitalId === null, from, until, reason }
  await recordAct(inside, { act: 'patient.block', kind: 'patient-block', id, after })
  return id
}

/** Lets a patient do again what a block keeps them from, and tells them; refused where it is over. */
export const lift = (ctx: StaffContext, id: number, liftReason: string): Promise<Refused<'over'> | undefined> =>
  ctx.transact(async (inside) => {
    const { db, now, staff } = inside
    const lifted = { now, liftedBy: staff.staffId, liftedByName: staff.name, liftReason }
    if (!(await liftBlock(db, id, lifted))) return new Refused('over')
    const found = await findBlock(db, id)
    if (!found) return new Refused('over')
    const { patientId, deeds: which } = found.block
    const values = { by: found.hospitalName ?? '平台', deeds: deedWords(which) }
    await notifyBy(inside, messages.lifted, { patientId, values })
    const before = { deeds: deedWords(which) }
    await recordAct(inside, {
      act: 'patient.unblock',
      kind: 'patient-block',
      id,
      before,
      after: { reason: liftReason },
    })
    return undefined
  })
