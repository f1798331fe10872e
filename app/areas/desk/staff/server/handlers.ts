import { LOCK_MINUTES } from '#app/areas/account/sign-in/rules/tries.ts'
import { hashOf } from '#app/areas/account/sign-in/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { isLoginName, normaliseLogin } from '#kit/check/login-name.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { newTotpSecret, totpAddress } from '#kit/seal/server/totp.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { listDemo } from './handlers/demo.ts'
import { changeStaff, findOther, join, resetOther } from './handlers/manage.ts'
import { accountOf, changeOwn, chooseFirst, faultOfNew } from './handlers/password.ts'
import { confirmFactor, goOn, identify } from './handlers/sign-in.ts'
import { takeTry } from './handlers/tries.ts'
import { asGiven, asMe, asMember } from './present.ts'
import { tellAct } from './public/acts.ts'
import { permitted } from './public/permitted.ts'
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

  deskDemoStaff: async (_, here) => ({ list: await listDemo(here) }),

  async deskMe(_, here) {
    const [account, hospital] = await Promise.all([accountOf(here), findHospital(here.db, here.staff.hospitalId)])
    return asMe(account, hospital?.name ?? '')
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

  async deskStaffList({ page, page_size: size }, { db, staff }) {
    return paged(await queries.listStaff(db, staff.hospitalId, { page, size }), (row) => asMember(row, staff))
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
    return { staff: asMember(await changeStaff(here, row, 'staff.change', { name, role }), here.staff) }
  },

  async deskStaffSwitch({ staff_id, is_on }, here) {
    const row = await findOther(here, staff_id)
    if (typeof row === 'string') return here.refuse(row)
    const act = is_on === 1 ? 'staff.enable' : 'staff.disable'
    return { staff: asMember(await changeStaff(here, row, act, { isOn: is_on === 1 }), here.staff) }
  },

  async deskStaffReset({ staff_id, second_factor }, here) {
    const row = await findOther(here, staff_id)
    if (typeof row === 'string') return here.refuse(row)
    return asGiven(row, await resetOther(here, row, second_factor === 1))
  },
})

const locked = { minutes: LOCK_MINUTES }
