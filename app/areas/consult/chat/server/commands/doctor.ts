import { isFollowUp, isOpen } from '#app/areas/consult/asks/rules.ts'
import { type AskRow, findAskOfDoctor, noteAnswer } from '#app/areas/consult/asks/server/public.ts'
import type { SaidKind } from '#app/areas/consult/talk/rules.ts'
import { listMessages, type MessageRow, markRead } from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#server/here.ts'
import { isFile, takeFile } from './files.ts'
import { tellBoth } from './live.ts'
import { say } from './say.ts'
import { takeBack } from './take-back.ts'

/** What a doctor says, words or the address of what he sent; `clientMsgId` is his device's own name of it. */
export interface Answer {
  askId: string
  kind?: SaidKind | 'invite'
  content: string
  clientMsgId: string
}

const ofDoctor = async <T>(
  { db }: Context,
  doctorId: number,
  askId: string,
  work: (consultation: AskRow) => Promise<T>,
): Promise<T | 'not-found'> => {
  const consultation = await findAskOfDoctor(db, doctorId, askId)
  return consultation ? work(consultation) : 'not-found'
}

/**
 * A doctor answers in a consultation of his; the first answer within the promise makes a consultation of it. Where a call was
 * agreed on, words do not stand for it.
 */
export const sendAsDoctor = (
  ctx: Context,
  doctorId: number,
  { askId, kind = 'text', content, clientMsgId }: Answer,
): Promise<MessageRow | 'not-found' | 'over' | 'no-picture'> =>
  ofDoctor(ctx, doctorId, askId, (consultation) =>
    say<'over' | 'no-picture'>(ctx, consultation, { askId, sender: 'doctor', kind, content, clientMsgId }, async (inside) => {
      // An invitation is no answer to what was asked, and who asked for a call is answered by one.
      if (kind !== 'invite' && consultation.kind === 'text') await noteAnswer(inside, askId)
      const now = await findAskOfDoctor(inside.db, doctorId, askId)
      if (!now || !mayAnswer(now, inside.now)) return 'over'
      return isFile(kind) ? takeFile(inside.db, { doctorId }, kind, content) : undefined
    }),
  )

/** By text, one that is still only accepted was not answered within the promise: its money goes back. */
const mayAnswer = (consultation: AskRow, now: Date): boolean => {
  const isTooLate = consultation.state === 'accepted' && (consultation.kind === 'text' || consultation.replyBy === null || consultation.replyBy <= now)
  return !isTooLate && (isOpen(consultation, now) || isFollowUp(consultation, now))
}

/** A doctor takes back what he said within the last two minutes; undefined where that is not to be taken back. */
export const recallAsDoctor = (ctx: Context, doctorId: number, askId: string, id: number) =>
  ofDoctor(ctx, doctorId, askId, (consultation) => takeBack(ctx, consultation, { askId, sender: 'doctor', id }))

/** A doctor has seen all up to this message. */
export const readAsDoctor = (ctx: Context, doctorId: number, askId: string, id: number) =>
  ofDoctor(ctx, doctorId, askId, async (consultation) => {
    const read_id = await markRead(ctx.db, askId, 'doctor', id)
    if (read_id !== undefined) tellBoth(ctx, consultation, { type: 'read', ask_id: askId, who: 'doctor', read_id })
  })

/** A doctor is writing. */
export const typeAsDoctor = (ctx: Context, doctorId: number, askId: string) =>
  ofDoctor(ctx, doctorId, askId, async (consultation) =>
    tellBoth(ctx, consultation, { type: 'typing', ask_id: askId, who: 'doctor' }),
  )

/** What a doctor reads of a talk of his, as `listMessages` gives it. */
export const listAsDoctor = (
  ctx: Context,
  doctorId: number,
  askId: string,
  wanted: { before?: number; since?: number; most: number },
) => ofDoctor(ctx, doctorId, askId, () => listMessages(ctx.db, askId, { ...wanted, as: 'doctor' }))
