import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import { expectedCash, sumsOf } from '../../rules.ts'
import { spokenDifference } from '../present.ts'
import * as queries from '../queries.ts'

/** Opens a shift with what is in the drawer; refused where the asker has one. */
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
  { countedFen, note }: { countedFen: number; note: string },
): Promise<queries.ShiftRow | Refused<'no-shift' | 'unexplained'>> =>
  ctx.transact(async (inside) => {
    const shift = await queries.lockOpenShift(inside.db, ctx.staff.staffId)
    if (!shift) return new Refused('no-shift')
    const expectedFen = expectedCash(shift.floatFen, sumsOf(await queries.sumTakings(inside.db, [shift.id])))
    if (countedFen !== expectedFen && note === '')
      return new Refused('unexplained', { difference: spokenDifference(countedFen - expectedFen) })
    const after = { counted: fenToYuan(countedFen), expected: fenToYuan(expectedFen) }
    await recordAct(inside, { act: 'till.close', kind: 'shift', id: shift.id, after })
    return queries.updateClosed(inside.db, shift.id, { countedFen, expectedFen, closedAt: ctx.now, note })
  })
