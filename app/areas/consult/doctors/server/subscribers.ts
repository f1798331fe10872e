import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatTime } from '#kit/time/day.ts'
import { SIGN_UP } from './handlers/doctor.ts'
import * as queries from './queries.ts'
import { consultBindings, consultLevels, consultSignUps } from './tables.ts'

export const subscribers: Subscribers = {
  'patient.levelled': async ({ patientId, level }, { db }) => {
    await queries.putLevel(db, patientId, level)
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'bound_doctors',
      title: '绑定的医生',
      tables: [consultBindings],
      rows: (await queries.listBound(db, patientId)).map(({ doctorId, boundAt }) => ({
        doctor_id: doctorId,
        add_time: formatTime(boundAt),
      })),
    })
    hand({
      name: 'ask_level',
      title: '问诊会员级别',
      tables: [consultLevels],
      rows: [{ level: await queries.findLevel(db, patientId) }],
    })
    hand({
      title: '心理服务报名',
      tables: [consultSignUps],
      why: '报名时不需要登录，只凭手机号无法确认是您本人填写的；注销账户时会按手机号删除',
    })
  },

  async 'patient.left'({ patientId }, ctx) {
    const mobile = await mobileOf(ctx, patientId)
    if (mobile) await queries.deleteSignUp(ctx.db, sealOf(ctx.config).indexes(mobile, SIGN_UP))
  },
}
