import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { ANSWERED } from '../rules.ts'
import { asMessages, asSuggestion, SUGGESTION, WHAT } from './present.ts'
import { listSuggestions, updateAnswer } from './queries/suggestions.ts'
import * as queries from './queries.ts'

export { listOpenTalks, type TalkRow } from './queries.ts'

const MOST_SHOWN = 100

/** Gives an open talk to one of the service, whoever had it; false where it is not open. */
export const takeTalk = async ({ db }: Pick<Context, 'db'>, talkId: number, agentId: number): Promise<boolean> =>
  (await queries.changeOpenTalk(db, talkId, null, { takenBy: agentId })) !== undefined

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

/** Ends a talk until its holder writes again; false where it is not this agent's, any more. */
export const closeTalk = async ({ db }: Pick<Context, 'db'>, talkId: number, agentId: number): Promise<boolean> =>
  (await queries.changeOpenTalk(db, talkId, agentId, { openSince: null, waitingSince: null, takenBy: null })) !==
  undefined

/** A page of what patients told of the product. */
export const readSuggestions = async (ctx: Context, isAnswered: boolean, turn: { page: number; size: number }) => {
  const found = await listSuggestions(ctx.db, isAnswered, turn)
  return { ...found, rows: found.rows.map((row) => asSuggestion(row, ctx)) }
}

/** Answers what a patient told, and tells them so; false where it has an answer. */
export const answerSuggestion = async (ctx: Context, id: number, content: string): Promise<boolean> => {
  const answerSealed = sealOf(ctx.config).seal(content, SUGGESTION)
  const answered = await updateAnswer(ctx.db, id, { answerSealed, answeredAt: ctx.now })
  if (!answered) return false
  await notifyPatient(ctx, {
    patientId: answered.patientId,
    kind: 'system',
    title: '您的反馈有了回复',
    text: '客服看了您写的反馈，点开看看怎么说。',
    link: '/help/suggestions',
  })
  return true
}
