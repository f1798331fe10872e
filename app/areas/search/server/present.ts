import { allKinds, type Kind, kindCalled, MOST_RESULTS, type Sort, sorts } from '../rules.ts'
import type { Card } from './handlers/cards.ts'
import type { AdvertRow } from './queries/adverts.ts'
import type { Hit } from './queries/find.ts'

/** Entries of a kind that were found. */
export const totalOf = (hits: readonly Hit[], kind: Kind): number => hits.find((hit) => hit.kind === kind)?.total ?? 0

/** Entries of all kinds that were found. */
export const totalOfAll = (hits: readonly Hit[]): number =>
  allKinds.map((kind) => totalOf(hits, kind)).reduce((sum, total) => sum + total, 0)

/** One row of all kinds: what fits best first, of what fits alike the first of each kind, then the second. */
export const mixed = (hits: readonly Hit[]): Hit[] => {
  const ofKinds = [...Map.groupBy(hits, (hit) => hit.kind).values()]
  const place = new Map(ofKinds.flatMap((ofKind) => ofKind.map((hit, at) => [hit, at] as const)))
  const placeOf = (hit: Hit) => place.get(hit) ?? 0
  const kindOf = (hit: Hit) => allKinds.indexOf(hit.kind)
  return hits.toSorted((a, b) => b.fit - a.fit || placeOf(a) - placeOf(b) || kindOf(a) - kindOf(b))
}

/**
 * The kinds of which something was found, the one that fits best first. Whoever types what a kind is called asks for that kind, and what
 * only has the word in its name fits no better for it: after that kind come the others in their order.
 */
export const kindsByFit = (hits: readonly Hit[], keyword: string): Kind[] => {
  const found = [...new Set(mixed(hits).map((hit) => hit.kind))]
  const asked = kindCalled(keyword)
  return asked ? [asked, ...allKinds.filter((kind) => kind !== asked)].filter((kind) => found.includes(kind)) : found
}

/** The cards of one kind with how many there are. */
export const asGroup = <K extends Kind>(hits: readonly Hit[], cards: readonly Card[], kind: K) => ({
  total: totalOf(hits, kind),
  list: cards.filter((card): card is Extract<Card, { type: K }> => card.type === kind),
})

/** Where a page stands among all; past the most that are shown there is none. */
export const asPage = (total: number, { page, size }: { page: number; size: number }) => ({
  page,
  total: Math.min(total, MOST_RESULTS),
  total_page_num: Math.ceil(Math.min(total, MOST_RESULTS) / size),
})

export const asSortChoices = (choices: readonly Sort[]) => choices.map((sort) => ({ sort, sort_name: sorts[sort] }))

export const asAdvert = ({ id, title, image, link, isPaid }: AdvertRow) => ({ id, title, image, link, is_paid: isPaid })
