import type { Subscribers } from '#app/room.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatTime } from '#kit/time/day.ts'
import { OPEN_ID } from './handlers/identity.ts'
import { asProfile } from './present.ts'
import { listDays } from './queries/days.ts'
import { listIdentities } from './queries/identities.ts'
import { findPatient } from './queries/patients.ts'
import { listSessions } from './queries/sessions.ts'
import {
  accessBindTickets,
  accessIdentities,
  accessMomentKeys,
  accessNextSessions,
  accessPatientDays,
  accessPatientSessions,
  accessPatients,
  accessShownCodes,
  accessSmsCodes,
  accessSmsQuotas,
  accessSmsTokens,
  accessSpentKeys,
} from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const patient = await findPatient(ctx.db, patientId)
    hand({
      name: 'account',
      title: '账号',
      tables: [accessPatients],
      rows: patient ? [await asProfile(ctx, patient)] : [],
    })
    const sessions = await listSessions(ctx.db, patientId)
    hand({
      name: 'sessions',
      title: '登录',
      tables: [accessPatientSessions],
      rows: sessions.map(({ channel, openedAt, expiresAt }) => ({
        channel,
        opened_at: formatTime(openedAt),
        expires_at: formatTime(expiresAt),
      })),
    })
    hand({
      name: 'used_days',
      title: '使用过的日子',
      tables: [accessPatientDays],
      rows: await listDays(ctx.db, patientId),
    })
    const identities = await listIdentities(ctx.db, patientId)
    hand({
      name: 'identities',
      title: '绑定的第三方账号',
      tables: [accessIdentities],
      rows: identities.map(({ door, openIdSealed, boundAt }) => ({
        door,
        open_id: sealOf(ctx.config).open(openIdSealed, OPEN_ID),
        bound_at: formatTime(boundAt),
      })),
    })
    hand({
      title: '登录途中的一次性凭证',
      tables: [accessNextSessions, accessBindTickets, accessShownCodes, accessMomentKeys],
      why: '只在登录途中用一次，最多一天后自动删除',
    })
    hand({
      title: '已经换掉的登录密钥',
      tables: [accessSpentKeys],
      why: '只存不能还原的摘要，用来发现登录被盗用，登录到期后自动删除',
    })
    hand({
      title: '短信验证码',
      tables: [accessSmsCodes, accessSmsQuotas, accessSmsTokens],
      why: '只存不能还原的摘要，一天之内自动删除',
    })
  },
}
