import { listArticles } from '#app/areas/content/articles/server/public.ts'
import { listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { DEFAULT_CITY } from '#app/areas/location/server/public.ts'
import { listGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Seed } from '#app/room.ts'
import { countSubjects, insertSubject } from './queries/keep.ts'
import { demoSubject } from './seed/demo.ts'

const FEW = { page: 1, size: 4 }

/** A subject of the demonstration, built of what the rooms below planted. */
export const seed: Seed = {
  after: ['content/articles', 'guahao/doctors', 'mall/goods'],
  async run({ db, now }) {
    if ((await countSubjects(db)) > 0) return
    const [articles, doctors, goods] = await Promise.all([
      listArticles(db, { sort: 'hot' }, FEW),
      listDoctors(db, { city: DEFAULT_CITY, sort: 'soonest', now, ...FEW }),
      listGoods(db, { city: DEFAULT_CITY }, FEW),
    ])
    const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id)
    await insertSubject(
      db,
      demoSubject({ articles: idsOf(articles), doctors: idsOf(doctors), goods: idsOf(goods) }, now),
    )
  },
}
