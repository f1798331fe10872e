import { insertDraft, updateDraft } from '#app/areas/content/articles/server/public.ts'
import type { benchArticleAdd } from '#app/areas/workbench/articles/contract.ts'
import { formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { onePixel } from '../support/a-picture.ts'
import { aDraft, publishedArticle, waitingArticle } from '../support/articles.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

/** The doctor who writes for this asker: they themselves, or one of their hospital. */
const authorOf = ({ ours, theirs }: World, { doctorId, hospitalId }: Asker): number =>
  doctorId ?? (hospitalId === theirs.hospitalId ? theirs : ours).doctorIds[0] ?? 0

const published = (world: World, asker: Asker) => publishedArticle(world.app, authorOf(world, asker))

/** What is published is everybody's: a draft alone has the asker's words in it. */
const waiting = (world: World, asker: Asker) => waitingArticle(world.app, authorOf(world, asker))

const draft = ({ app }: World, asker: Asker) =>
  insertDraft(app.db, asker.doctorId ?? 0, aDraft({ title: asker.words }), app.clock.now())

/** A draft that has an earlier writing. */
const writtenTwice = async (world: World, asker: Asker): Promise<number> => {
  const [id, { db, now }] = [await draft(world, asker), world.app.context()]
  await updateDraft(db, { id, doctorId: asker.doctorId ?? 0, version: 1 }, aDraft({ title: asker.words }), now)
  return id
}

/** Articles that calls name. */
export const articleFixtures = {
  'article of the hospital': waiting,
  'article of the doctor': draft,
}

/** An article as the form sends it. */
const sheet = ({ words }: Asker): CallInput<typeof benchArticleAdd> => ({
  cat_id: 1,
  title: words,
  summary: words,
  source: 'reposted',
  source_from: words,
  ill_names: [],
  is_ad: 1,
  content: [
    { type: 'heading', text: words },
    { type: 'paragraph', text: words.repeat(60) },
    { type: 'list', items: [words] },
    { type: 'steps', items: [words] },
    { type: 'quote', text: words },
    { type: 'table', head: [words], rows: [[words]] },
    { type: 'references', items: [words] },
  ],
  image: undefined,
})

const anArticle = async (world: World, asker: Asker) => ({ id: await published(world, asker) })

/** What is sent to the calls of articles. */
export const articlesByCall = {
  docArticleList: () => ({ cat_id: 1 }),
  docsayByTopic: () => ({ cat_id: 1 }),
  moreDocArticles: () => ({ cat_id: 1 }),
  searchDocArticle: () => ({ pubcat_id: 1, sort: 'hot' }),
  docsayDetail: anArticle,
  docsayAdmire: anArticle,
  docsayLike: async (world: World, asker: Asker) => ({ ...(await anArticle(world, asker)), state: 1 }),
  docsayFocus: () => ({ state: 1 }),
  markArticle: async (world: World, asker: Asker) => ({ article_id: await published(world, asker), state: 1 }),
  deskArticles: () => ({ list: 'reviewing' }),
  deskArticlePublish: () => ({ version: 1 }),
  deskArticleCorrect: (_: World, { words }: Asker) => ({
    version: 1,
    title: words,
    summary: words,
    content: [{ type: 'paragraph', text: words.repeat(60) }],
  }),
  deskArticleSchedule: ({ app }: World) => ({
    version: 1,
    publish_at: formatTime(later(app.clock.now(), { days: 1 })),
  }),
  deskArticleRefuse: () => ({ version: 1 }),
  deskArticleWithdraw: async (world: World, asker: Asker) => ({
    article_id: await published(world, asker),
    version: 1,
  }),
  benchArticleAdd: (_: World, asker: Asker) => sheet(asker),
  benchArticleChange: (_: World, asker: Asker) => ({ ...sheet(asker), version: 1 }),
  benchArticleBack: async (world: World, asker: Asker) => ({
    article_id: await writtenTwice(world, asker),
    version: 2,
    to: 1,
  }),
  benchArticleSubmit: () => ({ version: 1 }),
  benchArticleRecall: async (world: World, asker: Asker) => ({ article_id: await waiting(world, asker), version: 1 }),
  benchArticleWithdraw: async (world: World, asker: Asker) => ({
    article_id: await published(world, asker),
    version: 1,
  }),
  benchArticlePicture: () => ({ file: onePixel() }),
}
