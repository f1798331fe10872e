import { insertDraft } from '#app/areas/content/articles/server/public.ts'
import type { benchArticleAdd } from '#app/areas/workbench/articles/contract.ts'
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
  deskArticleRefuse: () => ({ version: 1 }),
  deskArticleWithdraw: async (world: World, asker: Asker) => ({
    article_id: await published(world, asker),
    version: 1,
  }),
  benchArticleAdd: (_: World, asker: Asker) => sheet(asker),
  benchArticleChange: (_: World, asker: Asker) => ({ ...sheet(asker), version: 1 }),
  benchArticleSubmit: () => ({ version: 1 }),
  benchArticleRecall: async (world: World, asker: Asker) => ({ article_id: await waiting(world, asker), version: 1 }),
  benchArticleWithdraw: async (world: World, asker: Asker) => ({
    article_id: await published(world, asker),
    version: 1,
  }),
  benchArticlePicture: () => ({ file: onePixel() }),
}
