import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { GlossaryTerm } from '../../rules.ts'
import * as queries from '../queries.ts'

/** Writes a word of the glossary, a new one or over what it said. */
export const saveTerm = (
  ctx: StaffContext,
  id: number | undefined,
  word: GlossaryTerm,
): Promise<number | Refused<'term-not-found' | 'twice'>> =>
  ctx.transact(async (inside): Promise<number | Refused<'term-not-found' | 'twice'>> => {
    const termId = id ?? (await queries.insertTerm(inside.db, word))
    if (termId === undefined) return new Refused('twice')
    if (id !== undefined && !(await queries.updateTerm(inside.db, id, word))) return new Refused('term-not-found')
    const after = { glossary_term: `${word.term} → ${word.translation}` }
    await recordAct(inside, { act: 'inquiry.term-save', kind: 'inquiry-term', id: termId, after })
    return termId
  })

/** Takes a word out of the glossary. */
export const removeTerm = (ctx: StaffContext, id: number): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const gone = await queries.deleteTerm(inside.db, id)
    if (!gone) return false
    const before = { glossary_term: `${gone.term} → ${gone.translation}` }
    await recordAct(inside, { act: 'inquiry.term-remove', kind: 'inquiry-term', id, before })
    return true
  })
