import { isGiven } from '#app/areas/account/consents/server/public.ts'
import { listMarkedIds } from '#app/areas/account/marks/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { Refused } from '#kit/wire/refused.ts'
import { cursorText, type FeedKind, MOST_BY_PAGE, type Place, placeOfCursor } from '../../rules.ts'
import { asEntries } from '../present.ts'
import { type FeedAsked, listPlaces } from '../queries/places.ts'
import { listWishes } from '../queries/wishes.ts'

/** What a call asks of the feed. */
export interface FeedRequest {
  kinds: readonly FeedKind[]
  topicId?: number | undefined
  cursor?: string | undefined
  page: number
  page_size: number
  /** Nothing is chosen for who asks. */
  not_rec?: number | undefined
}

/** What is published is in the feed of visitors after so long. */
const KEPT_SECONDS = 10

/** A page of the feed, and by what the next is asked. */
export const readFeed = async (ctx: RequestContext, request: FeedRequest) => {
  const { cursor, page, page_size: most, kinds, topicId } = request
  const after = cursor === undefined ? undefined : placeOfCursor(cursor)
  const skip = cursor === undefined ? (page - 1) * most : 0
  if ((cursor !== undefined && !after) || skip > MOST_BY_PAGE) return new Refused('bad-cursor')
  const asked = { kinds: readableBy(ctx, kinds), topicId, skip, most, after, ...(await wishesOf(ctx, request)) }
  if (asked.kinds.length === 0) return { list: [], next_cursor: '' }
  // Visitors see the same, and who began within the same seconds goes on by the same cursor: it is asked of the database once.
  const name = `${kinds.join()} ${topicId ?? ''} ${most} ${skip} ${cursor ?? ''}`
  const read = () => readPage(ctx, asked)
  return ctx.patient === null ? cached(ctx, name, KEPT_SECONDS, read, 'feed') : read()
}

/** So often more is read where entries of a page were taken away meanwhile: a short page would look like the last. */
const MOST_ROUNDS = 5

const readPage = async (ctx: RequestContext, asked: FeedAsked) => {
  const list: Awaited<ReturnType<typeof asEntries>> = []
  let [after, skip, isLast] = [asked.after, asked.skip, false]
  for (let round = 0; round < MOST_ROUNDS && !isLast && list.length < asked.most; round++) {
    const most = asked.most - list.length
    const found = await listPlaces(ctx.db, { ...asked, after, skip, most })
    list.push(...(await asEntries(ctx, found)))
    const last = found[found.length - 1]
    if (last) after = asPlace(last)
    isLast = found.length < most
    skip = 0
  }
  return { list, next_cursor: isLast || !after ? '' : cursorText(after) }
}

const asPlace = ({ atMs, kind, id }: Place): Place => ({ atMs, kind, id })

/** What buyers show is for who is signed in. */
const readableBy = ({ patient }: RequestContext, kinds: readonly FeedKind[]): readonly FeedKind[] =>
  patient === null ? kinds.filter((kind) => kind !== 'diary') : kinds

/** What stands higher for who asks, and what is left out: that they wanted less of something holds whatever is recommended. */
const wishesOf = async ({ db, patient }: RequestContext, { not_rec }: FeedRequest) => {
  if (patient === null) return { favoured: [], lessTopics: [], lessItems: [] }
  const wishes = await listWishes(db, patient)
  const isPersonal = not_rec !== 1 && (await isGiven(db, patient, 'recommend'))
  return {
    favoured: isPersonal ? await listMarkedIds(db, patient, 'doctor') : [],
    lessTopics: wishes.flatMap(({ topicId }) => (topicId === null ? [] : [topicId])),
    lessItems: wishes.flatMap(({ kind, itemId }) => (kind === null || itemId === null ? [] : [{ kind, itemId }])),
  }
}
