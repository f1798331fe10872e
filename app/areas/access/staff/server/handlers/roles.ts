import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import { isGivable, may, type Permission, PLATFORM_DESK, permissionsOf, type Role, wantsSecond } from '../../rules.ts'
import { recordAct } from '../commands/acts.ts'
import { askSecond, keepManaged } from '../commands/requests.ts'
import * as queries from '../queries.ts'
import { rolesGivenAt } from './manage.ts'

/** As many roles as a desk makes. */
const MOST_ROLES = 200

interface Sheet {
  role_name: string
  permissions: Permission[]
}

/** What differs from the template: its own account nobody loses. */
const differenceOf = (role: Role, permissions: readonly Permission[]) => {
  const template = permissionsOf({ role })
  return {
    added: permissions.filter((one) => !template.includes(one)),
    removed: template.filter((one) => one !== 'account' && !permissions.includes(one)),
  }
}

/** What a desk can tick: a hospital what its templates have, the platform's everything but what needs a licence. */
export const isChoice = ({ staff }: StaffContext, permission: Permission): boolean =>
  permission !== 'account' &&
  (staff.hospitalId === PLATFORM_DESK ? may('operator', permission) || isGivable(permission) : isGivable(permission))

/** Makes a role of a template, or why not. */
export const addRole = async (ctx: StaffContext, { role, role_name: name, permissions }: Sheet & { role: Role }) => {
  const { hospitalId, isPlatform } = ctx.staff
  if (!rolesGivenAt(hospitalId, isPlatform).includes(role)) return new Refused('not-givable')
  const difference = differenceOf(role, permissions)
  if (!difference.added.every((one) => isChoice(ctx, one))) return new Refused('not-givable')
  if ((await queries.listRoles(ctx.db, hospitalId)).length >= MOST_ROLES) return new Refused('too-many')
  return ctx.transact(async (inside) => {
    const at = hospitalId === PLATFORM_DESK ? null : hospitalId
    const made = await queries.insertRole(inside.db, {
      hospitalId: at,
      name,
      role,
      ...difference,
      createdAt: inside.now,
    })
    if (!made) return new Refused('same-name')
    await recordAct(inside, { act: 'role.add', kind: 'role', id: made.id, after: factsOf(made) })
    return { role_id: made.id }
  })
}

/** Changes a role for all who have it, at once or as soon as another agrees; tells whether it waits, or why not. */
export const changeRole = async (
  ctx: StaffContext,
  found: queries.RoleRow,
  { role_name: name, permissions }: Sheet,
) => {
  const difference = differenceOf(found.role as Role, permissions)
  if (!difference.added.every((one) => isChoice(ctx, one))) return new Refused('not-givable')
  if (ctx.staff.roleId === found.id) return new Refused('own-role')
  if (await queries.isRoleNamed(ctx.db, ctx.staff.hospitalId, name, found.id)) return new Refused('same-name')
  return keepManaged(ctx, async (inside) => {
    const row = (await queries.lockRole(inside.db, found.id)) ?? found
    const facts = { roleId: row.id, version: row.version, name, ...difference }
    const wish = { kind: 'role.change', may: 'staff.manage', subject: `改角色“${row.name}”的权限`, facts } as const
    const after = permissionsOf({ role: row.role, ...difference })
    const isWaiting = wantsSecond(permissionsOf(row), after) && (await askSecond(inside, wish))
    if (!isWaiting) await writeChange(inside, row, { name, ...difference })
    return isWaiting
  })
}

/** The same, once another has agreed; false where the role was changed meanwhile. */
export const changeRoleAgreed = async (inside: StaffContext, facts: Readonly<Record<string, unknown>>) => {
  const { roleId, version, ...change } = facts as unknown as Agreed
  const row = await queries.findRole(inside.db, inside.staff.hospitalId, roleId)
  if (row?.version !== version || !(await writeChange(inside, row, change))) return false
  const { db, now: at, staff } = inside
  await noteWritings(db, { row: 'role', rowIds: [roleId], editor: staff.name, at })
  return true
}

interface Agreed extends Pick<queries.RoleRow, 'name' | 'added' | 'removed'> {
  roleId: number
  version: number
}

const writeChange = async (
  inside: StaffContext,
  row: queries.RoleRow,
  change: Pick<queries.RoleRow, 'name' | 'added' | 'removed'>,
): Promise<boolean> => {
  const changed = await queries.updateRole(inside.db, row, change)
  if (!changed) return false
  const [before, after] = [factsOf(row), factsOf(changed)]
  await recordAct(inside, { act: 'role.change', kind: 'role', id: row.id, before, after })
  return true
}

/** Deletes a role that nobody has. */
export const dropRole = (ctx: StaffContext, row: queries.RoleRow) =>
  ctx.transact(async (inside) => {
    await queries.lockRole(inside.db, row.id)
    if ((await queries.listHolders(inside.db, row.id)).length > 0) return new Refused('in-use')
    await queries.deleteRole(inside.db, row.id)
    await recordAct(inside, { act: 'role.delete', kind: 'role', id: row.id, before: factsOf(row) })
    return undefined
  })

const factsOf = ({ name, role, added, removed }: queries.RoleRow) => ({
  name,
  role,
  permissionsAdded: added.join('、'),
  permissionsRemoved: removed.join('、'),
})
