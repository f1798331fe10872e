import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { newTotpSecret, totpAddress } from '#kit/seal/server/totp.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { recordAct } from './commands/acts.ts'
import { exportList } from './commands/export-list.ts'
import { permitted } from './commands/permitted.ts'
import { servesPlatform } from './commands/serves-platform.ts'
import { listDemo } from './handlers/demo.ts'
import { changeStaff, findOther, join } from './handlers/manage.ts'
import { accountOf, changeOwn, chooseFirst, faultOfNew } from './handlers/password.ts'
import { agreeToReset, askForReset, dropReset, makeRecovery, redeemReset } from './handlers/reset.ts'
import { confirmFactor, goOn, identify } from './handlers/sign-in.ts'
import { takeTry } from './handlers/tries.ts'
import { asGiven, asMe, asMember, staffColumns } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskSignIn(input, ctx) {
    const found = await identify(ctx, input)
    return found instanceof Refused ? found : goOn(ctx, found)
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
    const [account, hospital] = await Promise.all([accountOf(ctx), findHospital(ctx.db, ctx.staff.hospitalId)])
    const reset = await queries.findReset(ctx.db, account.id, ctx.now)
    return asMe(account, { hospitalName: hospital?.name ?? '', servesPlatform: servesPlatform(ctx), reset })
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
    const found = await queries.listStaff(ctx.db, ctx.staff.hospitalId, asked).page(asked)
    return { list: await asMembers(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async deskStaffExport(asked, ctx) {
    const { upTo: rows } = queries.listStaff(ctx.db, ctx.staff.hospitalId, asked)
    return (await exportList(ctx, { title: '员工', rows, columns: staffColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStaffAdd({ login_name, name, role }, ctx) {
    const loginName = normaliseLogin(login_name)
    if (!isLoginName(loginName)) return ctx.refuse('login-name')
    const made = await join(ctx, { hospitalId: ctx.staff.hospitalId, loginName, name, role })
    return made ? asGiven(made.staff, made.password) : ctx.refuse('taken')
  },

  async deskStaffChange({ staff_id, name, role }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    return { staff: await asMemberOf(ctx, await changeStaff(ctx, row, 'staff.change', { name, role })) }
  },

  async deskStaffSwitch({ staff_id, is_on }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    const act = is_on === 1 ? 'staff.enable' : 'staff.disable'
    return { staff: await asMemberOf(ctx, await changeStaff(ctx, row, act, { isOn: is_on === 1 })) }
  },

  async deskStaffReset({ staff_id, second_factor }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    return { staff_id, login_name: row.loginName, reset_code: await askForReset(ctx, row, second_factor === 1) }
  },

  async deskStaffResetApprove({ staff_id }, ctx) {
    const row = await findOther(ctx, staff_id)
    if (typeof row === 'string') return ctx.refuse(row)
    const agreed = await agreeToReset(ctx, row)
    if (typeof agreed === 'string') return ctx.refuse(agreed)
    return { staff_id, login_name: row.loginName, approval_code: agreed.code }
  },

  async deskStaffResetCancel({ staff_id }, ctx) {
    if (!(await queries.findManaged(ctx.db, ctx.staff.hospitalId, staff_id))) return ctx.refuse('not-found')
    return (await dropReset(ctx, staff_id, 'staff.reset-cancel')) ? {} : ctx.refuse('not-asked')
  },
})

/** Members of staff as the admin sees them, each with the new password that waits for them. */
const asMembers = async ({ db, now, staff }: StaffContext, rows: readonly queries.StaffRow[]) => {
  const resets = await queries.listResets(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const resetOf = new Map(resets.map((reset) => [reset.staffId, reset]))
  return rows.map((row) => asMember(row, staff, resetOf.get(row.id)))
}

const asMemberOf = async ({ db, now, staff }: StaffContext, row: queries.StaffRow) =>
  asMember(row, staff, await queries.findReset(db, row.id, now))

const locked = { minutes: LOCK_MINUTES }
