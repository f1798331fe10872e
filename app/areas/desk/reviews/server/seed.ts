import { maskedName } from '#app/areas/access/patients/rules.ts'
import { listPatients, nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { findOver, putReview, seedReport, showReview } from '#app/areas/orders/reviews/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'

/** What was used; the last one is about a parcel of the platform's, and waits at the desk. */
const said = [
  { stars: 5, content: '早上八点到，十点半全部做完。护士会提前提醒下一项在哪一层，爸妈跟着走不慌。' },
  { stars: 4, content: '项目很全，报告三天就出来了，医生还打电话讲解了一遍。停车位有点紧张，建议坐地铁。' },
  { stars: 5, content: '第二年来了，流程比去年顺。早餐从面包换成了热粥，这个改得好。' },
  { stars: 5, content: '第三天就到了，包装完好，生产日期很新。说明书字有点小，老人家看着费劲。' },
]

/** Some demonstration patients say how it was. */
export const seed: Seed = {
  after: ['orders/checkout', 'orders/reviews'],
  async run({ db, now, config }) {
    const patients = (await listPatients(db)).slice(1)
    for (const [at, words] of said.entries()) {
      const patient = patients[at]?.id as PatientId | undefined
      const isLast = at === said.length - 1
      const orderId = patient && (await findOver(db, patient, isLast ? 'received' : 'used'))
      if (!patient || !orderId) continue
      const authorName = maskedName(await nicknameOf(db, patient))
      const writtenAt = earlier(now, { days: at + 1, hours: at * 3 })
      await putReview(db, { orderId, patientId: patient, authorName, ...words, images: [], writtenAt })
      if (!isLast) await showReview({ db, now, config, emit: async () => {} }, orderId)
      if (at === 1)
        await seedReport(db, { orderId, patientId: patients[0]?.id, reportedAt: earlier(now, { hours: 6 }) })
    }
  },
}
