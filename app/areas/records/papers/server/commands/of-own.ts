import { allItems, detailWords, type Item, type Kind, measureOf } from '#app/areas/records/own/rules.ts'
import {
  asMeasured,
  asTrend,
  type Entry,
  findOwn,
  isAdult,
  isNow,
  knownOf,
  type Measurement,
  measurementsIn,
  type Written,
  writtenIn,
} from '#app/areas/records/own/server/public.ts'
import { dayOf, formatTime } from '#kit/time/day.ts'
import { type Care, findCare } from './care.ts'
import { childSections, findTiedRecord } from './of-child.ts'
import { type Asking, type Section, section } from './section.ts'

/** A member's own record with what this product did for them. */
export const findOwnRecord = async (ctx: Asking, memberId: number) => {
  const own = await findOwn(ctx, ctx.patient, memberId)
  if (!own) return undefined
  const { truename, sex, birthday } = own.member
  return {
    kind: 'own' as const,
    person: { truename, sex, birthday },
    isAdult: isAdult(own.member, dayOf(ctx.now)),
    written: writtenIn(own.entries),
    measured: measurementsIn(own.entries),
    child: await findTiedRecord(ctx, memberId),
    care: await findCare(ctx, memberId),
  }
}

export type OwnFound = NonNullable<Awaited<ReturnType<typeof findOwnRecord>>>

/** The most urgent first: what a doctor must not give, what somebody has, what they take. */
export const ownSections = (ctx: Asking, found: OwnFound): Section[] => [
  ...factsOf(ctx, found),
  ...(found.child ? childSections(found.child, dayOf(ctx.now), 'growth') : []),
  ...measuresOf(found),
  ...reportsOf(found),
  ...careOf(found.care),
]

const asLine = ({ kind, name, detail, date, note, times }: Entry<Written>) => ({
  name,
  value: [detailWords(kind, detail), times.length > 0 ? `每天 ${times.join('、')}` : ''].filter(Boolean).join('，'),
  note: [date, note].filter(Boolean).join('，'),
})

const factsOf = ({ now }: Asking, { written }: OwnFound): Section[] => {
  const today = dayOf(now)
  const of = (kind: Kind, standing?: boolean) =>
    written
      .filter((one) => one.kind === kind && (standing === undefined || isNow(one, today) === standing))
      .sort((a, b) => Number(b.detail === 'severe') - Number(a.detail === 'severe'))
      .map(asLine)
  const facts = (title: string, lines: Section['lines'], isUrgent = false) =>
    section('facts', title, { lines, isUrgent })
  const allergies = of('allergy')
  // That nothing was written is not that there is nothing.
  const unknown = [{ name: '没有写过过敏', value: '', note: '不代表没有，请当面问' }]
  return [
    facts('过敏', allergies.length > 0 ? allergies : unknown, allergies.length > 0),
    facts('现在的病', of('condition', true)),
    facts('在用的药', of('medicine', true)),
    facts('手术和住院', of('operation')),
    facts('家人的病史', of('family')),
    facts('以前的病', of('condition', false)),
    facts('用过的药', of('medicine', false)),
  ]
}

const measuresOf = ({ measured, isAdult: grown }: OwnFound): Section[] => {
  const known = knownOf(measured, grown)
  return allItems.flatMap((item) => {
    const own = measured.filter((one) => one.item === item)
    return own.length === 0 ? [] : [measureSection(item, own, known)]
  })
}

const SHOWN = 6

const measureSection = (item: Item, own: readonly Entry<Measurement>[], known: Parameters<typeof asMeasured>[0]) =>
  section('measures', measureOf(item).words, {
    unit: measureOf(item).unit,
    trend: asTrend(item, own),
    lines: own.slice(0, SHOWN).map((one, at) => {
      const { value_words, context_words, time, remark, note } = asMeasured(known, one)
      return {
        name: formatTime(time).slice(0, 16),
        value: [value_words, context_words].filter(Boolean).join(' '),
        note: [at === 0 ? remark : '', note].filter(Boolean).join('，'),
      }
    }),
  })

const reportsOf = ({ written, care }: OwnFound): Section[] => [
  ...written
    .filter(({ kind }) => kind === 'report')
    .map(({ name, date, note, files }) =>
      section('reports', name, {
        lines: [{ name: date, value: '', note }],
        files: files.map((address, at) => ({ name: `${name} ${at + 1}`, address })),
      }),
    ),
  ...care.familyReports.map(({ title, on, content, files }) =>
    section('reports', title, {
      source: '家庭医生档案',
      lines: [{ name: on, value: '', note: content }],
      files: files.map((address, at) => ({ name: `${title} ${at + 1}`, address })),
    }),
  ),
]

const careOf = ({ visits, prescriptions, summaries, exams, family }: Care): Section[] => [
  section('facts', '家庭医生的健康档案', {
    source: '家庭医生档案',
    lines: family.map(({ name, value }) => ({ name, value, note: '' })),
  }),
  section('care', '医生开过的药', {
    source: '本平台处方',
    lines: prescriptions.map(({ on, drug, dosage, diagnosis, by }) => ({
      name: drug,
      value: dosage,
      note: [on, diagnosis, by].filter(Boolean).join('，'),
    })),
  }),
  section('care', '问诊小结', {
    source: '本平台问诊',
    lines: summaries.map(({ on, by, summary, advice, illness }) => ({
      name: [on, illness].filter(Boolean).join(' '),
      value: by,
      note: [summary, advice].filter(Boolean).join('；'),
    })),
  }),
  section('care', '看过的门诊', {
    source: '本平台挂号',
    lines: visits.map(({ on, words, place }) => ({ name: on, value: words, note: place })),
  }),
  section('care', '做过的体检和检查', {
    source: '本平台预约',
    lines: exams.map(({ on, place }) => ({ name: on, value: place, note: '' })),
  }),
]
