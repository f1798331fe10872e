import { LOCK_MINUTES } from '#app/areas/account/sign-in/rules/tries.ts'
import { hashOf } from '#app/areas/account/sign-in/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { newTotpSecret, totpAddress } from '#kit/seal/server/totp.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { listDemo } from './handlers/demo.ts'
import { changeStaff, findOther, join } from './handlers/manage.ts'
import { accountOf, changeOwn, chooseFirst, faultOfNew } from './handlers/password.ts'
import { agreeToReset, askForReset, dropReset, makeRecovery, redeemReset } from './handlers/reset.ts'
import { confirmFactor, goOn, identify } from './handlers/sign-in.ts'
import { takeTry } from './handlers/tries.ts'
import { asGiven, asMe, asMember } from './present.ts'
import { tellAct } from './commands/acts.ts'
import { permitted } from './commands/permitted.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskSignIn(ask, here) {
    const found = await identify(here, ask)
    return 'refused' in found ? here.refuse(found.refused, found.fill) : goOn(here, found)
  },

  async deskFirstPassword({ ticket, password }, here) {
    const staff = await queries.findStaffByTicket(here.db, hashOf(ticket), 'password', here.now)
    if (!staff) return here.refuse('ticket-gone')
    const fault = await faultOfNew(staff, password)
    return fault ? here.refuse('weak', { fault }) : chooseFirst(here, staff, password, ticket)
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

  async deskTotpConfirm({ ticket, code }, here) {
    const staff = await queries.findStaffByTicket(here.db, hashOf(ticket), 'second-factor', here.now)
    if (!staff) return here.refuse('ticket-gone')
    if ((await takeTry(here, staff.loginName, staff.id)) !== 'free') return here.refuse('locked', locked)
    return (await confirmFactor(here, staff, code, ticket)) ?? here.refuse('wrong-code')
  },

  async deskResetUse(ask, here) {
    const used = await redeemReset(here, ask)
    if (!('refused' in used)) return used
    if (used.refused === 'weak') return here.refuse('weak', { fault: used.fault })
    return used.refused === 'locked' ? here.refuse('locked', locked) : here.refuse('wrong')
  },

  deskDemoStaff: async (_, here) => ({ list: await listDemo(here) }),

  async deskMe(_, here) {
    const [account, hospital] = await Promise.all([accountOf(here), findHospital(here.db, here.staff.hospitalId)])
    return asMe(account, hospital?.name ?? '', await queries.findReset(here.db, account.id, here.now))
  },

  async deskSignOut(_, here) {
    await here.transact(async (inside) => {
      await queries.deleteSession(inside.db, here.staff.sessionHash)
      await tellAct(inside, { act: 'session.close', kind: 'staff', id: here.staff.staffId })
    })
    return {}
  },

  async deskPassword({ old_password, password }, here) {
    const account = await accountOf(here)
    if ((await takeTry(here, account.loginName, account.id)) !== 'free') return here.refuse('locked', locked)
    if (!(await isPassword(old_password, account.passwordHash))) return here.refuse('wrong')
    const fault = await faultOfNew(account, password)
    if (fault) return here.refuse('weak', { fault })
    await changeOwn(here, account, password)
    return {}
  },

  async deskRecoveryCode({ password }, here) {
    const account = await accountOf(here)
    if ((await takeTry(here, account.loginName, account.id)) !== 'free') return here.refuse('locked', locked)
    if (!(await isPassword(password, account.passwordHash))) return here.refuse('wrong')
    return { recovery_code: await makeRecovery(here) }
  },

  async deskResetRefuse(_, here) {
    return (await dropReset(here, here.staff.staffId, 'staff.reset-refuse')) ? {} : here.refuse('not-asked')
  },

  async deskStaffList({ page, page_size: size }, here) {
    const found = await queries.listStaff(here.db, here.staff.hospitalId, { page, size })
    return { list: await asMembers(here, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async deskStaffAdd({ login_name, name, role }, here) {
    const loginName = normaliseLogin(login_name)
    if (!isLoginName(loginName)) return here.refuse('login-name')
    const made = await join(here, { hospitalId: here.staff.hospitalId, loginName, name, role })
    return made ? asGiven(made.staff, made.password) : here.refuse('taken')
  },

  async deskStaffChange({ staff_id, name, role }, here) {
    const row = await findOther(here, staff_id)
    if (typeof row === 'string') return here.refuse(row)
    return { staff: await asMemberOf(here, await changeStaff(here, row, 'staff.change', { name, role })) }
  },

  async deskStaffSwitch({ staff_id, is_on }, here) {
    const row = await findOther(here, staff_id)
    if (typeof row === 'string') return here.refuse(row)
    const act = is_on === 1 ? 'staff.enable' : 'staff.disable'
    return { staff: await asMemberOf(here, await changeStaff(here, row, act, { isOn: is_on === 1 })) }
  },

  async deskStaffReset({ staff_id, second_factor }, here) {
    const row = await findOther(here, staff_id)
    if (typeof row === 'string') return here.refuse(row)
    return { staff_id, login_name: row.loginName, reset_code: await askForReset(here, row, second_factor === 1) }
  },

  async deskStaffResetApprove({ staff_id }, here) {
    const row = await findOther(here, staff_id)
    if (typeof row === 'string') return here.refuse(row)
    const agreed = await agreeToReset(here, row)
    if (typeof agreed === 'string') return here.refuse(agreed)
    return { staff_id, login_name: row.loginName, approval_code: agreed.code }
  },

  async deskStaffResetCancel({ staff_id }, here) {
    if (!(await queries.findManaged(here.db, here.staff.hospitalId, staff_id))) return here.refuse('not-found')
    return (await dropReset(here, staff_id, 'staff.reset-cancel')) ? {} : here.refuse('not-asked')
  },
})

/** Members of staff as the admin sees them, each with the new password that waits for him. */
const asMembers = async ({ db, now, staff }: StaffHere, rows: readonly queries.StaffRow[]) => {
  const resets = await queries.listResets(
    db,
    rows.map(({ id }) => id),
    now,
  )
  const resetOf = new Map(resets.map((reset) => [reset.staffId, reset]))
  return rows.map((row) => asMember(row, staff, resetOf.get(row.id)))
}

const asMemberOf = async ({ db, now, staff }: StaffHere, row: queries.StaffRow) =>
  asMember(row, staff, await queries.findReset(db, row.id, now))

const locked = { minutes: LOCK_MINUTES }
