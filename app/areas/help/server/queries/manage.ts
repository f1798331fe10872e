import { asc, desc, eq, sql } from 'drizzle-orm'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import { lockName } from '#kit/db/lock-name.ts'
import type { Db } from '#kit/db/open.ts'
import { FIRST_OWN_ID, type QuestionState, questionSorts } from '../../rules/questions.ts'
import { helpQuestions as questions, helpThemes as themes } from '../tables.ts'

export type QuestionRow = typeof questions.$inferSelect
export type ThemeRow = typeof themes.$inferSelect

interface ManagedRequest extends ListRequest<keyof typeof questionSorts> {
  theme_id?: number | undefined
  state?: QuestionState | undefined
}

/** Every question, hidden ones too, each with its theme. */
export const listManagedQuestions = (db: Db, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ question: questions, themeName: themes.name })
        .from(questions)
        .innerJoin(themes, eq(themes.id, questions.themeId)),
    {
      scope: undefined,
      searched: [questions.title, questions.content, sql`array_to_string(${questions.otherWords}, ' ')`],
      filters: {
        theme_id: (id) => eq(questions.themeId, id),
        state: (state) => eq(questions.isOn, state === 'on'),
      },
      sorts: questionSorts,
      sortedBy: { newest: questions.id },
      usual: [asc(themes.position), asc(themes.id), asc(questions.position)],
      last: desc(questions.id),
      key: questions.id,
    },
    asked,
  )

/** Every theme in its order, those without questions too. */
export const listThemes = (db: Db): Promise<ThemeRow[]> =>
  db.select().from(themes).orderBy(asc(themes.position), asc(themes.id))

/** Two who write at the same time wait for each other: numbers and limits are of all. */
export const lockHelp = (db: Db) => lockName(db, 'help_questions')

export const findTheme = async (db: Db, id: number): Promise<ThemeRow | undefined> =>
  (await db.select().from(themes).where(eq(themes.id, id)))[0]

export const findManagedQuestion = async (db: Db, id: number): Promise<QuestionRow | undefined> =>
  (await db.select().from(questions).where(eq(questions.id, id)))[0]

export const countQuestions = (db: Db): Promise<number> => db.$count(questions)

/** Makes a question under the next number of the desk's own. */
export const insertQuestion = async (db: Db, row: Omit<QuestionRow, 'id' | 'isOn'>): Promise<number> => {
  const next = sql<number>`(select greatest(coalesce(max(q.id), 0) + 1, ${FIRST_OWN_ID}::int) from ${questions} q)`
  const [made] = await db
    .insert(questions)
    .values({ ...row, id: next })
    .returning({ id: questions.id })
  return (made as { id: number }).id
}

/** The same for a theme. */
export const insertTheme = async (db: Db, row: Omit<ThemeRow, 'id'>): Promise<number> => {
  const next = sql<number>`(select greatest(coalesce(max(t.id), 0) + 1, ${FIRST_OWN_ID}::int) from ${themes} t)`
  const [made] = await db
    .insert(themes)
    .values({ ...row, id: next })
    .returning({ id: themes.id })
  return (made as { id: number }).id
}

export const updateQuestion = (db: Db, id: number, set: Partial<Omit<QuestionRow, 'id'>>) =>
  db.update(questions).set(set).where(eq(questions.id, id))

export const updateTheme = (db: Db, id: number, set: Omit<ThemeRow, 'id'>) =>
  db.update(themes).set(set).where(eq(themes.id, id))
