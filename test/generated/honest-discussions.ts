import { deskDiscussionHide, deskDiscussionShow } from '#app/areas/content/comments/desk/contract.ts'
import { publishedArticle } from '../support/articles.ts'
import { reportBelow, sayBelow } from '../support/discussions.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import type { World } from './world.ts'

/** An article of the hospital whose staff asks, else of ours. */
const articleFor = ({ app, ours, theirs }: World, { hospitalId }: Asker): Promise<number> =>
  publishedArticle(app, (hospitalId === theirs.hospitalId ? theirs : ours).doctorIds[0] ?? 0)

/** What somebody says below it, that waits for a look. */
const heldWords = async (world: World, asker: Asker): Promise<number> =>
  sayBelow(world.app, await articleFor(world, asker), (await newPatient(world.app)).as, { content: PUBLISHED })

/** The same that everybody reads. */
const shownWords = async (world: World, asker: Asker): Promise<number> => {
  const comment_id = await heldWords(world, asker)
  const staff = asker.hospitalId === undefined ? await world.staffOf(world.ours, 'admin') : asker
  await world.app.callApi(deskDiscussionShow, { comment_id }, staff.as)
  return comment_id
}

const reportedWords = async (world: World, asker: Asker): Promise<number> => {
  const comment_id = await shownWords(world, asker)
  await reportBelow(world.app, comment_id, (await newPatient(world.app)).as)
  return comment_id
}

/** What readers say, as calls name it. */
export const discussionFixtures = {
  'own words on content': async (world: World, asker: Asker) =>
    sayBelow(world.app, await articleFor(world, asker), asker.as, { content: asker.words }),
  'words on content of the hospital': heldWords,
}

const about = async (world: World, asker: Asker) => ({ kind: 'article', id: await articleFor(world, asker) })

/** What is sent to the calls about what readers say. */
export const discussionsByCall = {
  docsayReply: async (world: World, asker: Asker) => ({ ...(await about(world, asker)), comment_id: undefined }),
  docsayCommentDetail: async (world: World, asker: Asker) => ({ comment_id: await shownWords(world, asker) }),
  docsayCommentCreate: async (world: World, asker: Asker) => ({
    ...(await about(world, asker)),
    comment_id: undefined,
    content: asker.words,
  }),
  docsayDraft: about,
  docsayDraftSave: async (world: World, asker: Asker) => ({ ...(await about(world, asker)), content: asker.words }),
  docsayCommentReport: async (world: World, asker: Asker) => ({
    comment_id: await shownWords(world, asker),
    reason: '其他',
    content: asker.words,
  }),
  docsayCommentLike: async (world: World, asker: Asker) => ({ comment_id: await shownWords(world, asker), state: 1 }),
  deskDiscussions: () => ({ list: 'all', kind: 'article' }),
  deskDiscussionsExport: () => ({ list: 'all', kind: 'article' }),
  deskDiscussionShow: async (world: World, asker: Asker) => {
    const comment_id = await shownWords(world, asker)
    await world.app.callApi(deskDiscussionHide, { comment_id, reason: PUBLISHED }, asker.as)
    return { comment_id }
  },
  deskDiscussionOrigin: () => ({ reason: PUBLISHED }),
  deskDiscussionHide: () => ({ reason: PUBLISHED }),
  deskDiscussionAnswer: async (world: World, asker: Asker) => ({
    comment_id: await shownWords(world, asker),
    content: PUBLISHED,
  }),
  deskDiscussionTake: async (world: World, asker: Asker) => ({ comment_id: await reportedWords(world, asker) }),
  deskDiscussionDismiss: async (world: World, asker: Asker) => ({ comment_id: await reportedWords(world, asker) }),
  deskDiscussionRulesSave: () => ({
    holds_all: 1,
    first_count: 0,
    young_days: 0,
    burst_count: 0,
    holds_links: 1,
    holds_prices: 1,
    words: '',
  }),
}
