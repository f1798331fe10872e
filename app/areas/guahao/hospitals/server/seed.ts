import { listCitiesWithAreas } from '#app/areas/location/server/public.ts'
import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier } from '#kit/time/span.ts'
import { homeBlocks } from '../rules.ts'
import { insertHospitals, insertMedia, insertPosts, insertServices, updateParents } from './queries/write.ts'
import { mediaOf, servicesOf } from './seed/hospital.ts'
import { type DemoHospital, demoCities, demoHospitals } from './seed/hospital-names.ts'
import { posts } from './seed/hospital-texts.ts'

export const seed: Seed = {
  after: ['location'],
  async run({ db, now, scale }) {
    const grounds = await listCitiesWithAreas(
      db,
      demoCities.map(([areaCode]) => areaCode),
    )
    const made = demoHospitals(grounds, scale)
    const ids = await insertHospitals(
      db,
      made.map((hospital, at) => ({ ...rowOf(hospital, at), changedAt: now })),
    )
    const idOf = new Map(made.map(({ key }, at) => [key, ids[at] as number]))
    await updateParents(
      db,
      made.flatMap(({ key, parentKey }) =>
        parentKey ? [{ id: idOf.get(key) as number, parentId: idOf.get(parentKey) as number }] : [],
      ),
    )
    await insertServices(
      db,
      ids.flatMap((id, at) => servicesOf(id, made[at]?.level ?? 1)),
    )
    await insertMedia(
      db,
      ids.flatMap((id, at) => mediaOf(id, made[at]?.kind ?? 1)),
    )
    await insertPosts(
      db,
      ids.flatMap((id) => newsOf(id, now)),
    )
  },
}

const rowOf = ({ key, parentKey: _, ...hospital }: DemoHospital, at: number) => ({
  ...hospital,
  sourceKey: key,
  blocks: [...homeBlocks],
  bookedCount: seeded(`booked ${key}`).int(0, 40) * hospital.level,
  // Here and there another system runs the booking, for what must be told apart.
  proxyType: at % 25 === 24 ? 2 : at % 25 === 12 ? 1 : null,
  isDemo: true,
})

/** Two pieces of news of the last weeks. */
const newsOf = (hospitalId: number, now: Date) => {
  const chance = seeded(`news ${hospitalId}`)
  return chance
    .shuffle(posts)
    .slice(0, 2)
    .map((post) => ({
      ...post,
      hospitalId,
      publishedAt: earlier(now, { days: chance.int(1, 40), hours: chance.int(0, 9) }),
    }))
}
