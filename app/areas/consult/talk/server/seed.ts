import { randomUUID } from 'node:crypto'
import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listSearchable } from '#app/areas/guahao/doctors/server/public.ts'
import type { Seed } from '#app/room.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier, later } from '#kit/time/span.ts'
import { TALK } from './present.ts'
import { insertTalk } from './queries.ts'

const said = [
  ['patient', '医生您好，我最近一周早上起来总是头晕，量过两次血压都偏高。'],
  ['doctor', '您好，两次分别是多少？测之前有没有休息五分钟？'],
  ['patient', '148/95 和 152/92，都是坐下来休息以后量的。'],
  ['doctor', '请连续一周早晚各量一次记下来，少盐、不熬夜。下周带着记录来门诊，我们再看要不要用药。'],
  ['system', '本次问诊已结束。以上为演示内容，不是医疗建议。'],
] as const

/** One finished consultation for the first of the demonstration's patients. */
export const seed: Seed = {
  after: ['access/patients', 'guahao/doctors'],
  run: async ({ db, now, config }) => {
    const [patient] = await listPatients(db)
    const [doctor] = await listSearchable(db, { afterId: 0, limit: 1 })
    if (!patient || !doctor) return
    const openedAt = earlier(now, { days: 9 })
    const seal = sealOf(config)
    await insertTalk(
      db,
      { id: randomUUID(), patientId: patient.id, doctorId: doctor.id, openedAt },
      said.map(([sender, content], at) => ({
        sender,
        contentSealed: seal.seal(content, TALK),
        sentAt: later(openedAt, { minutes: at * 7 }),
      })),
    )
  },
}
