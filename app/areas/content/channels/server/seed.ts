import { listArticles } from '#app/areas/content/articles/server/public.ts'
import { listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/server/public.ts'
import type { Seed } from '#app/room.ts'
import { insertChannels, replacePicks } from './queries/keep.ts'
import { DEMO_CHANNEL, demoChannel } from './seed/demo.ts'

const FEW = { page: 1, size: 3 }

/** A partner of the demonstration with what it picked of what the rooms below planted. */
export const seed: Seed = {
  after: ['content/articles', 'guahao/doctors', 'guahao/hospitals'],
  async run({ db, now }) {
    if ((await insertChannels(db, [demoChannel(now)])) === 0) return
    const [units, doctors, articles] = await Promise.all([
      listHospitals({ db, now }, { city: DEFAULT_CITY, sort: 'level', from: null, ...FEW }),
      listDoctors(db, { city: DEFAULT_CITY, sort: 'soonest', now, ...FEW }),
      listArticles(db, { sort: 'hot' }, FEW),
    ])
    const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => String(id))
    await replacePicks(db, DEMO_CHANNEL, 'unit', idsOf(units))
    await replacePicks(db, DEMO_CHANNEL, 'doctor', idsOf(doctors))
    await replacePicks(db, DEMO_CHANNEL, 'article', idsOf(articles))
  },
}
