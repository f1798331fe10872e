import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import type { PageRequest } from '#kit/db/page.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { messages } from '../rules/messages.ts'
import { ANSWERED, MOST_SHOWN } from '../rules.ts'
import { asMessages, asSuggestion, RATING, SUGGESTION, WHAT } from './present.ts'
import { beginService, endService, type ServiceRow } from './queries/ratings.ts'
import { listSuggestions, updateAnswer } from './queries/suggestions.ts'
import * as queries from './queries.ts'

export { type EndedService, listEndedServices, listRatingFigures } from './queries/ratings.ts'
export { listOpenTalks, type NamedTalk } from './queries.ts'

/** Gives an open talk to one of the service, whoever had it; false where it is not open. */
export const takeTalk = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  talkId: number,
  agentId: number,
): Promise<boolean> => {
  const talk = await queries.changeOpenTalk(db, talkId, null, { takenBy: agentId })
  if (talk) await beginService(db, talkId, agentId, now)
  return talk !== undefined
}

/** What was last said in an open talk, the oldest first, for who has taken it; why not, where they have not. */
export const readTalk = async (ctx: Context, talkId: number, agentId: number) => {
  const talk = await queries.findOpenTalk(ctx.db, talkId)
  if (!talk) return 'not-found'
  if (talk.takenBy !== agentId) return 'not-yours'
  const newest = await queries.listMessagesOf(ctx.db, talkId, MOST_SHOWN)
  return { talk, messages: await asMessages(ctx, newest.reverse()) }
}

/** Says something to who waits, and to a patient's devices at once; false where the talk is not this agent's, any more. */
export const answerTalk = async (
  { db, now, config, bus }: Context,
  talkId: number,
  agentId: number,
  content: string,
): Promise<boolean> => {
  const talk = await queries.changeOpenTalk(db, talkId, agentId, { waitingSince: null })
  if (!talk) return false
  const contentSealed = sealOf(config).seal(content, WHAT)
  await queries.insertMessages(db, [{ talkId, sender: 'agent', contentSealed, questionIds: [], saidAt: now }])
  const { patientId } = talk
  if (patientId !== null) afterCommit(db, () => bus?.publish(patientId, ANSWERED))
  return true
}

/** Ends a talk until its holder writes again, who may rate it now; false where it is not this agent's, any more. */
export const closeTalk = async (
  { db, now, bus }: Pick<Context, 'db' | 'now' | 'bus'>,
  talkId: number,
  agentId: number,
): Promise<boolean> => {
  const closed = { openSince: null, waitingSince: null, takenBy: null }
  const talk = await queries.changeOpenTalk(db, talkId, agentId, closed)
  if (!talk) return false
  await endService(db, talkId, agentId, now)
  const { patientId } = talk
  if (patientId !== null) afterCommit(db, () => bus?.publish(patientId, ANSWERED))
  return true
}

/** What was said of an ended service, in words. */
export const wordsOfRating = ({ wordsSealed }: Pick<ServiceRow, 'wordsSealed'>, { config }: Pick<Context, 'config'>) =>
  wordsSealed === null ? '' : sealOf(config).open(wordsSealed, RATING)

/** A page of what patients told of the product. */
export const readSuggestions = async (ctx: Context, isAnswered: boolean, asked: PageRequest) => {
  const found = await listSuggestions(ctx.db, isAnswered, asked)
  return { ...found, rows: found.rows.map((row) => asSuggestion(row, ctx)) }
}

/** Answers what a patient told, and tells them so; false where it has an answer. */
export const answerSuggestion = async (ctx: Context, id: number, content: string): Promise<boolean> => {
  const answerSealed = sealOf(ctx.config).seal(content, SUGGESTION)
  const answered = await updateAnswer(ctx.db, id, { answerSealed, answeredAt: ctx.now })
  if (!answered) return false
  await notifyBy(ctx, messages.answered, {
    patientId: answered.patientId,
    values: {},
    link: '/help/suggestions',
  })
  return true
}
