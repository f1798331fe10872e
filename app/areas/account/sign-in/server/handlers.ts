import type { Handlers, Here } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { weigh } from './handlers/address.ts'
import { answerChallenge, setPicture, setPuzzle } from './handlers/challenge.ts'
import { findCodeFault } from './handlers/check-code.ts'
import { csrfTokenOf, isCsrfFit } from './handlers/csrf.ts'
import { openSession } from './handlers/open-session.ts'
import { issueToken, sendCode } from './handlers/send-code.ts'
import { asUserInfo } from './present.ts'
import { hashOf } from './public.ts'
import { findPatient } from './queries/patients.ts'
import { deleteSession } from './queries/sessions.ts'

export const handlers: Handlers<typeof contract> = {
  islogined: (_, here) => whoAsks(here),
  getUserInfo: (_, here) => whoAsks(here),

  async getSmsToken({ mobile }, here) {
    return (await weigh(here, 'token')) === 'too-many' ? here.refuse('too-many') : issueToken(here, mobile)
  },

  async sendMobileSms(ask, here) {
    const said = await sendCode(here, ask, 'login')
    return 'refused' in said ? here.refuse(said.refused, said.fill) : justSent(here)
  },

  async sendSmsCode(ask, here) {
    const said = await sendCode(here, ask, ask.type)
    return 'refused' in said ? here.refuse(said.refused, said.fill) : justSent(here)
  },

  async loginBySms({ mobile, code, token, csrf_token, pic_code }, here) {
    if (!isCsrfFit(here, csrf_token)) return here.refuse('bad-csrf')
    const fault = await findCodeFault(here, 'login', { mobile, code, token, pass: pic_code })
    if (fault) return here.refuse(fault)
    const { key, patient } = await here.transact((inside) => openSession(inside, mobile))
    return asUserInfo(here, key, patient)
  },

  async logout(_, { db, userKey }) {
    await deleteSession(db, hashOf(userKey ?? ''))
    return {}
  },

  async picCode(_, here) {
    return (await weigh(here, 'challenge')) === 'too-many' ? here.refuse('too-many') : setPicture(here)
  },

  async captcha(_, here) {
    return (await weigh(here, 'challenge')) === 'too-many' ? here.refuse('too-many') : setPuzzle(here)
  },

  async checkCaptcha({ captcha_id, captcha_code }, here) {
    return (await answerChallenge(here, captcha_id, captcha_code)) ?? here.refuse('wrong')
  },

  csrfToken: (_, here) => csrfTokenOf(here),
}

const whoAsks = async (here: Here) =>
  asUserInfo(here, here.userKey ?? '', here.patient === null ? undefined : await findPatient(here.db, here.patient))

const justSent = ({ config: { signIn } }: Here) => ({
  wait_seconds: signIn.waitSeconds,
  expires_in: signIn.codeSeconds,
})
