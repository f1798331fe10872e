import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { ALL_COUNTRY, findCity } from '#app/areas/location/server/public.ts'
import { namedIn } from '#app/areas/mall/goods/rules/named-in.ts'
import { hasPrescription } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { isOwnPath } from '#kit/wire/own-path.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskSearchWordAdd } from '../../desk/contract.ts'
import { HOT_DAYS, MOST_ADVERTS } from '../../rules.ts'
import {
  type AdvertRow,
  countAdverts,
  deleteAdvert,
  findAdvert,
  insertAdvert,
  lockAdverts,
  updateAdvert,
} from '../queries/adverts.ts'
import { setMuted, wasSearched } from '../queries/terms.ts'

/** A word around the search as the desk writes it. */
export type WordWritten = ParsedInput<typeof deskSearchWordAdd>
type Fault = 'city' | 'link' | 'prescription' | 'span'

const faultOf = async (
  { db }: StaffContext,
  { place, link = '', city, from, until }: WordWritten,
): Promise<Fault | undefined> => {
  if (until && until < from) return 'span'
  // A word of the box leads to its own results.
  if (link === '' ? place !== 'box' : !isOwnPath(link)) return 'link'
  if (await hasPrescription(db, namedIn(link))) return 'prescription'
  const isCity = city === undefined || city === ALL_COUNTRY.id || (await findCity(db, city)) !== undefined
  return isCity ? undefined : 'city'
}

const rowOf = ({ place, word, link, city, channel, is_ad, position, from, until }: WordWritten) => ({
  place,
  title: word,
  link: link ?? '',
  cityId: city ?? null,
  channel: channel ?? null,
  isPaid: is_ad === 1,
  position,
  beginsAt: instantAt(from, 0),
  endsAt: until ? instantAt(addDays(until, 1), 0) : null,
})

const factsOf = ({ title, link, isPaid }: Pick<AdvertRow, 'title' | 'link' | 'isPaid'>) => ({
  word: title,
  link,
  isPaid,
})

/** Puts a word around the search. */
export const addWord = async (
  ctx: StaffContext,
  written: WordWritten,
): Promise<{ word_id: number } | Refused<Fault | 'too-many'>> => {
  const fault = await faultOf(ctx, written)
  if (fault) return new Refused(fault)
  return ctx.transact(async (inside) => {
    await lockAdverts(inside.db)
    if ((await countAdverts(inside.db)) >= MOST_ADVERTS) return new Refused('too-many')
    const row = rowOf(written)
    const id = await insertAdvert(inside.db, row)
    await recordAct(inside, { act: 'search-word.add', kind: 'search-word', id, after: factsOf(row) })
    return { word_id: id }
  })
}

/** Writes a word around the search over what it was. */
export const changeWord = async (
  ctx: StaffContext,
  id: number,
  written: WordWritten,
): Promise<{ word_id: number } | Refused<Fault | 'not-found'>> => {
  const before = await findAdvert(ctx.db, id)
  if (!before) return new Refused('not-found')
  const fault = await faultOf(ctx, written)
  if (fault) return new Refused(fault)
  return ctx.transact(async (inside) => {
    const row = rowOf(written)
    await updateAdvert(inside.db, id, row)
    const facts = { before: factsOf(before), after: factsOf(row) }
    await recordAct(inside, { act: 'search-word.change', kind: 'search-word', id, ...facts })
    return { word_id: id }
  })
}

/** Takes a word around the search away. */
export const removeWord = (ctx: StaffContext, id: number): Promise<{ word_id: number } | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const before = await deleteAdvert(inside.db, id)
    if (!before) return new Refused('not-found')
    await recordAct(inside, { act: 'search-word.remove', kind: 'search-word', id, before: factsOf(before) })
    return { word_id: id }
  })

/** Keeps a word out of what everybody sees to be searched for most, or lets it in again. */
export const muteWord = (
  ctx: StaffContext,
  word: string,
  isMuted: boolean,
): Promise<{ word: string } | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    const since = addDays(dayOf(inside.now), -HOT_DAYS)
    if (isMuted && !(await wasSearched(inside.db, word, since))) return new Refused('not-found')
    if (await setMuted(inside.db, word, isMuted)) {
      const act = isMuted ? 'search-word.mute' : 'search-word.unmute'
      await recordAct(inside, { act, kind: 'hot-word', id: word, after: { word } })
    }
    return { word }
  })
