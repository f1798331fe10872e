import type { RequestContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { type FoundKind, foundKinds, MOST } from '../../rules.ts'
import { asFound } from '../present/found.ts'
import { findOfKind } from '../queries/search.ts'

/** So many words of a question count. */
const MOST_WORDS = 6
/** So many of one kind where that alone is asked for. */
const MOST_OF_KIND = 50

/** What has all of these words: a few of each kind, or many of one. */
export const findAll = async ({ db, now }: RequestContext, keyword: string, asked: FoundKind | undefined) => {
  const words = keyword
    .split(/[\s,，、]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  if (words.length === 0) return []
  const kinds = asked ? [asked] : (Object.keys(foundKinds) as FoundKind[])
  const most = asked ? MOST_OF_KIND : MOST.found
  const today = dayOf(now)
  const groups = await Promise.all(
    kinds.map(async (kind) => {
      const found = await findOfKind(db, kind, words, today, most + 1)
      return {
        kind,
        kind_name: foundKinds[kind],
        has_more: !asked && found.length > most,
        items: found.slice(0, most).map((one) => asFound(kind, one)),
      }
    }),
  )
  return groups.filter(({ items }) => items.length > 0)
}
