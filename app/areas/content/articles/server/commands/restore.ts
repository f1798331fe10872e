import type { Context } from '#app/context.ts'
import { findVersion } from '../queries/keep.ts'
import { type OwnArticle, updateDraft } from '../queries/write.ts'

/** Writes an earlier writing of an article over it, as a new one: what stood there meanwhile stays among the earlier ones. */
export const restoreVersion = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  which: OwnArticle,
  version: number,
): Promise<'not-found' | 'changed' | undefined> => {
  const found = await findVersion(db, which.id, version)
  if (!found) return 'not-found'
  const { articleId: _, version: __, writtenAt: ___, ...draft } = found
  return (await updateDraft(db, which, draft, now)) ? undefined : 'changed'
}
