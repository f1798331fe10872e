import { maskedName } from '#app/areas/access/patients/rules.ts'
import type { PatientContext } from '#app/context.ts'
import { dayOf, daysBetween } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { speltIn } from '#kit/words/server/spelt.ts'
import { isOffering, whyHeld } from '../../rules/hold.ts'
import { MOST_WRITTEN, WRITING_MINUTES } from '../../rules.ts'
import { lockAuthor } from '../queries/authors.ts'
import { namesOurs } from '../queries/named.ts'
import { type CommentRow, countShownOf, countWritten } from '../queries/read.ts'
import { hasReviewed } from '../queries/reviews.ts'
import { findRules } from '../queries/rules.ts'
import { columnsOf, type Subject } from '../queries/subjects.ts'
import { deleteDraft, insertComment } from '../queries/write.ts'
import { notifyAnswered } from './notify.ts'
import { keepOrigin } from './origin.ts'

/**
 * Writes a comment, or a reply to what `answered` says; everybody reads it unless a rule of the hospital holds it. The draft
 * for the subject goes with it. In one transaction.
 */
export const writeComment = async (
  ctx: PatientContext,
  subject: Subject,
  { content, answered, stars = null }: { content: string; answered?: CommentRow | undefined; stars?: number | null },
) => {
  const { db, now, patient } = ctx
  // Asked before the lock too: who sends a thousand at once waits for none of them.
  if ((await countLately(ctx)) >= MOST_WRITTEN) return new Refused('too-often')
  const author = await lockAuthor(db, patient)
  if (!author?.mobileIndex) return new Refused('no-mobile')
  const written = await countLately(ctx)
  if (written >= MOST_WRITTEN) return new Refused('too-often')
  const rules = await findRules(db, subject.hospitalId)
  const held = whyHeld(rules, {
    content,
    isSpelt: (await speltIn(rules.words, content)).length > 0,
    // Both lists are long: they are looked through only where something is offered.
    isNaming: rules.holdsPrices && isOffering(content) && (await namesOurs(db, content)),
    shownBefore: await countShownOf(db, patient),
    accountDays: daysBetween(dayOf(author.createdAt), dayOf(now)),
    writtenNow: written + 1,
  })
  const place = placeOf(answered)
  const authorName = maskedName(author.nickname)
  const id = await insertComment(db, subject, {
    ...place,
    patientId: patient,
    authorName,
    stars,
    content,
    state: held ? 'held' : 'shown',
    heldFor: held ?? '',
    createdAt: now,
  })
  await keepOrigin(ctx, id)
  if (!held) await notifyAnswered(ctx, { ...columnsOf(subject), ...place, id, patientId: patient, authorName, content })
  await deleteDraft(db, patient, subject)
  return { comment_id: id, is_held: held !== undefined }
}

/** Reviews a class, once, through the same gate. In one transaction. */
export const writeReview = async (
  ctx: PatientContext,
  subject: Subject,
  { content, stars }: { content: string; stars: number },
) => {
  await lockAuthor(ctx.db, ctx.patient)
  if (await hasReviewed(ctx.db, ctx.patient, subject.id)) return new Refused('commented-already')
  return writeComment(ctx, subject, { content, stars })
}

const countLately = ({ db, now, patient }: PatientContext): Promise<number> =>
  countWritten(db, patient, earlier(now, { minutes: WRITING_MINUTES }))

/** A reply to a reply stands below the same comment. */
const placeOf = (answered: CommentRow | undefined) => {
  if (!answered) return { rootId: null, replyTo: null }
  return answered.rootId === null
    ? { rootId: answered.id, replyTo: null }
    : { rootId: answered.rootId, replyTo: answered.id }
}
