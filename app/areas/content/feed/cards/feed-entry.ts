import type { CallOutput } from '#kit/wire/call.ts'
import type { feedNew } from '../contract.ts'

/** A page of the feed. */
export type FeedPage = CallOutput<typeof feedNew>
/** An entry of it. */
export type FeedEntry = FeedPage['list'][number]

/** What an entry is known again by. */
export const nameOf = ({ item_type, item_id }: FeedEntry): string => `${item_type} ${item_id}`
