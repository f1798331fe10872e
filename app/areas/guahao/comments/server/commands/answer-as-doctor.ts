import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { DoctorContext } from '#app/context.ts'
import { address } from '#kit/wire/address.ts'
import { MOST_FIRST } from '../../rules/hold.ts'
import { messages } from '../../rules/messages.ts'
import { faultIn } from '../../rules.ts'
import { findOfDoctor, insertAnswer } from '../queries/of-doctor.ts'
import { findHoldRules } from '../queries/rules.ts'
import { countReply } from '../queries/write.ts'
import { heldBy } from './held-by.ts'

/** Why a doctor's answer was not written. */
type NotAnswered = 'not-found' | 'answered' | NonNullable<ReturnType<typeof faultIn>>

/**
 * A doctor answers what everybody reads of them, once, in the caller's transaction: through the same gate as what patients say. Held,
 * others read it once staff have looked; shown, who wrote the comment is told.
 */
export const answerAsDoctor = async (
  ctx: DoctorContext,
  commentId: number,
  content: string,
): Promise<{ id: number; isHeld: boolean; hospitalId: number | null } | NotAnswered> => {
  const { db, now, doctor } = ctx
  const comment = await findOfDoctor(db, doctor.doctorId, commentId)
  if (!comment) return 'not-found'
  const fault = faultIn(content)
  if (fault) return fault
  const { hospitalId, patientId, targetId } = comment
  // Doctors are known: nothing is held because it is their first.
  const said = { content, images: [], saidBefore: MOST_FIRST }
  const held = hospitalId === null ? undefined : await heldBy(await findHoldRules(db, hospitalId), said)
  const id = await insertAnswer(db, {
    commentId,
    doctorId: doctor.doctorId,
    patientId: null,
    authorName: `${doctor.name}医生`,
    content,
    isOfficial: true,
    state: held ? 'held' : 'shown',
    heldFor: held ?? '',
    createdAt: now,
  })
  if (id === undefined) return 'answered'
  if (!held) await countReply(db, commentId, 1)
  if (!held && patientId !== null)
    await notifyBy(ctx, messages.answeredByDoctor, {
      patientId,
      values: { doctor: doctor.name, content },
      link: address('/comment/list', { kind: 'doctor', id: targetId, comment_id: commentId }),
    })
  return { id, isHeld: held !== undefined, hospitalId }
}
