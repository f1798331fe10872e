import { insertAdvert } from '#app/areas/mall/catalogue/server/public.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { World } from './world.ts'

/** An advert among what is read, that somebody put there. */
const anAdvert = ({ app }: World): Promise<number> => {
  const now = app.clock.now()
  return insertAdvert(app.db, {
    location: 103,
    title: '冬季护膝',
    link: '/shop/seckill',
    position: 0,
    startsAt: earlier(now, { days: 1 }),
    endsAt: later(now, { days: 30 }),
  })
}

/** What is sent to the calls of adverts. */
export const advertsByCall = {
  advertsForReader: () => ({ sex: 2, age: 30, user_dep_ids: undefined, not_rec: undefined }),
  advertIds: () => ({ page_key: 'feed', location: undefined }),
  advertList: () => ({ page_key: 'feed', location: undefined, ids: undefined }),
  advertDetail: async (world: World) => ({ id: await anAdvert(world) }),
  storePageAdverts: ({ ours }: World) => ({ store_id: ours.hospitalId, page_key: undefined }),
  recordAdvertLog: async (world: World) => ({
    page_key: 'feed',
    action: 'click',
    object_id: await anAdvert(world),
    store_id: undefined,
  }),
}
