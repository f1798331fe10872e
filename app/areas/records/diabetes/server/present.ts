import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { type Day, dayOf, formatTime, parseTime } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import {
  ageNow,
  type ContextLine,
  contextNames,
  contexts,
  type DiabetesType,
  diabetesTypes,
  glucoseStates,
  mondayOf,
  type Reading,
  shownIn,
  sinceWords,
  stateOfReading,
  type Target,
  type Targets,
  type Unit,
  units,
  urgentWords,
} from '../rules.ts'
import type { ReadingBeside, RecordRow } from './queries.ts'

/** The kind of sealed text. */
export const DIABETES = 'diabetes'

/** What a record says. */
export interface Content {
  truename: string
  sex: 'female' | 'male'
  age: number
  /** When the age was told. */
  toldOn: Day
  mobile: string
  type: DiabetesType
  diagnosedOn: Day
  unit: Unit
  /** What was chosen in place of the usual targets. */
  targets: Partial<Targets>
}

/** What is written of a reading. */
export interface Stored extends Reading {
  note: string
}

type Sealing = Pick<Context, 'config'>

/** Seals what a record or a reading says. */
export const sealed = ({ config }: Sealing, content: Content | Stored): string =>
  sealOf(config).seal(JSON.stringify(content), DIABETES)

const opened = <T>({ config }: Sealing, text: string): T => JSON.parse(sealOf(config).open(text, DIABETES)) as T

/** A record with what it says. */
export const asContent = (ctx: Sealing, row: RecordRow): Content => opened<Content>(ctx, row.contentSealed)

/** A reading as it was written. */
export const asStored = (ctx: Sealing, row: ReadingBeside): Stored & { id: number } => ({
  ...opened<Stored>(ctx, row.contentSealed),
  id: row.id,
})

const weekText = (recordId: number, day: Day) => `${recordId} ${mondayOf(day)}`

/** The digest by which the week of a day is found. */
const weekIndexOf = ({ config }: Sealing, recordId: number, day: Day): string =>
  sealOf(config).index(weekText(recordId, day), DIABETES)

/** The digests of the weeks of days under all secrets, for looking up. */
export const weekIndexesOf = ({ config }: Sealing, recordId: number, days: readonly Day[]): string[] =>
  days.flatMap((day) => sealOf(config).indexes(weekText(recordId, day), DIABETES))

/** The row of a reading. */
export const rowOf = (
  ctx: Pick<Context, 'config' | 'now'>,
  { recordId, clientId, at, ...said }: Omit<Stored, 'at'> & { recordId: number; clientId: string; at: Date },
) => ({
  recordId,
  clientId,
  weekIndex: weekIndexOf(ctx, recordId, dayOf(at)),
  contentSealed: sealed(ctx, { ...said, at: formatTime(at) }),
  addedAt: ctx.now,
})

/** What stands under all of it. */
export const CAUTION =
  '指血是一个个点，达标的次数占比不等于全天达标的时间。这里只记录和提醒，不调整用药；药怎么用，听医生的。'

/** Who the record is about, on one line. */
export const aboutWords = ({ age, toldOn, type, diagnosedOn }: Content, today: Day): string =>
  `${ageNow(age, toldOn, today)} 岁 · ${diabetesTypes[type]}糖尿病 · 确诊 ${sinceWords(diagnosedOn, today)}`

export const asReading = (targets: Targets, unit: Unit, stored: Stored & { id: number }) => {
  const state = stateOfReading(stored, targets)
  return {
    id: stored.id,
    time: parseTime(stored.at),
    context: stored.context,
    context_words: contexts[stored.context],
    value: shownIn(stored.mmol, unit),
    state,
    state_words: glucoseStates[state],
    note: stored.note,
  }
}

/** What a reading advises is for now: so long after it was taken. */
const URGENT_HOURS = 2

/** What to do at once about the newest reading; '' where nothing is, or it is long ago. */
export const urgentOf = (newest: Stored | undefined, targets: Targets, now: Date): string =>
  newest && parseTime(newest.at) > earlier(now, { hours: URGENT_HOURS })
    ? urgentWords[stateOfReading(newest, targets)]
    : ''

export const asRecord = (row: RecordRow, content: Content, targets: Targets, now: Date) => {
  const today = dayOf(now)
  const { truename, sex, age, toldOn, mobile, type, diagnosedOn, unit } = content
  return {
    id: row.id,
    userId: row.patientId,
    truename,
    sex: sex === 'female' ? 1 : 2,
    age: ageNow(age, toldOn, today),
    mobile,
    diabetes_type: type,
    type_words: diabetesTypes[type],
    diagnosed_date: diagnosedOn,
    since_words: sinceWords(diagnosedOn, today),
    unit,
    unit_words: units[unit],
    targets: contextNames.map((context) => ({
      context,
      words: contexts[context],
      low: shownIn(targets[context].low, unit),
      high: shownIn(targets[context].high, unit),
    })),
    caution: CAUTION,
  }
}

const targetWords = ({ low, high }: Target, unit: Unit): string => `${shownIn(low, unit)}–${shownIn(high, unit)}`

export const asLine = ({ context, target, mean, least, most, ...share }: ContextLine, unit: Unit) => ({
  context,
  words: contexts[context],
  target: targetWords(target, unit),
  ...share,
  mean: shownIn(mean, unit),
  least: shownIn(least, unit),
  most: shownIn(most, unit),
})
