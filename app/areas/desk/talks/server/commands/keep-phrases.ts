import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_PHRASES } from '../../rules.ts'
import * as queries from '../queries.ts'

const factsOf = ({ title, position }: queries.PhraseWritten) => ({ title, position })

/** Does something with all phrases in hand: nobody else writes one meanwhile. */
const withPhrases = <T>(
  ctx: StaffContext,
  work: (inside: StaffContext, phrases: readonly queries.PhraseRow[]) => Promise<T>,
): Promise<T> =>
  ctx.transact(async (inside) => {
    await queries.lockPhrases(inside.db)
    return work(inside, await queries.listPhrases(inside.db))
  })

/** Makes a phrase, which everybody of the service has at once. */
export const addPhrase = (
  ctx: StaffContext,
  written: queries.PhraseWritten,
): Promise<{ phrase_id: number } | Refused<'taken' | 'full'>> =>
  withPhrases(ctx, async (inside, phrases) => {
    if (phrases.some(({ title }) => title === written.title)) return new Refused('taken')
    if (phrases.length >= MOST_PHRASES) return new Refused('full')
    const id = await queries.insertPhrase(inside.db, { ...written, changedAt: inside.now })
    await recordAct(inside, { act: 'talk.phrase-add', kind: 'talk-phrase', id, after: factsOf(written) })
    return { phrase_id: id }
  })

/** Writes a phrase over what it was. */
export const changePhrase = (
  ctx: StaffContext,
  id: number,
  written: queries.PhraseWritten,
): Promise<{ phrase_id: number } | Refused<'taken' | 'not-found'>> =>
  withPhrases(ctx, async (inside, phrases) => {
    const before = phrases.find((phrase) => phrase.id === id)
    if (!before) return new Refused('not-found')
    if (phrases.some((phrase) => phrase.id !== id && phrase.title === written.title)) return new Refused('taken')
    await queries.updatePhrase(inside.db, id, { ...written, changedAt: inside.now })
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'talk.phrase-change', kind: 'talk-phrase', id, ...facts })
    return { phrase_id: id }
  })

/** Takes a phrase away; what was said by it stays said. */
export const removePhrase = (ctx: StaffContext, id: number): Promise<{ phrase_id: number } | Refused<'not-found'>> =>
  withPhrases(ctx, async (inside, phrases) => {
    const before = phrases.find((phrase) => phrase.id === id)
    if (!before) return new Refused('not-found')
    await queries.deletePhrase(inside.db, id)
    await recordAct(inside, { act: 'talk.phrase-remove', kind: 'talk-phrase', id, before: factsOf(before) })
    return { phrase_id: id }
  })
