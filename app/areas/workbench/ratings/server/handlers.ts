import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { ownVoiceWords } from '#app/areas/guahao/comments/rules.ts'
import { answerAsDoctor, countUnanswered, listCommentsOfDoctor } from '#app/areas/guahao/comments/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'

export const handlers: Handlers<typeof contract> = {
  async benchRatings({ list = 'unanswered', page, page_size: size }, { db, doctor: { doctorId } }) {
    const found = await listCommentsOfDoctor(db, doctorId, { isUnanswered: list === 'unanswered', page, size })
    return { ...paged(found, asRating), unanswered_num: await countUnanswered(db, doctorId) }
  },

  async benchRatingAnswer({ comment_id: id, content }, ctx) {
    const done = await actAsDoctor(
      ctx,
      (inside) => answerAsDoctor(inside, id, content),
      ({ hospitalId }) => ({
        act: 'rating.answer',
        kind: 'comment',
        id,
        ...(hospitalId === null ? {} : { hospitalId }),
      }),
    )
    return typeof done === 'string' ? ctx.refuse(done) : { comment_id: id, state: done.isHeld ? 'held' : 'shown' }
  },
}

type Row = Awaited<ReturnType<typeof listCommentsOfDoctor>>['rows'][number]

const asRating = ({ comment, answer }: Row) => ({
  comment_id: comment.id,
  user_name: comment.authorName,
  score: comment.stars,
  content: comment.content,
  words: comment.words,
  visit_date: comment.visitedOn ?? '',
  add_time: comment.createdAt,
  answer: answer && {
    content: answer.content,
    state: answer.state,
    state_desc: ownVoiceWords[answer.state],
    add_time: answer.createdAt,
  },
})
