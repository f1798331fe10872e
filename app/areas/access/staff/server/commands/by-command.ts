import { countHospitals, findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Context } from '#app/context.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { Act } from '../../rules/acts.ts'
import { allRoles, PLATFORM_DESK, type Role } from '../../rules.ts'
import { findStaffByLogin, listPosts, type StaffRow } from '../queries.ts'
import { addStaff, resetPassword } from './accounts.ts'
import { recordActOf } from './acts.ts'

/** What was typed does not fit: one line for who typed it. */
export class CommandFault extends Error {
  readonly expected = true
}

/** Adds somebody from the machine itself, such as a hospital's first admin: their first password, told this once. */
export const addByCommand = (
  ctx: Context,
  typed: { hospitalId: number | null; loginName: string; name: string; role: string },
): Promise<string> => {
  if (!isLoginName(normaliseLogin(typed.loginName)))
    throw new CommandFault('the login name has 3 to 40 letters, digits, dots, dashes or underscores')
  if (!allRoles.includes(typed.role as Role)) throw new CommandFault(`the role is one of ${allRoles.join(', ')}`)
  if (typed.name.trim() === '') throw new CommandFault('the name is missing')
  return transactInside(ctx, async (inside) => {
    const { hospitalId } = typed
    if (typed.role === 'operator' && hospitalId !== null) throw new CommandFault('an operator works for all hospitals')
    if (hospitalId !== null && !(await findHospital(inside.db, hospitalId))) throw await noHospital(inside, hospitalId)
    const added = await addStaff(inside, { ...typed, role: typed.role as Role })
    if (!added) throw new CommandFault(`${typed.loginName} is taken`)
    await record(inside, { ...added.staff, hospitalId: hospitalId ?? PLATFORM_DESK, role: typed.role }, 'staff.add')
    return added.password
  })
}

const noHospital = async ({ db }: Context, id: number) =>
  new CommandFault(
    (await countHospitals(db)) === 0
      ? 'there is no hospital yet: npm run import -- hospitals FILE.csv'
      : `there is no hospital ${id}: its number is the unit_id in the address of its page`,
  )

/** Lets somebody in again who lost password or second factor: a first password, told this once. */
export const resetByCommand = (ctx: Context, loginName: string): Promise<string> =>
  transactInside(ctx, async (inside) => {
    const account = await findStaffByLogin(inside.db, normaliseLogin(loginName))
    if (!account) throw new CommandFault(`nobody signs in as ${loginName}`)
    const password = await resetPassword(inside, account.id, { secondFactor: true })
    const [post] = await listPosts(inside.db, account.id)
    const at = { hospitalId: post?.postAt ?? PLATFORM_DESK, role: post?.role ?? '' }
    await record(inside, { ...account, ...at }, 'staff.reset')
    return password
  })

const record = (
  ctx: Context,
  { hospitalId, id, loginName, role }: StaffRow & { hospitalId: number; role: string },
  act: Act,
) =>
  recordActOf(ctx, { hospitalId, staffId: null, name: 'npm run staff' }, 'command', {
    act,
    kind: 'staff',
    id,
    after: { loginName, role },
  })
