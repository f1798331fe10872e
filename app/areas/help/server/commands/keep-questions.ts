import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { LEAST_WORDS, MOST_OTHER_WORDS, MOST_QUESTIONS, MOST_THEMES } from '../../rules/questions.ts'
import * as queries from '../queries/manage.ts'

type Written = Omit<queries.QuestionRow, 'id' | 'isOn'>
type Fault = Refused<'theme' | 'other-words' | 'content'>

const factsOf = ({ title, themeId, position }: Written) => ({ title, themeId, position })

const faultOf = async ({ db }: StaffContext, written: Written): Promise<Fault | undefined> => {
  const { themeId, otherWords, content } = written
  if (content === '') return new Refused('content')
  const isLong = otherWords.length > MOST_OTHER_WORDS
  if (isLong || otherWords.some((words) => words.length < LEAST_WORDS)) return new Refused('other-words')
  return (await queries.findTheme(db, themeId)) ? undefined : new Refused('theme')
}

/** Makes a question, which patients find at once. */
export const addQuestion = (
  ctx: StaffContext,
  written: Written,
): Promise<{ question_id: number } | Fault | Refused<'full'>> =>
  ctx.transact(async (inside) => {
    await queries.lockHelp(inside.db)
    const fault = await faultOf(inside, written)
    if (fault) return fault
    if ((await queries.countQuestions(inside.db)) >= MOST_QUESTIONS) return new Refused('full')
    const id = await queries.insertQuestion(inside.db, written)
    await recordAct(inside, { act: 'help.add', kind: 'help-question', id, after: factsOf(written) })
    return { question_id: id }
  })

/** Writes a question over what it was; links to it stay. */
export const changeQuestion = (
  ctx: StaffContext,
  id: number,
  written: Written,
): Promise<{ question_id: number } | Fault | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    await queries.lockHelp(inside.db)
    const before = await queries.findManagedQuestion(inside.db, id)
    if (!before) return new Refused('not-found')
    const fault = await faultOf(inside, written)
    if (fault) return fault
    await queries.updateQuestion(inside.db, id, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'help.change', kind: 'help-question', id, ...facts })
    return { question_id: id }
  })

/** Hides a question or shows it again. */
export const switchQuestion = (
  ctx: StaffContext,
  id: number,
  isOn: boolean,
): Promise<{ question_id: number } | Refused<'not-found'>> =>
  ctx.transact(async (inside) => {
    await queries.lockHelp(inside.db)
    const before = await queries.findManagedQuestion(inside.db, id)
    if (!before) return new Refused('not-found')
    await queries.updateQuestion(inside.db, id, { isOn })
    const facts = { before: { isOn: before.isOn }, after: { isOn } }
    await recordAct(inside, { act: isOn ? 'help.on' : 'help.off', kind: 'help-question', id, ...facts })
    return { question_id: id }
  })

type ThemeWritten = Pick<queries.ThemeRow, 'name' | 'position'>

/** Makes a theme, under which questions are put; without any it is not shown. */
export const addTheme = (
  ctx: StaffContext,
  written: ThemeWritten,
): Promise<{ theme_id: number } | Refused<'taken' | 'full'>> =>
  ctx.transact(async (inside) => {
    await queries.lockHelp(inside.db)
    const themes = await queries.listThemes(inside.db)
    if (themes.some(({ name }) => name === written.name)) return new Refused('taken')
    if (themes.length >= MOST_THEMES) return new Refused('full')
    const id = await queries.insertTheme(inside.db, written)
    await recordAct(inside, { act: 'help.theme-add', kind: 'help-theme', id, after: written })
    return { theme_id: id }
  })

/** Renames a theme, or puts it elsewhere in its order. */
export const changeTheme = (
  ctx: StaffContext,
  id: number,
  written: ThemeWritten,
): Promise<{ theme_id: number } | Refused<'taken' | 'not-found'>> =>
  ctx.transact(async (inside) => {
    await queries.lockHelp(inside.db)
    const themes = await queries.listThemes(inside.db)
    const before = themes.find((theme) => theme.id === id)
    if (!before) return new Refused('not-found')
    if (themes.some((theme) => theme.id !== id && theme.name === written.name)) return new Refused('taken')
    await queries.updateTheme(inside.db, id, written)
    const { name, position } = before
    const facts = { before: { name, position }, after: written }
    await recordAct(inside, { act: 'help.theme-change', kind: 'help-theme', id, ...facts })
    return { theme_id: id }
  })
