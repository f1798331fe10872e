/** What stands in the feed, in the order of its tabs; of one moment the earlier kind stands first. */
export const feedKinds = ['article', 'video', 'class', 'ask', 'diary'] as const
/** A kind of entry. */
export type FeedKind = (typeof feedKinds)[number]

/** The kinds in words. */
export const kindWords: Readonly<Record<FeedKind, string>> = {
  article: '文章',
  video: '视频',
  class: '课程',
  ask: '问答',
  diary: '晒单',
}

/** The fixed first tab [X139]. */
export const RECOMMEND = { id: 0, title: '推荐', url: '/main/feed' } as const

/** The number of a kind's tab on the wire. */
export const tabOf = (kind: FeedKind): number => feedKinds.indexOf(kind) + 1

/** The kinds that stand in a tab: all in Recommend; undefined where there is no such tab. */
export const kindsOfTab = (tab: number): readonly FeedKind[] | undefined => {
  if (tab === RECOMMEND.id) return feedKinds
  const kind = feedKinds[tab - 1]
  return kind && [kind]
}

/** Kinds that are looked at rather than read: they stand in a waterfall. */
export const isSeen = (kinds: readonly FeedKind[]): boolean =>
  kinds.every((kind) => kind === 'video' || kind === 'diary')

/** Entries on a page. */
export const PAGE_SIZE = 20
/** So many stand on the home, with the way to all of them. */
export const ON_HOME = 6
/** So deep somebody may ask by the number of a page; further by the cursor alone. */
export const MOST_BY_PAGE = 2_000
/** What doctors whom somebody follows publish stands so many days higher. */
export const FAVOUR_DAYS = 14
/** Most wishes for less that are kept of one patient. */
export const MOST_WISHES = 200

/** Where a page of the feed ended. */
export interface Place {
  atMs: number
  kind: FeedKind
  id: string
}

/** A place as it goes to the browser and comes back. */
export const cursorText = ({ atMs, kind, id }: Place): string => `${atMs}.${feedKinds.indexOf(kind)}.${id}`

/** The place that a cursor names; undefined where it is none of ours. */
export const placeOfCursor = (text: string): Place | undefined => {
  const [, atMs = '', rank = '', id = ''] = /^(\d{1,15})\.([0-4])\.([\w-]{1,64})$/.exec(text) ?? []
  const kind = feedKinds[Number(rank)]
  // Of what is counted the id is a number, and no larger than one can be.
  const isOwn = kind === 'ask' || kind === 'diary' || /^\d{1,15}$/.test(id)
  return kind && id !== '' && isOwn ? { atMs: Number(atMs), kind, id } : undefined
}

/** Columns among which the one of the day is. */
export const COLLEGE_TURNS = 3

/** Whose turn it is, from 0: of the first visit ever 0, of the same day the same, of the next day on which somebody comes the next [X359]. */
export const collegeTurn = (cookie: string | undefined, day: string): { turn: number; cookie: string } => {
  const [, before = '', count = ''] = /^(\d{4}-\d{2}-\d{2})\.([0-2])$/.exec(cookie ?? '') ?? []
  const turn = before === '' ? 0 : before === day ? Number(count) : (Number(count) + 1) % COLLEGE_TURNS
  return { turn, cookie: `${day}.${turn}` }
}
