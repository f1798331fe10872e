import { readFile } from 'node:fs/promises'
import { listDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import { insertVideo, listSpeakers } from '#app/areas/content/videos/server/public.ts'
import { seedVideo } from '#app/areas/files/server/public.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'

/** One video of a doctor of the hospital lies as a draft at each desk of the demonstration. */
export const seed: Seed = {
  after: ['access/staff', 'guahao/doctors', 'content/videos'],
  async run(seeding) {
    const { db, now } = seeding
    const bytes = await readFile(new URL('../../../content/videos/server/seed/neck.mp4', import.meta.url))
    for (const hospitalId of await listDeskHospitals(db)) {
      const [doctor] = await listSpeakers(db, { hospitalId, desks: undefined }, '', 1)
      const film = doctor && (await seedVideo(seeding, hospitalId, bytes))
      if (film)
        await insertVideo(db, { ...draft, ...film, doctorId: doctor.id, changedAt: earlier(now, { hours: 20 }) })
    }
  },
}

const draft = {
  topicId: 7,
  title: '看手机久了，抬头做这三步',
  isDemo: true,
  summary: '侧头、转头、耸肩，每个动作做五次。手麻或者头晕就停下，来门诊看看。',
}
