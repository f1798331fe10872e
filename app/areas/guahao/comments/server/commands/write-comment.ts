import { maskedName } from '#app/areas/access/patients/rules.ts'
import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import type { findFinishedVisit } from '#app/areas/guahao/booking/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { addComment } from '../../contract.ts'
import type { HeldFor } from '../../rules/hold.ts'
import { type CommentRow, countShownOf } from '../queries/read.ts'
import { findHoldRules } from '../queries/rules.ts'
import { insertComment, insertReply } from '../queries/write.ts'
import { countStars } from './count-stars.ts'
import { heldBy } from './held-by.ts'

type Visit = NonNullable<Awaited<ReturnType<typeof findFinishedVisit>>>['order']

/** The patient's name as strangers see it. */
export const ownName = async ({ db, patient }: PatientContext) => maskedName(await nicknameOf(db, patient))

/** Which rule of the hospital holds what the patient is about to say; undefined where none does. */
const heldAt = async (
  { db, patient }: PatientContext,
  hospitalId: number,
  said: { content: string; images?: readonly string[] },
): Promise<HeldFor | undefined> => {
  const { content, images = [] } = said
  const [rules, saidBefore] = [await findHoldRules(db, hospitalId), await countShownOf(db, patient)]
  return heldBy(rules, { content, images, saidBefore })
}

/**
 * Writes what the patient says of their visit; its stars count once everybody may read it. Nothing where they have said
 * something before.
 */
export const writeComment = async (
  ctx: PatientContext,
  said: ParsedInput<typeof addComment>,
  visit: Visit,
  illTags: string[],
): Promise<{ id: number; isHeld: boolean } | undefined> => {
  const { db, now: createdAt, patient: patientId } = ctx
  const { kind, stars, content, words, images } = said
  const { id: orderId, hospitalId, depId, doctorId, date: visitedOn } = visit
  const held = await heldAt(ctx, hospitalId, said)
  const targetId = kind === 'doctor' ? doctorId : hospitalId
  const id = await insertComment(db, {
    kind,
    stars,
    content,
    words,
    images,
    illTags,
    orderId,
    hospitalId,
    depId,
    visitedOn,
    patientId,
    createdAt,
    targetId,
    authorName: await ownName(ctx),
    state: held ? 'held' : 'shown',
    heldFor: held ?? '',
  })
  if (id === undefined) return undefined
  if (!held) await countStars(db, { kind, targetId, hospitalId, stars }, 1)
  return { id, isHeld: held !== undefined }
}

/** Writes a reply below a comment; others read it unless a rule of the hospital holds it. */
export const writeReply = async (
  ctx: PatientContext,
  { id: commentId, hospitalId }: CommentRow,
  said: { content: string; replyTo: number | null },
) => {
  const { db, now: createdAt, patient: patientId } = ctx
  const held = hospitalId === null ? undefined : await heldAt(ctx, hospitalId, said)
  const authorName = await ownName(ctx)
  const voice = { state: held ? 'held' : 'shown', heldFor: held ?? '' } as const
  const told = await insertReply(db, { commentId, ...said, patientId, authorName, createdAt, ...voice })
  return { ...told, is_held: held !== undefined }
}
