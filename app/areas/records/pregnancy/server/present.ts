import { membersOf } from '#app/areas/account/members/server/public.ts'
import { GESTATION_DAYS } from '#app/areas/records/children/rules.ts'
import { asBaby, listOwnChildren } from '#app/areas/records/children/server/public.ts'
import type { Written } from '#app/areas/records/ground/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { type WeightChart, weightChartOf } from '../rules/weight-chart.ts'
import {
  curveFault,
  decidedWords,
  decisive,
  gainBy,
  gainState,
  hospitalBag,
  isTimeToGo,
  nextStep,
  noCurveWords,
  ogttOver,
  pregnancyDays,
  publicSteps,
  type Step,
  sources,
  stepDays,
  stepState,
  steps,
  TERM_DAYS,
  totalGain,
  weekWords,
} from '../rules.ts'
import { dueOf, type PregnancyContent, type PregnancyEntry, type PregnancyRecord } from './commands/record.ts'

const SHOWN = 30

const asSteps = (list: readonly Step[], due: Day, day: number, done: readonly string[]) =>
  list.map((step) => ({
    id: step.id,
    kind: step.kind,
    title: step.title,
    text: step.text,
    week_words: step.from === step.to ? weekWords(step.from) : `${weekWords(step.from)}到 ${weekWords(step.to)}`,
    ...stepDays(step, due),
    state: stepState(step, day),
    is_done: done.includes(step.id),
    looks_for: step.looksFor,
  }))

const asDatings = ({ datings }: PregnancyContent) => {
  const decides = decisive(datings)
  return {
    decided_by: decides?.source ?? ('told' as const),
    decided_words: decidedWords(datings),
    datings: datings.map((dating) => ({
      source: dating.source,
      source_words: sources[dating.source],
      date: dating.on,
      week_words: dating.source === 'scan' ? weekWords(dating.days ?? 0) : '',
      due_date: dating.due,
      decides: dating === decides,
    })),
  }
}

type Asking = Pick<PatientContext, 'db' | 'config' | 'now' | 'patient'>

type Entries = readonly Written<PregnancyEntry>[]
type Of<W extends PregnancyEntry['what']> = Extract<PregnancyEntry, { what: W }>

const ofKind = <W extends PregnancyEntry['what']>(entries: Entries, what: W): (Of<W> & { id: number })[] =>
  entries.flatMap(({ id, content }) => (content.what === what ? [{ ...(content as Of<W>), id }] : []))

const newestDay = (a: { day: Day; id: number }, b: { day: Day; id: number }) =>
  a.day === b.day ? b.id - a.id : a.day < b.day ? 1 : -1
const newest = (a: { begin: number }, b: { begin: number }) => b.begin - a.begin

const asWeight = (
  content: PregnancyContent,
  weights: readonly { date: Day; kg: number }[],
  day: number,
  age: number | undefined,
) => {
  const body = {
    heightCm: content.height_cm,
    weightBeforeKg: content.weight_before_kg,
    babies: content.babies,
    age,
  }
  const fault = curveFault(body)
  const byToday = gainBy(body, day)
  const last = weights[0]?.kg
  const gained =
    last === undefined || content.weight_before_kg === undefined
      ? null
      : Math.round((last - content.weight_before_kg) * 10) / 10
  const before = content.weight_before_kg ?? 0
  const chart = weightChartOf(
    body,
    weights
      .map(({ date, kg }) => ({ day: pregnancyDays(dueOf(content), date), kg: Math.round((kg - before) * 10) / 10 }))
      .toReversed(),
  )
  return {
    no_curve: fault ? noCurveWords[fault] : '',
    total: totalGain(body) ?? null,
    by_today: byToday ?? null,
    gained,
    state: byToday && gained !== null ? gainState(gained, byToday) : ('' as const),
    chart: chart ? asChart(chart) : null,
  }
}

const asChart = ({ width, height, xTicks, yTicks, range, points }: WeightChart) => ({
  width,
  height,
  x_ticks: xTicks,
  y_ticks: yTicks,
  range,
  points,
})

const momentOf = (ms: number, now: Date): Date => later(now, { seconds: (ms - now.getTime()) / 1000 })

const asWritten = (ctx: Pick<Context, 'now'>, entries: Entries, due: Day) => {
  const weights = ofKind(entries, 'weight').sort(newestDay)
  const contractions = ofKind(entries, 'contraction').sort(newest)
  return {
    weights: weights.map(({ id, day, kg }) => ({ id, date: day, kg, week_words: weekWords(pregnancyDays(due, day)) })),
    kicks: ofKind(entries, 'kicks')
      .sort(newest)
      .slice(0, SHOWN)
      .map(({ id, begin, minutes, count }) => ({ id, begin_time: momentOf(begin, ctx.now), minutes, count })),
    contractions: contractions
      .slice(0, SHOWN)
      .map(({ id, begin, seconds }) => ({ id, begin_time: momentOf(begin, ctx.now), seconds })),
    is_time_to_go: isTimeToGo(
      contractions.map(({ begin, seconds }) => ({ beganAt: momentOf(begin, ctx.now), seconds })),
      ctx.now,
    ),
    ogtt: ofKind(entries, 'ogtt')
      .sort(newestDay)
      .map(({ id, day, fasting, h1, h2 }) => ({ id, date: day, fasting, h1, h2, over: ogttOver({ fasting, h1, h2 }) })),
  }
}

/** How it ended with children, as far as it did. */
const asBirth = async (ctx: Asking, { content, closedAt }: PregnancyRecord, day: number) => {
  const { born = [], birth_date = '' } = content
  const isEnded = closedAt !== null && birth_date === ''
  return {
    birth_date,
    is_birth_open: closedAt === null && day >= GESTATION_DAYS.least,
    hr_gravida_babys: await bornOf(ctx, born),
    unborn_num: isEnded ? 0 : Math.max(0, content.babies - born.length),
  }
}

/** Of these children those whose records are still there. */
const bornOf = async (ctx: Asking, ids: readonly number[]) => {
  if (ids.length === 0) return []
  const children = await listOwnChildren(ctx)
  return children.filter(({ id }) => ids.includes(id)).map((child) => asBaby(child, ctx))
}

/** The record of a pregnancy with all that follows from its day. */
export const asPregnancy = async (ctx: Asking, { record, entries }: { record: PregnancyRecord; entries: Entries }) => {
  const { content, memberId } = record
  const due = dueOf(content)
  const today = content.birth_date ?? dayOf(record.closedAt ?? ctx.now)
  const day = pregnancyDays(due, today)
  const written = asWritten(ctx, entries, due)
  const member = memberId === null ? undefined : (await membersOf(ctx.db, [memberId])).get(memberId)
  const body = { height: content.height_cm ?? 0, weight_before: content.weight_before_kg ?? 0 }
  return {
    id: record.id,
    type: 'pregnancy' as const,
    userId: record.patientId,
    member_id: memberId ?? 0,
    mother_name: content.mother_name || (member?.truename ?? ''),
    ...body,
    last_menses_date: content.datings.filter(({ source }) => source === 'period').at(-1)?.on ?? '',
    due_date: due,
    pregnancyDays: day,
    week_words: weekWords(day),
    left_days: TERM_DAYS - day,
    is_over: record.closedAt !== null,
    ...(await asBirth(ctx, record, day)),
    babies: content.babies,
    ...asDatings(content),
    steps: asSteps(steps, due, day, content.done),
    public_steps: asSteps(publicSteps, due, day, content.done),
    next_step: record.closedAt ? '' : (nextStep(day, content.done)?.id ?? ''),
    weight: asWeight(content, written.weights, day, member && ageOn(member.birthday, today)),
    ...written,
    bag: hospitalBag.map(({ title, items }) => ({
      title,
      items: items.map(({ id, text }) => ({ id, text, is_packed: content.packed.includes(id) })),
    })),
  }
}
