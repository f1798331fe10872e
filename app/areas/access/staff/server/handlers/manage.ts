import type { StaffContext } from '#app/context.ts'
import type { Act } from '../../rules/acts.ts'
import { addStaff, type Joining } from '../commands/accounts.ts'
import { recordAct } from '../commands/acts.ts'
import { deleteSessionsOf, findManaged, type NewStaff, type StaffRow, updateStaff } from '../queries.ts'

/** Another member of the asker's staff, or why they cannot be changed. */
export const findOther = async (
  { db, staff }: StaffContext,
  id: number,
): Promise<StaffRow | 'not-found' | 'myself'> => {
  const found = await findManaged(db, staff.hospitalId, id)
  if (!found) return 'not-found'
  return found.id === staff.staffId ? 'myself' : found
}

/** Makes an account; null where the name is taken. */
export const join = (ctx: StaffContext, joining: Joining) =>
  ctx.transact(async (inside) => {
    const made = await addStaff(inside, joining)
    if (made)
      await recordAct(inside, { act: 'staff.add', kind: 'staff', id: made.staff.id, after: factsOf(made.staff) })
    return made
  })

/** Changes an account and writes down what it was. Its sessions end: they were of another role, or of nobody any more. */
export const changeStaff = (ctx: StaffContext, row: StaffRow, act: Act, change: Partial<NewStaff>): Promise<StaffRow> =>
  ctx.transact(async (inside) => {
    const isOther = change.role !== undefined && change.role !== row.role
    const changed = await updateStaff(inside.db, row.id, { ...change, ...(isOther ? { roleSince: inside.now } : {}) })
    await deleteSessionsOf(inside.db, row.id)
    await recordAct(inside, { act, kind: 'staff', id: row.id, before: factsOf(row), after: factsOf(changed) })
    return changed
  })

const factsOf = ({ loginName, name, role, isOn }: StaffRow) => ({ loginName, name, role, isOn })
