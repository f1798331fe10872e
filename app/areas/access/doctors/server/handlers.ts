import { LOCK_MINUTES } from '#app/areas/access/patients/rules/tries.ts'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { isPassword } from '#kit/seal/server/password.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { accountOf, changeOwn, chooseFirst, faultOfNew } from './handlers/password.ts'
import { checkAddressLimit, goOn, identify, notifyOf } from './handlers/sign-in.ts'
import { unlockBench } from './handlers/unlock.ts'
import { asDemo, asMe } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchSignIn(input, ctx) {
    const found = await identify(ctx, input)
    return found instanceof Refused ? found : goOn(ctx, found)
  },

  async benchUnlock(input, ctx) {
    return (await unlockBench(ctx, input)) ?? {}
  },

  async benchFirstPassword({ ticket, password }, ctx) {
    const doctorId = await queries.findByTicket(ctx.db, hashOf(ticket), ctx.now)
    const account = doctorId === undefined ? undefined : await queries.findAccount(ctx.db, doctorId)
    if (!account?.isOn) return ctx.refuse('ticket-gone')
    const fault = await faultOfNew(account, password)
    return fault ? ctx.refuse('weak', { fault }) : chooseFirst(ctx, account, password, ticket)
  },

  async benchDemoDoctors(_, { db, config }) {
    return { list: config.mode === 'demo' ? (await queries.listDemoDoctors(db)).map(asDemo) : [] }
  },

  async benchMe(_, ctx) {
    const [account, seat] = await Promise.all([accountOf(ctx), findDoctor(ctx.db, ctx.doctor.doctorId)])
    if (!seat) throw new Error('an account without its doctor')
    return asMe(account, seat, ctx.config.idleMinutes)
  },

  async benchTouched(_, { db, now, doctor }) {
    await queries.touchSession(db, doctor.sessionHash, now)
    return {}
  },

  async benchSignOut(_, ctx) {
    await ctx.transact(async (inside) => {
      await queries.deleteSession(inside.db, ctx.doctor.sessionHash)
      await notifyOf(inside, ctx.doctor, 'session.close')
      await inside.emit('session.ended', { session: ctx.doctor.sessionHash })
    })
    return {}
  },

  async benchPassword({ old_password, password }, ctx) {
    const account = await accountOf(ctx)
    if ((await checkAddressLimit(ctx, account.loginName, account.doctorId)) !== 'free')
      return ctx.refuse('locked', { minutes: LOCK_MINUTES })
    if (!(await isPassword(old_password, account.passwordHash))) return ctx.refuse('wrong')
    const fault = await faultOfNew(account, password)
    if (fault) return ctx.refuse('weak', { fault })
    await changeOwn(ctx, account, password)
    return {}
  },
}
