import type { Context } from '#app/context.ts'
import type { ArticleState } from '../../states.ts'
import { moveArticle, type OwnArticle } from '../queries/write.ts'

/** Hands an article in for review; false where it is not to be handed in, or was written anew meanwhile. */
export const submitArticle = (inside: Context, which: OwnArticle): Promise<boolean> =>
  move(inside, which, 'reviewing', { submittedAt: inside.now, says: '' })

/** Takes an article back out of the review. */
export const recallArticle = (inside: Context, which: OwnArticle): Promise<boolean> => move(inside, which, 'draft', {})

/** Shows an article to everybody: the writing that the desk has read, no other. */
export const publishArticle = (inside: Context, which: OwnArticle): Promise<boolean> =>
  move(inside, which, 'published', { publishedAt: inside.now, publishesAt: null, says: '' })

/** Has an article shown by itself at a moment: the writing that the desk has read, no other. */
export const scheduleArticle = (inside: Context, which: OwnArticle, publishesAt: Date): Promise<boolean> =>
  move(inside, which, 'scheduled', { publishesAt, says: '' })

/** Sends an article back to its author, and says why. */
export const refuseArticle = (inside: Context, which: OwnArticle, says: string): Promise<boolean> =>
  move(inside, which, 'refused', { says })

/** Takes a published article away; the desk says why, its author need not. */
export const withdrawArticle = (inside: Context, which: OwnArticle, says: string): Promise<boolean> =>
  move(inside, which, 'withdrawn', { publishesAt: null, says })

const move = async (
  inside: Context,
  which: OwnArticle,
  to: ArticleState,
  set: Parameters<typeof moveArticle>[3],
): Promise<boolean> => {
  const isMoved = await moveArticle(inside.db, which, to, set)
  const isSeen = to === 'published' || to === 'withdrawn'
  if (isMoved && isSeen) await inside.emit('searchable.changed', { kind: 'article', ids: [which.id] })
  return isMoved
}
