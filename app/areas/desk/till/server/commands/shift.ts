import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { expectedCash, sumsOf } from '../../rules.ts'
import { spokenDifference } from '../present.ts'
import * as queries from '../queries.ts'

/** Opens a shift with what is in the drawer; refused where the asker has one at this hospital. */
export const openShift = (ctx: StaffContext, floatFen: number): Promise<queries.ShiftRow | Refused<'is-open'>> =>
  ctx.transact(async (inside) => {
    const { staffId, hospitalId, name } = ctx.staff
    const row = { staffId, hospitalId, staffName: name, openedAt: ctx.now, floatFen }
    const shift = await queries.insertShift(inside.db, row)
    if (!shift) return new Refused('is-open')
    await recordAct(inside, { act: 'till.open', kind: 'shift', id: shift.id, after: { float: fenToYuan(floatFen) } })
    return shift
  })

/** Closes the asker's shift with what they counted. Who has counted something else than what moved says why. */
export const closeShift = (
  ctx: StaffContext,
  counted: Counted,
): Promise<queries.ShiftRow | Refused<'no-shift' | 'unexplained'>> =>
  ctx.transact(async (inside) => {
    const shift = await queries.lockOpenShift(inside.db, ctx.staff)
    if (!shift) return new Refused('no-shift')
    const expectedFen = await expectedIn(inside, shift)
    const { countedFen, note } = counted
    if (countedFen !== expectedFen && note === '')
      return new Refused('unexplained', { difference: spokenDifference(countedFen - expectedFen) })
    return close(inside, shift, { ...counted, expectedFen }, 'till.close')
  })

/** Closes the shift of somebody who cannot any more, such as who has left: what they took could not be banked else. */
export const closeShiftOf = (
  ctx: StaffContext,
  shiftId: number,
  counted: Counted,
): Promise<queries.ShiftRow | Refused<'not-found' | 'own' | 'closed'>> =>
  ctx.transact(async (inside) => {
    const { hospitalId, staffId } = ctx.staff
    const shift = await queries.lockShift(inside.db, hospitalId, shiftId)
    if (!shift) return new Refused('not-found')
    if (shift.staffId === staffId) return new Refused('own')
    if (shift.closedAt) return new Refused('closed')
    const expectedFen = await expectedIn(inside, shift)
    return close(inside, shift, { ...counted, expectedFen }, 'till.close-other')
  })

/** What was found in the drawer, and a word about it. */
interface Counted {
  countedFen: number
  note: string
}

const expectedIn = async ({ db }: StaffContext, { id, floatFen }: queries.ShiftRow): Promise<number> =>
  expectedCash(floatFen, sumsOf(await queries.sumTakings(db, [id])))

const close = async (
  inside: StaffContext,
  { id }: queries.ShiftRow,
  { countedFen, expectedFen, note }: Counted & { expectedFen: number },
  act: 'till.close' | 'till.close-other',
): Promise<queries.ShiftRow> => {
  const after = { counted: fenToYuan(countedFen), expected: fenToYuan(expectedFen) }
  await recordAct(inside, { act, kind: 'shift', id, after })
  return queries.updateClosed(inside.db, id, { countedFen, expectedFen, closedAt: inside.now, note })
}
