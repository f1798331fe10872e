import { isFollowUp, isOpen } from '#app/areas/consult/consultations/rules.ts'
import {
  type ConsultationRow,
  findConsultationOfDoctor,
  noteAnswer,
} from '#app/areas/consult/consultations/server/public.ts'
import type { ContentKind } from '#app/areas/consult/talk/rules.ts'
import { listMessages, type MessageRow, markRead } from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#app/context.ts'
import { isFile, takeFile } from './files.ts'
import { sendToBoth } from './live.ts'
import { say } from './say.ts'
import { takeBack } from './take-back.ts'

/** What a doctor says, words or the address of what they sent; `clientMsgId` is their device's own name of it. */
export interface Answer {
  consultationId: string
  kind?: ContentKind | 'invite'
  content: string
  clientMsgId: string
}

const ofDoctor = async <T>(
  { db }: Context,
  doctorId: number,
  consultationId: string,
  work: (consultation: ConsultationRow) => Promise<T>,
): Promise<T | 'not-found'> => {
  const consultation = await findConsultationOfDoctor(db, doctorId, consultationId)
  return consultation ? work(consultation) : 'not-found'
}

/**
 * A doctor answers in a consultation of theirs; the first answer within the promise makes a consultation of it. Where a call was
 * agreed on, words do not stand for it.
 */
export const sendAsDoctor = (
  ctx: Context,
  doctorId: number,
  { consultationId, kind = 'text', content, clientMsgId }: Answer,
): Promise<MessageRow | 'not-found' | 'over' | 'no-picture'> =>
  ofDoctor(ctx, doctorId, consultationId, (consultation) =>
    say<'over' | 'no-picture'>(
      ctx,
      consultation,
      { consultationId, sender: 'doctor', kind, content, clientMsgId },
      async (inside) => {
        // An invitation is no answer to what was asked, and who asked for a call is answered by one.
        if (kind !== 'invite' && consultation.kind === 'text') await noteAnswer(inside, consultationId)
        const now = await findConsultationOfDoctor(inside.db, doctorId, consultationId)
        if (!now || !mayAnswer(now, inside.now)) return 'over'
        return isFile(kind) ? takeFile(inside.db, { doctorId }, kind, content) : undefined
      },
    ),
  )

/** By text, one that is still only accepted was not answered within the promise: its money goes back. */
const mayAnswer = (consultation: ConsultationRow, now: Date): boolean => {
  const isTooLate =
    consultation.state === 'accepted' &&
    (consultation.kind === 'text' || consultation.replyBy === null || consultation.replyBy <= now)
  return !isTooLate && (isOpen(consultation, now) || isFollowUp(consultation, now))
}

/** A doctor takes back what they said within the last two minutes; undefined where that is not to be taken back. */
export const recallAsDoctor = (ctx: Context, doctorId: number, consultationId: string, id: number) =>
  ofDoctor(ctx, doctorId, consultationId, (consultation) =>
    takeBack(ctx, consultation, { consultationId, sender: 'doctor', id }),
  )

/** A doctor has seen all up to this message. */
export const readAsDoctor = (ctx: Context, doctorId: number, consultationId: string, id: number) =>
  ofDoctor(ctx, doctorId, consultationId, async (consultation) => {
    const read_id = await markRead(ctx.db, consultationId, 'doctor', id)
    if (read_id !== undefined)
      sendToBoth(ctx, consultation, { type: 'read', ask_id: consultationId, who: 'doctor', read_id })
  })

/** A doctor is writing. */
export const typeAsDoctor = (ctx: Context, doctorId: number, consultationId: string) =>
  ofDoctor(ctx, doctorId, consultationId, async (consultation) =>
    sendToBoth(ctx, consultation, { type: 'typing', ask_id: consultationId, who: 'doctor' }),
  )

/** What a doctor reads of a talk of theirs, as `listMessages` gives it. */
export const listAsDoctor = (
  ctx: Context,
  doctorId: number,
  consultationId: string,
  wanted: { before?: number; since?: number; most: number },
) => ofDoctor(ctx, doctorId, consultationId, () => listMessages(ctx.db, consultationId, { ...wanted, as: 'doctor' }))
