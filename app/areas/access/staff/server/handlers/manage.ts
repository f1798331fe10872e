import type { StaffContext } from '#app/context.ts'
import { firstPassword } from '#kit/seal/server/first-password.ts'
import { hashPassword } from '#kit/seal/server/password.ts'
import { Refused } from '#kit/wire/refused.ts'
import { noteWritings } from '#kit/wire/server/edits.ts'
import type { Act } from '../../rules/acts.ts'
import {
  hospitalRoles,
  type Permission,
  PLATFORM_DESK,
  permissionsOf,
  platformRoles,
  type Role,
  roles,
  wantsSecond,
} from '../../rules.ts'
import { madeOf } from '../commands/acting.ts'
import { recordAct } from '../commands/acts.ts'
import { askSecond, keepManaged } from '../commands/requests.ts'
import * as queries from '../queries.ts'

/** Which posts the asker manages here. */
export const scopeOf = ({ staff: { hospitalId, isPlatform } }: StaffContext): queries.ManagedScope => ({
  hospitalId,
  isPlatform,
})

/** Another member of the desk's staff, or why they cannot be changed. */
export const findOther = async (ctx: StaffContext, id: number): Promise<queries.MemberRow | 'not-found' | 'myself'> => {
  const found = await queries.findManaged(ctx.db, scopeOf(ctx), id)
  if (!found) return 'not-found'
  return found.account.id === ctx.staff.staffId ? 'myself' : found
}

/** A post as it is typed. */
export interface TypedPost {
  role: Role
  role_id?: number | undefined
  dep_ids?: number[] | undefined
}

/** A post as it is stored, and what can be done in it. */
interface ReadPost {
  role: Role
  roleId: number | null
  departmentIds: number[] | null
  permissions: Permission[]
  words: string
}

/** Reads a post: of a template that this desk gives, or of a role that it has made. */
export const readPost = async (ctx: StaffContext, typed: TypedPost): Promise<ReadPost | Refused<'not-role'>> => {
  const { hospitalId, isPlatform } = ctx.staff
  const departmentIds = hospitalId === PLATFORM_DESK || !typed.dep_ids?.length ? null : [...new Set(typed.dep_ids)]
  if (typed.role_id !== undefined) {
    const made = await queries.findRole(ctx.db, hospitalId, typed.role_id)
    if (!made) return new Refused('not-role')
    const post = { role: made.role as Role, roleId: made.id, departmentIds }
    return { ...post, permissions: permissionsOf(made), words: made.name }
  }
  if (!rolesGivenAt(hospitalId, isPlatform).includes(typed.role)) return new Refused('not-role')
  const { role } = typed
  return { role, roleId: null, departmentIds, permissions: permissionsOf({ role }), words: roles[role].words }
}

/** The templates that a desk gives: a hospital's its own; where an operator is, who answers for the platform there as well. */
export const rolesGivenAt = (hospitalId: number, isPlatform: boolean): readonly Role[] => {
  if (hospitalId === PLATFORM_DESK) return [...platformRoles, ...hospitalRoles]
  return isPlatform ? [...hospitalRoles, 'service'] : hospitalRoles
}

/** Gives somebody a post here, at once or as soon as another agrees; tells whether it waits. */
const givePost = async (inside: StaffContext, account: queries.StaffRow, post: ReadPost): Promise<boolean> => {
  const { permissions, words, ...given } = post
  const facts = { staffId: account.id, ...given }
  const subject = `给 ${account.name}（${account.loginName}）${words}岗位`
  const wish = { kind: 'post.give', may: 'staff.manage', subject, facts } as const
  if (wantsSecond([], permissions) && (await askSecond(inside, wish))) return true
  await addPost(inside, account, given)
  return false
}

/** Writes a post, and that it was given. */
const addPost = async (
  inside: StaffContext,
  account: queries.StaffRow,
  post: Pick<ReadPost, 'role' | 'roleId' | 'departmentIds'>,
): Promise<void> => {
  const { db, now, staff } = inside
  const hospitalId = staff.hospitalId === PLATFORM_DESK ? null : staff.hospitalId
  await queries.insertGrants(db, [{ ...post, staffId: account.id, hospitalId, roleSince: now }])
  const { loginName, name } = account
  const after = { loginName, name, role: post.role, roleId: post.roleId, isOn: true }
  await recordAct(inside, { act: 'staff.add', kind: 'staff', id: account.id, after })
}

/** Makes an account with a post here; null where the name is taken. */
export const join = async (ctx: StaffContext, person: { loginName: string; name: string }, post: ReadPost) => {
  const password = firstPassword()
  const passwordHash = await hashPassword(password)
  return ctx.transact(async (inside) => {
    const row = { ...person, passwordHash, mustChange: true, createdAt: inside.now }
    const account = await queries.insertAccount(inside.db, row)
    if (!account) return null
    return { account, password, isWaiting: await givePost(inside, account, post) }
  })
}

/** Gives somebody who has an account a post here, too. */
export const invite = (ctx: StaffContext, loginName: string, post: ReadPost) =>
  ctx.transact(async (inside) => {
    const account = await queries.findStaffByLogin(inside.db, loginName)
    if (!account?.isOn) return new Refused('no-account')
    const scope = { hospitalId: inside.staff.hospitalId, isPlatform: true }
    if (await queries.findManaged(inside.db, scope, account.id)) return new Refused('here')
    return { staff_id: account.id, is_waiting: await givePost(inside, account, post) }
  })

/** A change of a post, and of the name of who has it. */
export interface PostChange {
  name?: string
  post?: ReadPost
  isOn?: boolean
}

/** What a post gives; nothing while it is off. */
const heldIn = (row: queries.MemberRow): Permission[] => (row.grant.isOn ? postOf(row).permissions : [])

/**
 * Changes a post and writes down what it was, at once or as soon as another agrees. The sessions at this desk end: they were of
 * another role, or of nobody any more.
 */
export const changeStaff = (ctx: StaffContext, found: queries.MemberRow, act: Act, change: PostChange) =>
  keepManaged(ctx, async (inside) => {
    await queries.lockGrant(inside.db, found.grant.id)
    const row = (await queries.findManaged(inside.db, scopeOf(inside), found.account.id)) ?? found
    const isRenamed = change.name !== undefined && (await rename(inside, row, act, change.name))
    const { after, given } = outcomeOf(row, change)
    const wish = { kind: 'post.change', may: 'staff.manage', subject: subjectOf(row, change) } as const
    const facts = { staffId: row.account.id, version: row.grant.version, act, change: given }
    const isWaiting = wantsSecond(heldIn(row), after) && (await askSecond(inside, { ...wish, facts }))
    if (!isWaiting) await changePost(inside, row, act, given)
    // What a form wrote the wire notes itself; a switch has no form, and the name of a post that waits is written already.
    if (isWaiting ? isRenamed : change.post === undefined) await noteWritten(inside, row)
    return isWaiting
  })

/** Whoever has this post open in a form is told by whom it was changed. */
const noteWritten = ({ db, now: at, staff }: StaffContext, { account }: queries.MemberRow): Promise<void> =>
  noteWritings(db, { row: 'staff', rowIds: [[staff.hospitalId, account.id]], editor: staff.name, at })

const rename = async (inside: StaffContext, { account }: queries.MemberRow, act: Act, name: string) => {
  if (name === account.name) return false
  await queries.updateStaff(inside.db, account.id, { name })
  await recordAct(inside, { act, kind: 'staff', id: account.id, before: { name: account.name }, after: { name } })
  return true
}

/** What a change leaves somebody with, and what it writes. */
const outcomeOf = (row: queries.MemberRow, { post, isOn = row.grant.isOn }: PostChange) => {
  const { permissions, words: _, ...read } = post ?? { ...postOf(row), words: '' }
  return { after: isOn ? permissions : [], given: { ...read, isOn } }
}

const postOf = ({ grant, added, removed }: queries.MemberRow) => ({
  role: grant.role as Role,
  roleId: grant.roleId,
  departmentIds: grant.departmentIds,
  permissions: permissionsOf(madeOf({ role: grant.role, added, removed })),
})

const subjectOf = ({ account }: queries.MemberRow, { post, isOn }: PostChange): string => {
  const who = `${account.name}（${account.loginName}）`
  if (post) return `把 ${who} 改为${post.words}`
  return isOn ? `启用 ${who}` : `停用 ${who}`
}

/** Changes a post that is still as it was seen; false where somebody was faster. */
export const changePost = async (
  inside: StaffContext,
  { account, grant }: queries.MemberRow,
  act: Act,
  change: Pick<queries.GrantRow, 'role' | 'roleId' | 'departmentIds' | 'isOn'>,
): Promise<boolean> => {
  const isOther = change.role !== grant.role || change.roleId !== grant.roleId || change.isOn !== grant.isOn
  const since = isOther ? { roleSince: inside.now } : {}
  const changed = await queries.updateGrant(inside.db, grant, { ...change, ...since })
  if (!changed) return false
  await queries.deleteSessionsAt(inside.db, account.id, grant.hospitalId)
  const [before, after] = [factsOf(account, grant), factsOf(account, changed)]
  await recordAct(inside, { act, kind: 'staff', id: account.id, before, after })
  return true
}

const factsOf = ({ loginName, name }: queries.StaffRow, { role, roleId, isOn, departmentIds }: queries.GrantRow) => ({
  loginName,
  name,
  role,
  roleId,
  isOn,
  departmentIds: departmentIds?.join(',') ?? null,
})

/** Ends the sessions that somebody has at this desk. */
export const signOut = (ctx: StaffContext, { account, grant }: queries.MemberRow): Promise<number> =>
  ctx.transact(async (inside) => {
    const ended = await queries.deleteSessionsAt(inside.db, account.id, grant.hospitalId)
    if (ended > 0)
      await recordAct(inside, { act: 'staff.sign-out', kind: 'staff', id: account.id, after: { endedNum: ended } })
    return ended
  })

/** What was asked for and agreed to is done in the name of who agreed: a post is given, or changed. */
export const doAgreed = async (inside: StaffContext, kind: string, facts: Readonly<Record<string, unknown>>) => {
  const wished = facts as unknown as Agreed
  const scope = { hospitalId: inside.staff.hospitalId, isPlatform: true }
  const row = await queries.findManaged(inside.db, scope, wished.staffId)
  const { roleId: role } = kind === 'post.give' ? wished : wished.change
  // A role that nobody had yet may have been deleted meanwhile.
  if (role !== null && !(await queries.lockRole(inside.db, role))) return false
  if (kind === 'post.give') {
    const account = await queries.findStaff(inside.db, wished.staffId)
    if (row || !account?.isOn) return false
    const { role, roleId, departmentIds } = wished
    await addPost(inside, account, { role, roleId, departmentIds })
    return true
  }
  if (row?.grant.version !== wished.version) return false
  if (!(await changePost(inside, row, wished.act, wished.change))) return false
  await noteWritten(inside, row)
  return true
}

/** What such a request holds: of a post that is given, or of one that is changed. */
interface Agreed extends Pick<ReadPost, 'role' | 'roleId' | 'departmentIds'> {
  staffId: number
  version: number
  act: Act
  change: Pick<queries.GrantRow, 'role' | 'roleId' | 'departmentIds' | 'isOn'>
}
