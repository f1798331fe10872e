import { address } from '#kit/wire/address.ts'
import type { SubjectKind } from '../rules.ts'

/** What is talked about, and which comment is shown first. */
export interface DiscussionOf {
  kind: SubjectKind
  id: number
  comment_id?: number | undefined
}

/** All that is said of an article, a video or a class, or asked about goods. */
export const discussionAddress = ({ kind, id, comment_id }: DiscussionOf): string =>
  address('/article/comments', { kind, id, comment_id })
