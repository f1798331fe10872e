import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { names } from './names.ts'
import {
  helpLevels as levels,
  helpMessages as messages,
  helpQuestions as questions,
  helpTalks as talks,
  helpThemes as themes,
} from './tables.ts'

/** Whose a talk is. */
export type Holder = { patientId: PatientId } | { visitorIndex: string }

const summary = {
  id: questions.id,
  title: questions.title,
  themeId: themes.id,
  themeName: themes.name,
}

const otherWords = sql`array_to_string(${questions.otherWords}, ' ')`

/** Questions in the order of their themes; with a keyword those whose theme, title, other words or answer has it. */
export const listQuestions = (db: Db, keyword?: string) =>
  db
    .select(summary)
    .from(questions)
    .innerJoin(themes, eq(themes.id, questions.themeId))
    .where(
      and(
        eq(questions.isOn, true),
        keyword === undefined
          ? undefined
          : or(...[themes.name, questions.title, questions.content, otherWords].map((text) => contains(text, keyword))),
      ),
    )
    .orderBy(asc(themes.position), asc(themes.id), asc(questions.position), asc(questions.id))

export const findQuestion = async (db: Db, id: number) =>
  (
    await db
      .select({ ...summary, content: questions.content })
      .from(questions)
      .innerJoin(themes, eq(themes.id, questions.themeId))
      .where(and(eq(questions.id, id), eq(questions.isOn, true)))
  )[0]

/** Every question with its answer, to find the one that is meant. */
export const listAnswers = (db: Db) =>
  db
    .select({
      id: questions.id,
      title: questions.title,
      content: questions.content,
      otherWords: questions.otherWords,
    })
    .from(questions)
    .where(eq(questions.isOn, true))
    .orderBy(asc(questions.id))

export const listOthers = (db: Db, themeId: number, id: number) =>
  db
    .select({ id: questions.id, title: questions.title })
    .from(questions)
    .where(and(eq(questions.themeId, themeId), eq(questions.isOn, true), ne(questions.id, id)))
    .orderBy(asc(questions.position), asc(questions.id))

export const listTitles = (db: Db, ids: number[]) =>
  db
    .select({ id: questions.id, title: questions.title })
    .from(questions)
    .where(and(inArray(questions.id, ids), eq(questions.isOn, true)))

export const insertThemes = (db: Db, rows: (typeof themes.$inferInsert)[]) => db.insert(themes).values(rows)
export const insertQuestions = (db: Db, rows: (typeof questions.$inferInsert)[]) => db.insert(questions).values(rows)

export const findLevel = async (db: Db, patient: PatientId): Promise<number> =>
  (await db.select({ level: levels.level }).from(levels).where(eq(levels.patientId, patient)))[0]?.level ?? 0

export const putLevel = (db: Db, patientId: number, level: number) =>
  db.insert(levels).values({ patientId, level }).onConflictDoUpdate({ target: levels.patientId, set: { level } })

/** The talk of a holder, as a condition. */
export const heldBy = (holder: Holder) =>
  'patientId' in holder ? eq(talks.patientId, holder.patientId) : eq(talks.visitorIndex, holder.visitorIndex)

/** The holder's talk, begun where there is none; its row is locked until the transaction ends. */
export const openTalk = async (db: Db, holder: Holder, now: Date) => {
  await db
    .insert(talks)
    .values({ ...holder, writtenAt: now })
    .onConflictDoNothing()
  const [talk] = await db.update(talks).set({ writtenAt: now }).where(heldBy(holder)).returning()
  if (!talk) throw new Error('the talk that was opened is gone')
  return talk
}

/** The patient's talk, if they have one. */
export const findTalkOf = async (db: Db, patient: PatientId): Promise<TalkRow | undefined> =>
  (await db.select().from(talks).where(eq(talks.patientId, patient)))[0]

/** Has a person of the service look at the talk. */
export const awaitAgent = (db: Db, id: number, now: Date) =>
  db
    .update(talks)
    .set({
      openSince: sql`coalesce(${talks.openSince}, ${now})`,
      waitingSince: sql`coalesce(${talks.waitingSince}, ${now})`,
    })
    .where(eq(talks.id, id))

/** How many talks have waited for a person longer than this one. */
export const countAhead = async (db: Db, id: number): Promise<number> => {
  const since = db.select({ since: talks.waitingSince }).from(talks).where(eq(talks.id, id))
  return db.$count(
    talks,
    and(isNotNull(talks.openSince), isNull(talks.takenBy), ne(talks.id, id), lt(talks.waitingSince, since)),
  )
}

export type TalkRow = typeof talks.$inferSelect

/** With what who began it is called: as the audit says it. */
const named = { ...getTableColumns(talks), name: sql<string>`${names.talk.name}` }
export type NamedTalk = TalkRow & { name: string }

/** Talks that are open: those that wait first, the longest before the others. */
export const listOpenTalks = (db: Db, asked: PageRequest) =>
  page(
    db,
    db
      .select(named)
      .from(talks)
      .where(isNotNull(talks.openSince))
      .orderBy(sql`${talks.waitingSince} asc nulls last`, asc(talks.id))
      .$dynamic(),
    asked,
  )

/** A talk that is open. */
export const findOpenTalk = async (db: Db, id: number): Promise<NamedTalk | undefined> =>
  (
    await db
      .select(named)
      .from(talks)
      .where(and(eq(talks.id, id), isNotNull(talks.openSince)))
  )[0]

/** Changes a talk that is open and, where one is named, in the hands of this taker; undefined where it is not, any more. */
export const changeOpenTalk = async (
  db: Db,
  id: number,
  takenBy: number | null,
  change: Partial<Pick<TalkRow, 'takenBy' | 'openSince' | 'waitingSince'>>,
): Promise<TalkRow | undefined> => {
  const isTheirs = takenBy === null ? undefined : eq(talks.takenBy, takenBy)
  const [changed] = await db
    .update(talks)
    .set(change)
    .where(and(eq(talks.id, id), isNotNull(talks.openSince), isTheirs))
    .returning()
  return changed
}

/** How often the holder of a talk has written since then. */
export const countWritten = (db: Db, talkId: number, since: Date): Promise<number> =>
  db.$count(messages, and(eq(messages.talkId, talkId), eq(messages.sender, 'visitor'), gt(messages.saidAt, since)))

export type MessageRow = typeof messages.$inferSelect

export const insertMessages = (db: Db, rows: (typeof messages.$inferInsert)[]): Promise<MessageRow[]> =>
  db.insert(messages).values(rows).returning()

/** At most `most` messages of a talk, the newest first. */
export const listMessagesOf = (db: Db, talkId: number, most: number): Promise<MessageRow[]> =>
  db.select().from(messages).where(eq(messages.talkId, talkId)).orderBy(desc(messages.id)).limit(most)

/** At most `most` of the holder's messages, the newest first. */
export const listMessages = (db: Db, holder: Holder, most: number): Promise<MessageRow[]> =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(heldBy(holder))
    .orderBy(desc(messages.id))
    .limit(most)

export const deleteVisitorTalks = (db: Db, before: Date) =>
  db.delete(talks).where(and(isNull(talks.patientId), lt(talks.writtenAt, before)))

/** All that a patient said to customer service and heard, in its order. */
export const listAllMessages = (db: Db, patient: PatientId): Promise<MessageRow[]> =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(eq(talks.patientId, patient))
    .orderBy(asc(messages.id))

/** One page of the patient's messages, the newest first. */
export const listHistory = (db: Db, patient: PatientId, asked: PageRequest) =>
  page(
    db,
    db
      .select(getTableColumns(messages))
      .from(messages)
      .innerJoin(talks, eq(talks.id, messages.talkId))
      .where(eq(talks.patientId, patient))
      .orderBy(desc(messages.id))
      .$dynamic(),
    asked,
  )
