import { LOCK_MINUTES } from '#app/areas/account/sign-in/rules/tries.ts'
import { hashOf } from '#app/areas/account/sign-in/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { accountOf, changeOwn, chooseFirst, faultOfNew } from './handlers/password.ts'
import { goOn, identify, tellOf, weigh } from './handlers/sign-in.ts'
import { asDemo, asMe } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchSignIn(ask, here) {
    const found = await identify(here, ask)
    return 'refused' in found ? here.refuse(found.refused, found.fill) : goOn(here, found)
  },

  async benchFirstPassword({ ticket, password }, here) {
    const doctorId = await queries.findByTicket(here.db, hashOf(ticket), here.now)
    const account = doctorId === undefined ? undefined : await queries.findAccount(here.db, doctorId)
    if (!account?.isOn) return here.refuse('ticket-gone')
    const fault = await faultOfNew(account, password)
    return fault ? here.refuse('weak', { fault }) : chooseFirst(here, account, password, ticket)
  },

  async benchDemoDoctors(_, { db, config }) {
    return { list: config.mode === 'demo' ? (await queries.listDemoDoctors(db)).map(asDemo) : [] }
  },

  async benchMe(_, here) {
    const [account, seat] = await Promise.all([accountOf(here), findDoctor(here.db, here.doctor.doctorId)])
    if (!seat) throw new Error('an account without its doctor')
    return asMe(account, seat)
  },

  async benchSignOut(_, here) {
    await here.transact(async (inside) => {
      await queries.deleteSession(inside.db, here.doctor.sessionHash)
      await tellOf(inside, here.doctor, 'session.close')
      await inside.tell(inside, 'session.ended', { session: here.doctor.sessionHash })
    })
    return {}
  },

  async benchPassword({ old_password, password }, here) {
    const account = await accountOf(here)
    if ((await weigh(here, account.loginName, account.doctorId)) !== 'free')
      return here.refuse('locked', { minutes: LOCK_MINUTES })
    if (!(await isPassword(old_password, account.passwordHash))) return here.refuse('wrong')
    const fault = await faultOfNew(account, password)
    if (fault) return here.refuse('weak', { fault })
    await changeOwn(here, account, password)
    return {}
  },
}
