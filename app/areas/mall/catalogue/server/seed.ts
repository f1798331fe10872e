import { listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Seed } from '#app/room.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { seeded } from '#kit/random/seeded.ts'
import { earlier, later } from '#kit/time/span.ts'
import type { TreeName } from '../rules.ts'
import {
  insertAdverts,
  insertArticles,
  insertCategories,
  insertPageCategories,
  insertTabs,
  type NewCategory,
} from './queries/seed.ts'
import { articleCategories, categories, type DemoCategory, projectTree } from './seed/categories.ts'
import { adverts, articles } from './seed/texts.ts'

export const seed: Seed = {
  after: ['guahao/hospitals'],
  async run({ db, now }) {
    const health = [...categories.map((one, at) => topOf('health', one, at)), ...articleTops()]
    const tops = await insertCategories(db, [...health, ...projectTree.map((one, at) => topOf('project', one, at))])
    const under = await insertCategories(db, [
      ...undersOf('health', categories, tops),
      ...undersOf('project', projectTree, tops),
    ])
    const idOf = new Map([...tops, ...under])
    const hosts = await listHospitals({ db, now }, { city: 0, sort: 'default', from: null, page: 1, size: 40 })
    await insertAdverts(db, advertsFor(idOf, now))
    await insertArticles(
      db,
      hosts.rows.length === 0
        ? []
        : articlesFor(
            idOf,
            hosts.rows.map(({ id }) => id),
            now,
          ),
    )
    await insertTabs(db, tabsFor(idOf))
    await insertPageCategories(db, pagesFor(idOf))
  },
}

const topOf = (tree: TreeName, { key, name, picture, isRecommended }: DemoCategory, position: number) => ({
  sourceKey: key,
  tree,
  parentId: null,
  name,
  picture,
  position,
  isRecommended: isRecommended ?? false,
})

const articleTops = (): NewCategory[] =>
  articleCategories.map(({ key, name, showType }, at) => ({
    sourceKey: key,
    tree: 'health',
    parentId: null,
    name,
    picture: 'clipboard',
    showType,
    position: 100 + at,
    hasArticles: true,
  }))

const undersOf = (tree: TreeName, of: readonly DemoCategory[], tops: ReadonlyMap<string, number>): NewCategory[] =>
  of.flatMap(({ key, picture, under }) =>
    under.map(([sourceKey, name], position) => ({
      tree,
      sourceKey,
      name,
      picture,
      position,
      parentId: tops.get(key) as number,
    })),
  )

const advertsFor = (idOf: ReadonlyMap<string, number>, now: Date) =>
  adverts.map(([location, title, text, picture, link], position) => ({
    location,
    title,
    text,
    position,
    image: picture && thingPicture(picture, `advert-${position}`),
    link: link.replace(/\{(\w+)\}/, (_, key: string) => String(idOf.get(key))),
    // What stands among the pictures at the top was paid for by a hospital.
    isPaid: location === 13,
    startsAt: earlier(now, { days: 1 }),
    endsAt: later(now, { days: 365 }),
  }))

const articlesFor = (idOf: ReadonlyMap<string, number>, hospitalIds: readonly number[], now: Date) =>
  Object.entries(articles).flatMap(([key, list]) =>
    list.map(({ title, content, author, video }, at) => {
      const chance = seeded(`article ${title}`)
      const image = thingPicture(chance.pick(['drop', 'tooth', 'leaf', 'eye', 'brush']), title.length + at)
      return {
        title,
        content,
        image,
        authorName: author,
        categoryId: idOf.get(key) as number,
        hospitalId: chance.pick(hospitalIds),
        videoImage: video ? image : '',
        publishedAt: earlier(now, { days: chance.int(1, 90), hours: chance.int(0, 12) }),
      }
    }),
  )

const tabsFor = (idOf: ReadonlyMap<string, number>) => {
  const kinds = [
    ['推荐', 'recommend', null],
    ['优惠', 'discount', null],
    ['医疗器械', 'category', 'device'],
    ['营养保健', 'category', 'vitamin'],
    ['家庭常备', 'category', 'otc'],
    ['口腔护理', 'category', 'oral'],
  ] as const
  return ['shopProductIndex', 'shopIndex'].flatMap((pageMark) =>
    kinds.map(([title, kind, key], position) => ({
      pageMark,
      title,
      kind,
      position,
      categoryId: key && (idOf.get(key) as number),
    })),
  )
}

const pagesFor = (idOf: ReadonlyMap<string, number>) =>
  categories.map(({ key }, position) => ({ pageMark: 'healthIndex', categoryId: idOf.get(key) as number, position }))
