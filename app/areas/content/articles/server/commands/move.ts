import type { Within } from '#server/here.ts'
import type { ArticleState } from '../../states.ts'
import { moveArticle, type OwnArticle } from '../queries/write.ts'

/** Hands an article in for review; false where it is not to be handed in, or was written anew meanwhile. */
export const submitArticle = (inside: Within, which: OwnArticle): Promise<boolean> =>
  move(inside, which, 'reviewing', { submittedAt: inside.now, says: '' })

/** Takes an article back out of the review. */
export const recallArticle = (inside: Within, which: OwnArticle): Promise<boolean> => move(inside, which, 'draft', {})

/** Shows an article to everybody: the writing that the desk has read, no other. */
export const publishArticle = (inside: Within, which: OwnArticle): Promise<boolean> =>
  move(inside, which, 'published', { publishedAt: inside.now, says: '' })

/** Sends an article back to its author, and says why. */
export const refuseArticle = (inside: Within, which: OwnArticle, says: string): Promise<boolean> =>
  move(inside, which, 'refused', { says })

/** Takes a published article away; the desk says why, its author need not. */
export const withdrawArticle = (inside: Within, which: OwnArticle, says: string): Promise<boolean> =>
  move(inside, which, 'withdrawn', { says })

const move = async (
  inside: Within,
  which: OwnArticle,
  to: ArticleState,
  set: Parameters<typeof moveArticle>[3],
): Promise<boolean> => {
  const isMoved = await moveArticle(inside.db, which, to, set)
  const isSeen = to === 'published' || to === 'withdrawn'
  if (isMoved && isSeen) await inside.tell(inside, 'searchable.changed', { kind: 'article', ids: [which.id] })
  return isMoved
}
