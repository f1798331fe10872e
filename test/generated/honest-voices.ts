import { deskReviewShow } from '#app/areas/desk/reviews/contract.ts'
import { addCommentReply, reportComment } from '#app/areas/guahao/comments/contract.ts'
import { deskCommentHide } from '#app/areas/guahao/comments/desk/contract.ts'
import { countStars } from '#app/areas/guahao/comments/server/commands/count-stars.ts'
import { insertComment } from '#app/areas/guahao/comments/server/queries/write.ts'
import { reportReview } from '#app/areas/orders/reviews/contract.ts'
import { type Asker, newPatient, PUBLISHED } from './askers.ts'
import { soldReview } from './honest-orders.ts'
import type { World } from './world.ts'

/** What somebody said of the asker's hospital, and somebody else reported. */
const saidComment = async ({ app, ours }: World, { hospitalId = ours.hospitalId }: Asker): Promise<number> => {
  const [author, reporter] = [await newPatient(app), await newPatient(app)]
  const said = { kind: 'unit', targetId: hospitalId, hospitalId, stars: 4 } as const
  const comment_id = await insertComment(app.db, {
    ...said,
    patientId: author.patientId ?? 0,
    authorName: '某**',
    content: PUBLISHED,
    createdAt: app.clock.now(),
  })
  if (comment_id === undefined) throw new Error('nothing was said')
  await countStars(app.db, said, 1)
  await app.callApi(reportComment, { kind: 'unit', comment_id, reason: '其他' }, reporter.as)
  return comment_id
}

/** A review of what the asker's hospital sold, that everybody reads. */
const shownReview = async (world: World, asker: Asker): Promise<string> => {
  const order_id = await soldReview(world, asker)
  await world.app.callApi(deskReviewShow, { order_id }, asker.as)
  return order_id
}

const reportedReview = async (world: World, asker: Asker): Promise<string> => {
  const order_id = await shownReview(world, asker)
  await world.app.callApi(reportReview, { order_id, reason: '其他' }, (await newPatient(world.app)).as)
  return order_id
}

/** What hangs on the owner of a call about what patients say. */
export const voiceFixtures = {
  'comment of the hospital': saidComment,
  'reply of the hospital': async (world: World, asker: Asker) => {
    const comment_id = await saidComment(world, asker)
    const answer = { kind: 'unit', comment_id, content: PUBLISHED } as const
    return (await world.app.callApi(addCommentReply, answer, (await newPatient(world.app)).as)).reply_id
  },
}

/** What is sent to the calls of the desk about what patients say. */
export const voicesByCall = {
  deskCommentShow: async (world: World, asker: Asker) => {
    const comment_id = await saidComment(world, asker)
    await world.app.callApi(deskCommentHide, { comment_id, reason: PUBLISHED }, asker.as)
    return { comment_id }
  },
  reportReview: async (world: World) => ({
    order_id: await shownReview(world, await world.staffOf(world.ours, 'admin')),
    comment_id: undefined,
    reason: '其他',
  }),
  deskReviewHide: async (world: World, asker: Asker) => ({
    order_id: await shownReview(world, asker),
    reason: PUBLISHED,
  }),
  deskReviewAnswer: async (world: World, asker: Asker) => ({
    order_id: await shownReview(world, asker),
    content: PUBLISHED,
  }),
  deskReviewReportTake: async (world: World, asker: Asker) => ({ order_id: await reportedReview(world, asker) }),
  deskReviewReportDismiss: async (world: World, asker: Asker) => ({ order_id: await reportedReview(world, asker) }),
  deskCommentHide: () => ({ reason: PUBLISHED }),
  deskCommentAnswer: () => ({ content: PUBLISHED }),
  deskReplyMove: () => ({ state: 'hidden' }),
  deskCommentRulesSave: () => ({ first_count: 0, holds_links: 1, holds_pictures: 0, words: '' }),
}
