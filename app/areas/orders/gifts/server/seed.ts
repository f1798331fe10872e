import { listPatients } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { findNewestParcel, insertGifts } from './queries.ts'

const cards = [
  { giver: '儿子', receiver: '妈妈', words: '天冷了，记得加衣服。周末回家看您。' },
  { giver: '老同学', receiver: '阿芳', words: '恭喜当妈妈，好好休息！' },
  { giver: '小周', receiver: '爷爷', words: '祝爷爷身体硬朗，每天散步别忘了量血压。' },
]

/** What the first demonstration patients bought last is for somebody else. */
export const seed: Seed = {
  after: ['orders/checkout'],
  async run({ db, now }) {
    const patients = (await listPatients(db)).slice(0, cards.length)
    for (const [at, { id: patientId }] of patients.entries()) {
      const orderId = await findNewestParcel(db, patientId as PatientId)
      const card = cards[at]
      if (orderId && card) await insertGifts(db, [{ orderId, patientId, ...card, madeAt: earlier(now, { hours: 3 }) }])
    }
  },
}
