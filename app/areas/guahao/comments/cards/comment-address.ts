import { address } from '#kit/wire/address.ts'
import type { CommentKind } from '../rules.ts'

/** Whose comments, and what of them. */
export interface CommentsOf {
  kind: CommentKind
  id: number
  /** Those with one illness. */
  tag_id?: number | undefined
  /** The one that is shown first. */
  comment_id?: number | undefined
}

/** What patients say of a doctor, a hospital or goods. */
export const commentsAddress = ({ kind, id, tag_id, comment_id }: CommentsOf): string =>
  address('/comment/list', { kind, id, tag_id, comment_id })
