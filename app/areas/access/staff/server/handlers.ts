import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { newTotpSecret, totpAddress } from '#kit/seal/server/totp.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { allPermissions } from '../rules.ts'
import { recordAct } from './commands/acts.ts'
import { exportList } from './commands/export-list.ts'
import { permitted } from './commands/permitted.ts'
import { servesPlatform } from './commands/serves-platform.ts'
import { listDemo } from './handlers/demo.ts'
import { changeStaff, findOther, invite, join, readPost, rolesGivenAt, scopeOf, signOut } from './handlers/manage.ts'
import { accountOf, changeOwn, chooseFirst, faultOfNew } from './handlers/password.ts'
import { agreeTo, endRequest } from './handlers/requests.ts'
import { agreeToReset, askForReset, dropReset, makeRecovery, redeemReset } from './handlers/reset.ts'
import { addRole, changeRole, dropRole, isChoice } from './handlers/roles.ts'
import { endOwn, listOwn, listUnits, switchDesk } from './handlers/sessions.ts'
import { confirmFactor, goOn, identify } from './handlers/sign-in.ts'
import { takeTry } from './handlers/tries.ts'
import { unlockDesk } from './handlers/unlock.ts'
import { asChoice, asGiven, asMade, asMe, asMember, asRequest, asTemplate, staffColumns } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskSignIn(input, ctx) {
    const found = await identify(ctx, input)
    return found instanceof Refused ? found : goOn(ctx, found)
  },

  async deskUnlock(input, ctx) {
    return (await unlockDesk(ctx, input)) ?? {}
  },

  async deskFirstPassword({ ticket, password }, ctx) {
    const staff = await queries.findStaffByTicket(ctx.db, hashOf(ticket), 'password', ctx.now)
    if (!staff) return ctx.refuse('ticket-gone')
    const fault = await faultOfNew(staff, password)
    return fault ? ctx.refuse('weak', { fault }) : chooseFirst(ctx, staff, password, ticket)
  },

  async deskTotpSecret({ ticket }, { db, now, config, refuse }) {
    const staff = await queries.findStaffByTicket(db, hashOf(ticket), 'second-factor', now)
    if (!staff) return refuse('ticket-gone')
    const seal = sealOf(config)
    // Asked twice it is the same: the app may have taken it over already.
    const secret = staff.totpSealed ? seal.open(staff.totpSealed, 'totp') : newTotpSecret()
    await queries.updateStaff(db, staff.id, { totpSealed: seal.seal(secret, 'totp') })
    return { secret, address: totpAddress(secret, staff.loginName, '医路') }
  },

  async deskTotpConfirm({ ticket, code }, ctx) {
    const staff = await queries.findStaffByTicket(ctx.db, hashOf(ticket), 'second-factor', ctx.now)
    if (!staff) return ctx.refuse('ticket-gone')
    if ((await takeTry(ctx, staff.loginName, staff.id)) !== 'free') return ctx.refuse('locked', locked)
    return (await confirmFactor(ctx, staff, code, ticket)) ?? ctx.refuse('wrong-code')
  },

  async deskResetUse(input, ctx) {
    return redeemReset(ctx, input)
  },

  deskDemoStaff: async (_, ctx) => ({ list: await listDemo(ctx) }),

  async deskMe(_, ctx) {
    const { db, now, staff } = ctx
    const [account, hospital, posts, reset, waiting] = await Promise.all([
      accountOf(ctx),
      findHospital(db, staff.hospitalId),
      queries.listPosts(db, staff.staffId),
      queries.findReset(db, staff.staffId, now),
      queries.listWaiting(db, staff.hospitalId, staff.staffId, now),
    ])
    return asMe(account, staff, {
      hospitalName: hospital?.name,
      servesPlatform: servesPlatform(ctx),
      posts,
      reset,
      waiting,
      idleMinutes: ctx.config.idleMinutes,
    })
  },

  async deskTouched(_, { db, now, staff }) {
    await queries.touchSession(db, staff.sessionHash, now)
    return {}
  },

  deskUnits: (asked, ctx) => listUnits(ctx, asked),

  async deskSwitch({ unit_id }, ctx) {
    return switchDesk(ctx, unit_id)
  },

  deskSessions: async (_, ctx) => ({ list: await listOwn(ctx) }),

  async deskSessionEnd({ session_code }, ctx) {
    const ended_num = await endOwn(ctx, session_code)
    return ended_num === 0 && session_code !== undefined ? ctx.refuse('not-found') : { ended_num }
  },

  async deskSignOut(_, ctx) {
    await ctx.transact(async (inside) => {
      await queries.deleteSession(inside.db, ctx.staff.sessionHash)
      await recordAct(inside, { act: 'session.close', kind: 'staff', id: ctx.staff.staffId })
    })
    return {}
  },

  async deskPassword({ old_password, password }, ctx) {
    const account = await accountOf(ctx)
    if ((await takeTry(ctx, account.loginName, account.id)) !== 'free') return ctx.refuse('locked', locked)
    if (!(await isPassword(old_password, account.passwordHash))) return ctx.refuse('wrong')
    const fault = await faultOfNew(account, password)
    if (fault) return ctx.refuse('weak', { fault })
    await changeOwn(ctx, account, password)
    return {}
  },

  async deskRecoveryCode({ password }, ctx) {
    const account = await accountOf(ctx)
    if ((await takeTry(ctx, account.loginName, account.id)) !== 'free') return ctx.refuse('locked', locked)
    if (!(await isPassword(password, account.passwordHash))) return ctx.refuse('wrong')
    return { recovery_code: await makeRecovery(ctx) }
  },

  async deskResetRefuse(_, ctx) {
    return (await dropReset(ctx, ctx.staff.staffId, 'staff.reset-refuse')) ? {} : ctx.refuse('not-asked')
  },

  async deskStaffList(asked, ctx) {
    const found = await queries.listStaff(ctx.db, scopeOf(ctx), asked).page(asked)
    return { list: await asMembers(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async deskStaffExport(asked, ctx) {
    const { upTo: rows } = queries.listStaff(ctx.db, scopeOf(ctx), asked)
    return (await exportList(ctx, { title: '员工', rows, columns: staffColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStaffAdd({ login_name, name, ...typed }, ctx) {
    const loginName = normaliseLogin(login_name)
    if (!isLoginName(loginName)) return ctx.refuse('login-name')
    const post = await readPost(ctx, typed)
    if (post instanceof Refused) return post
    const made = await join(ctx, { loginName, name }, post)
    return made ? asGiven(made.account, made.password, made.isWaiting) : ctx.refuse('taken')
  },

  async deskStaffJoin({ login_name, ...typed }, ctx) {
    const post = await readPost(ctx, typed)
    return post instanceof Refused ? post : invite(ctx, normaliseLogin(login_name), post)
  },

  async deskStaffChange({ staff_id, name, version: _, ...typed }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    if (name !== row.account.name && (await isElsewhere(ctx, row))) return ctx.refuse('elsewhere')
    const post = await readPost(ctx, typed)
    if (post instanceof Refused) return post
    return answerChange(ctx, staff_id, await changeStaff(ctx, row, 'staff.change', { name, post }))
  },

  async deskStaffSwitch({ staff_id, is_on }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    const act = is_on === 1 ? 'staff.enable' : 'staff.disable'
    return answerChange(ctx, staff_id, await changeStaff(ctx, row, act, { isOn: is_on === 1 }))
  },

  async deskStaffSessions({ staff_id }, ctx) {
    const row = await findOther(ctx, staff_id)
    return typeof row === 'string' ? ctx.refuse(row) : { ended_num: await signOut(ctx, row) }
  },

  async deskStaffReset({ staff_id, second_factor }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    if (await isElsewhere(ctx, row)) return ctx.refuse('elsewhere')
    const reset_code = await askForReset(ctx, row.account, second_factor === 1)
    return { staff_id, login_name: row.account.loginName, reset_code }
  },

  async deskStaffResetApprove({ staff_id }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    const agreed = await agreeToReset(ctx, row.account)
    if (typeof agreed === 'string') return ctx.refuse(agreed)
    return { staff_id, login_name: row.account.loginName, approval_code: agreed.code }
  },

  async deskStaffResetCancel({ staff_id }, ctx) {
    if (!(await queries.findManaged(ctx.db, scopeOf(ctx), staff_id))) return ctx.refuse('not-found')
    return (await dropReset(ctx, staff_id, 'staff.reset-cancel')) ? {} : ctx.refuse('not-asked')
  },

  async deskRoles(_, ctx) {
    const { hospitalId, isPlatform } = ctx.staff
    const found = await queries.listRoles(ctx.db, hospitalId)
    return {
      templates: rolesGivenAt(hospitalId, isPlatform).map(asTemplate),
      list: await Promise.all(found.map((row) => asMadeOf(ctx, row))),
      choices: allPermissions.filter((one) => isChoice(ctx, one)).map(asChoice),
    }
  },

  async deskRoleAdd(sheet, ctx) {
    return addRole(ctx, sheet)
  },

  async deskRoleChange({ role_id, version: _, ...sheet }, ctx) {
    const row = await queries.findRole(ctx.db, ctx.staff.hospitalId, role_id)
    if (!row) return ctx.refuse('not-found')
    const is_waiting = await changeRole(ctx, row, sheet)
    if (is_waiting instanceof Refused) return is_waiting
    const now = (await queries.findRole(ctx.db, ctx.staff.hospitalId, role_id)) ?? row
    return { role: await asMadeOf(ctx, now), is_waiting }
  },

  async deskRoleDelete({ role_id }, ctx) {
    const row = await queries.findRole(ctx.db, ctx.staff.hospitalId, role_id)
    if (!row) return ctx.refuse('not-found')
    return (await dropRole(ctx, row)) ?? {}
  },

  async deskRequests(asked, { db, now, staff }) {
    return paged(await queries.listRequests(db, staff, asked, now), (row) => asRequest(row, staff, now))
  },

  async deskRequestAgree({ request_id }, ctx) {
    const row = await queries.findRequest(ctx.db, ctx.staff.hospitalId, request_id)
    if (!row) return ctx.refuse('not-found')
    if (row.request.askedBy === ctx.staff.staffId) return ctx.refuse('own-ask')
    if (!ctx.staff.permissions.includes(row.request.may)) return ctx.refuse('not-allowed')
    return (await agreeTo(ctx, row)) ?? {}
  },

  async deskRequestRefuse({ request_id, note }, ctx) {
    const row = await queries.findRequest(ctx.db, ctx.staff.hospitalId, request_id)
    if (!row) return ctx.refuse('not-found')
    if (row.request.askedBy === ctx.staff.staffId) return ctx.refuse('own-ask')
    if (!ctx.staff.permissions.includes(row.request.may)) return ctx.refuse('not-allowed')
    return (await endRequest(ctx, row, 'refused', note)) ?? {}
  },

  async deskRequestWithdraw({ request_id }, ctx) {
    const row = await queries.findRequest(ctx.db, ctx.staff.hospitalId, request_id)
    if (!row) return ctx.refuse('not-found')
    if (row.request.askedBy !== ctx.staff.staffId) return ctx.refuse('not-own')
    return (await endRequest(ctx, row, 'withdrawn')) ?? {}
  },
})

/** Their name and password are only an operator's to change where somebody else's desk trusts them, too. */
const isElsewhere = async ({ db, staff }: StaffContext, { grant }: queries.MemberRow): Promise<boolean> =>
  !staff.isPlatform && (await queries.hasOtherPost(db, grant))

/** Members of staff as the admin sees them, each with the new password that waits for them. */
const asMembers = async ({ db, now, staff }: StaffContext, rows: readonly queries.MemberRow[]) => {
  const ids = rows.map(({ account }) => account.id)
  const [resets, elsewhere] = await Promise.all([
    queries.listResets(db, ids, now),
    queries.listElsewhere(db, ids, staff.hospitalId),
  ])
  const resetOf = new Map(resets.map((reset) => [reset.staffId, reset]))
  return rows.map((row) =>
    asMember(row, staff, { reset: resetOf.get(row.account.id), isElsewhere: elsewhere.has(row.account.id) }),
  )
}

const answerChange = async (ctx: StaffContext, staffId: number, isWaiting: boolean | Refused<'last'>) => {
  if (isWaiting instanceof Refused) return isWaiting
  const row = await queries.findManaged(ctx.db, scopeOf(ctx), staffId)
  const [staff] = row ? await asMembers(ctx, [row]) : []
  return staff ? { staff, is_waiting: isWaiting } : new Refused('not-found' as const)
}

const asMadeOf = async ({ db }: StaffContext, row: queries.RoleRow) =>
  asMade(row, (await queries.listHolders(db, row.id)).length)

const locked = { minutes: LOCK_MINUTES }
