import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { type Part, paperTitles, partsOf, type Subject } from '../../rules.ts'
import { childSections, findChildRecord } from './of-child.ts'
import { findOwnRecord, ownSections } from './of-own.ts'
import { findPregnancyRecord, pregnancySections } from './of-pregnancy.ts'
import type { Asking, Person, Section } from './section.ts'

/** A record as somebody else reads it. */
export interface Paper {
  title: string
  person: Person
  /** What of it can be shown or left out. */
  parts: readonly Part[]
  sections: Section[]
}

/** The record of a subject as it is stored; undefined where it is not of who asks. */
export const findRecordOf = async (ctx: Asking, subject: Subject) => {
  if (subject.kind === 'own') return findOwnRecord(ctx, subject.id)
  return subject.kind === 'baby' ? findChildRecord(ctx, subject.id) : findPregnancyRecord(ctx, subject.id)
}

/** The paper of a subject, these parts of it; undefined where the record is not of who asks. */
export const findPaper = async (ctx: Asking, subject: Subject, shown?: readonly Part[]): Promise<Paper | undefined> => {
  const found = await findRecordOf(ctx, subject)
  if (!found) return undefined
  const all = sectionsOf(ctx, found)
  return {
    title: paperTitles[subject.kind],
    person: found.person,
    parts: partsOf(subject.kind, found.kind === 'own' && found.child !== undefined),
    sections: all.filter(({ part, lines }) => lines.length > 0 && (shown === undefined || shown.includes(part))),
  }
}

const sectionsOf = (ctx: Asking, found: NonNullable<Awaited<ReturnType<typeof findRecordOf>>>): Section[] => {
  if (found.kind === 'own') return ownSections(ctx, found)
  return found.kind === 'baby' ? childSections(found, dayOf(ctx.now)) : pregnancySections(found)
}

/** Who somebody is, in words: 女 · 35 岁 · 1991-03-02. */
export const whoWords = ({ sex, birthday }: Person, now: Date): string =>
  [sex === 'female' ? '女' : '男', ...(birthday === '' ? [] : [`${ageOn(birthday, dayOf(now))} 岁`, birthday])].join(
    ' · ',
  )
