import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import type { HeartState } from '../rules.ts'
import { insertHeart, listSomeDoctors } from './queries.ts'

const demoHearts: readonly { words: string; state: HeartState; reason?: string }[] = [
  { words: '【演示】谢谢您把检查结果一条一条讲明白，老人听完就放心了。', state: 'shown' },
  { words: '【演示】复诊三次，每次都耐心，今天终于可以停药了。', state: 'shown' },
  { words: '【演示】孩子怕打针，是您讲故事哄好的，谢谢。', state: 'waiting' },
  { words: '【演示】买药加我，价格优惠，先到先得。', state: 'rejected', reason: '含有推销内容' },
]

/** Hearts of the demonstration in each state, invented and marked. */
export const seed: Seed = {
  after: ['access/patients', 'access/staff', 'guahao/doctors'],
  async run({ db, now }) {
    const people = await listPatients(db)
    for (const hospitalId of await listDeskHospitals(db)) {
      const doctors = await listSomeDoctors(db, hospitalId, 2)
      for (const [at, { reason = '', ...heart }] of demoHearts.entries()) {
        const [doctor, person] = [doctors[at % doctors.length], people[at % people.length]]
        if (!doctor || !person) continue
        const sentAt = earlier(now, { days: 2 + at })
        const decidedAt = heart.state === 'waiting' ? null : earlier(now, { days: 1 })
        await insertHeart(db, { ...heart, reason, doctorId: doctor.id, patientId: person.id, sentAt, decidedAt })
      }
    }
  },
}
