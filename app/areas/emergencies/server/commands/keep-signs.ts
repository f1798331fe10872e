import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_SIGN_WORDS, MOST_SIGNS, signLines } from '../../rules.ts'
import { findSign, insertSign, listAllSigns, listSigns, lockSigns, type SignRow, updateSign } from '../queries.ts'

/** A sign as the desk writes it; its words one a line. */
export type SignWritten = Pick<SignRow, 'name' | 'whenText' | 'firstText' | 'phone' | 'source' | 'position'> & {
  words: string
}
type Fault = 'words' | 'many-words' | 'taken'

const factsOf = ({
  name,
  words,
  firstText,
  phone,
  source,
}: Omit<SignRow, 'id' | 'isOn' | 'position' | 'whenText'>) => ({
  name,
  signWords: words.join('、'),
  firstAid: firstText,
  phone,
  source,
})

const read = (all: readonly SignRow[], id: number | undefined, { words, ...written }: SignWritten) => {
  const lines = signLines(words)
  if (lines === undefined || lines.length === 0) return new Refused<Fault>('words')
  if (lines.length > MOST_SIGN_WORDS) return new Refused<Fault>('many-words')
  if (all.some((row) => row.id !== id && row.name === written.name)) return new Refused<Fault>('taken')
  return { ...written, words: lines }
}

/** Adds a sign: whoever writes of it is warned at once. */
export const addSign = (
  ctx: StaffContext,
  written: SignWritten,
): Promise<{ sign_id: number } | Refused<Fault | 'too-many'>> =>
  ctx.transact(async (inside) => {
    await lockSigns(inside.db)
    const all = await listAllSigns(inside.db)
    if (all.length >= MOST_SIGNS) return new Refused('too-many')
    const row = read(all, undefined, written)
    if (row instanceof Refused) return row
    const id = await insertSign(inside.db, row)
    await recordAct(inside, { act: 'emergency.add', kind: 'emergency', id, after: factsOf(row) })
    return { sign_id: id }
  })

/** Writes a sign over what it was. */
export const changeSign = (
  ctx: StaffContext,
  id: number,
  written: SignWritten,
): Promise<{ sign_id: number } | Refused<Fault | 'not-found'>> =>
  ctx.transact(async (inside) => {
    await lockSigns(inside.db)
    const all = await listAllSigns(inside.db)
    const before = all.find((row) => row.id === id)
    if (!before) return new Refused('not-found')
    const row = read(all, id, written)
    if (row instanceof Refused) return row
    await updateSign(inside.db, id, row)
    const facts = { before: factsOf(before), after: factsOf(row) }
    await recordAct(inside, { act: 'emergency.change', kind: 'emergency', id, ...facts })
    return { sign_id: id }
  })

/** Takes a sign out of what is warned of, or puts it back; one stays always. */
export const switchSign = (
  ctx: StaffContext,
  id: number,
  isOn: boolean,
): Promise<{ sign_id: number } | Refused<'not-found' | 'last'>> =>
  ctx.transact(async (inside) => {
    await lockSigns(inside.db)
    const before = await findSign(inside.db, id)
    if (!before) return new Refused('not-found')
    if (!isOn && (await listSigns(inside.db)).every((row) => row.id === id)) return new Refused('last')
    await updateSign(inside.db, id, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'emergency.on' : 'emergency.off', kind: 'emergency', id, ...facts })
    return { sign_id: id }
  })
