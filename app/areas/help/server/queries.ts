import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { PatientId } from '#server/here.ts'
import {
  helpLevels as levels,
  helpMessages as messages,
  helpQuestions as questions,
  helpTalks as talks,
  helpThemes as themes,
} from './tables.ts'

/** Whose a talk is. */
export type Holder = { patientId: PatientId } | { visitorIndex: string }

const containing = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

const summary = {
  id: questions.id,
  title: questions.title,
  themeId: themes.id,
  themeName: themes.name,
}

/** Questions in the order of their themes; with a keyword those whose theme, title or answer has it. */
export const listQuestions = (db: Db, keyword?: string) =>
  db
    .select(summary)
    .from(questions)
    .innerJoin(themes, eq(themes.id, questions.themeId))
    .where(
      keyword === undefined
        ? undefined
        : or(...[themes.name, questions.title, questions.content].map((text) => ilike(text, containing(keyword)))),
    )
    .orderBy(asc(themes.position), asc(themes.id), asc(questions.position), asc(questions.id))

export const findQuestion = async (db: Db, id: number) =>
  (
    await db
      .select({ ...summary, content: questions.content })
      .from(questions)
      .innerJoin(themes, eq(themes.id, questions.themeId))
      .where(eq(questions.id, id))
  )[0]

export const listOthers = (db: Db, themeId: number, id: number) =>
  db
    .select({ id: questions.id, title: questions.title })
    .from(questions)
    .where(and(eq(questions.themeId, themeId), ne(questions.id, id)))
    .orderBy(asc(questions.position), asc(questions.id))

export const listTitles = (db: Db, ids: number[]) =>
  db.select({ id: questions.id, title: questions.title }).from(questions).where(inArray(questions.id, ids))

export const insertThemes = (db: Db, rows: (typeof themes.$inferInsert)[]) => db.insert(themes).values(rows)
export const insertQuestions = (db: Db, rows: (typeof questions.$inferInsert)[]) => db.insert(questions).values(rows)

export const findLevel = async (db: Db, patient: PatientId): Promise<number> =>
  (await db.select({ level: levels.level }).from(levels).where(eq(levels.patientId, patient)))[0]?.level ?? 0

export const putLevel = (db: Db, patientId: number, level: number) =>
  db.insert(levels).values({ patientId, level }).onConflictDoUpdate({ target: levels.patientId, set: { level } })

const heldBy = (holder: Holder) =>
  'patientId' in holder ? eq(talks.patientId, holder.patientId) : eq(talks.visitorIndex, holder.visitorIndex)

/** The holder's talk, begun where there is none; its row is locked until the transaction ends. */
export const openTalk = async (db: Db, holder: Holder, now: Date): Promise<number> => {
  await db
    .insert(talks)
    .values({ ...holder, writtenAt: now })
    .onConflictDoNothing()
  const [talk] = await db.update(talks).set({ writtenAt: now }).where(heldBy(holder)).returning({ id: talks.id })
  if (!talk) throw new Error('the talk that was opened is gone')
  return talk.id
}

export const countWritten = (db: Db, talkId: number, since: Date): Promise<number> =>
  db.$count(messages, and(eq(messages.talkId, talkId), eq(messages.sender, 'visitor'), gt(messages.saidAt, since)))

export type MessageRow = typeof messages.$inferSelect

export const insertMessages = (db: Db, rows: (typeof messages.$inferInsert)[]): Promise<MessageRow[]> =>
  db.insert(messages).values(rows).returning()

/** At most `most` of the holder's messages, the newest first. */
export const listMessages = async (db: Db, holder: Holder, most: number): Promise<MessageRow[]> => {
  const found = await db
    .select({ message: messages })
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(heldBy(holder))
    .orderBy(desc(messages.id))
    .limit(most)
  return found.map(({ message }) => message)
}

export const deleteVisitorTalks = (db: Db, before: Date) =>
  db.delete(talks).where(and(isNull(talks.patientId), lt(talks.writtenAt, before)))

/** All that a patient said to customer service and heard, in its order. */
export const listSaid = (db: Db, patient: PatientId) =>
  db
    .select({ message: messages })
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(eq(talks.patientId, patient))
    .orderBy(asc(messages.id))
