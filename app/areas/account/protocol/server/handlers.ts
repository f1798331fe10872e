import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { hasAgreed, insertAgreement } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async isShowUserProtocol(_, { db, patient, config: { userProtocolVersion: version } }) {
    return { is_show: patient !== null && !(await hasAgreed(db, patient, version)), version }
  },

  async agreeUserProtocol({ health_data }, { db, now, patient, config: { userProtocolVersion: version } }) {
    await insertAgreement(db, patient, { version, at: now, healthData: health_data === 1 })
    return { version }
  },
}
