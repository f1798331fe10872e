import { formatTime } from '#kit/time/day.ts'
import type { Listens } from '#server/tell.ts'
import { asProfile } from './present.ts'
import { findPatient } from './queries/patients.ts'
import { listSessions } from './queries/sessions.ts'
import { accountPatients, accountSessions, accountSmsCodes, accountSmsQuotas, accountSmsTokens } from './tables.ts'

export const listens: Listens = {
  async 'patient.exporting'({ patientId, hand }, within) {
    const patient = await findPatient(within.db, patientId)
    hand({
      ...{ name: 'account', title: '账号', tables: [accountPatients] },
      rows: patient ? [await asProfile(within, patient)] : [],
    })
    const sessions = await listSessions(within.db, patientId)
    hand({
      ...{ name: 'sessions', title: '登录', tables: [accountSessions] },
      rows: sessions.map(({ channel, openedAt, expiresAt }) => ({
        channel,
        opened_at: formatTime(openedAt),
        expires_at: formatTime(expiresAt),
      })),
    })
    hand({
      ...{ title: '短信验证码', tables: [accountSmsCodes, accountSmsQuotas, accountSmsTokens] },
      why: '只存不能还原的摘要，一天之内自动删除',
    })
  },
}
