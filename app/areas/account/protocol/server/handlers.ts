import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { hasAgreed, insertAgreement } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async isShowUserProtocol(_, { db, patient, config: { userProtocolVersion: version } }) {
    return { is_show: patient !== null && !(await hasAgreed(db, patient, version)), version }
  },

  async agreeUserProtocol(_, { db, now, patient, config: { userProtocolVersion: version } }) {
    await insertAgreement(db, patient, version, now)
    return { version }
  },
}
