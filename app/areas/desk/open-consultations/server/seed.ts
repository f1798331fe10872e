import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import { seedHeld } from '#app/areas/consult/consultations/server/public.ts'
import { listSpeakers } from '#app/areas/content/videos/server/public.ts'
import type { Seed } from '#app/room.ts'

/** One consultation waits at each desk of the demonstration to be shown to others. */
export const seed: Seed = {
  after: ['access/staff', 'consult/consultations', 'account/members'],
  async run(seeding) {
    const { db } = seeding
    const patients = await listPatients(db)
    for (const [at, hospitalId] of (await listDeskHospitals(db)).entries()) {
      const [doctor] = await listSpeakers(db, { hospitalId, desks: undefined }, '', 1)
      const patient = patients[at % Math.max(1, patients.length)]
      if (doctor && patient)
        await seedHeld(seeding, {
          dialogue,
          expert: { doctorId: doctor.id, illnessId: null },
          patientId: patient.id,
          daysAgo: 2,
          waits: true,
        })
    }
  },
}

const dialogue = {
  illness: '',
  topicId: 11,
  stars: 5,
  content: '在阳光小学当老师，嗓子哑了两个星期，喝水也不见好，吃了三天消炎药，要不要继续吃？',
  said: [
    '有没有发烧、咽东西疼？平时一天讲几个小时的课？',
    '没有发烧，不怎么疼，一天四节课。',
    '多半是用嗓子太多，消炎药不用再吃。一周少说话、多喝温水，不要清嗓子。两周还哑就来做喉镜。',
  ],
}
