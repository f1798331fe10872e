import { membersOf } from '#app/areas/account/members/server/public.ts'
import type { Written } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import {
  bleedingDays,
  CAUTION,
  type CycleLog,
  cycleLength,
  flagsOf,
  flagWords,
  forecast,
  type Gap,
  gapsOf,
  pastOvulation,
  phaseOf,
} from '../rules.ts'
import { type CycleEntry, type CycleRecord, logOf, sorted } from './commands/log.ts'

const asForecast = (log: CycleLog) => {
  const found = forecast(log)
  if (!found) return null
  const last = [...log.periods].sort((a, b) => (a.start < b.start ? 1 : -1))[0]
  // A period of which nobody said that it is over is not taken for one that goes on for weeks.
  const isBleeding = last !== undefined && (last.end === null ? found.cycleDay <= 10 : last.end >= log.today)
  return {
    cycle_day: found.cycleDay,
    phase: phaseOf(found, isBleeding, log.today),
    next: found.next,
    ovulation: found.ovulation,
    fertile: found.fertile,
    late_days: found.lateDays,
  }
}

const expectedOf = (log: CycleLog, gaps: readonly Gap[]) => ({
  forecast: asForecast(log),
  questions: gaps.filter(({ state }) => state === 'asked').map(({ from, to, days }) => ({ from, to, days })),
  flags: flagsOf(log).map((flag) => ({ flag, words: flagWords[flag] })),
})

type Numbered = ReturnType<typeof sorted>

const asCycles = ({ periods, signs }: Numbered, gaps: readonly Gap[]) =>
  [...periods]
    .sort((a, b) => (a.start < b.start ? 1 : -1))
    .map((period) => {
      const gap = gaps.find(({ from }) => from === period.start)
      const ovulation = gap?.state === 'counted' ? pastOvulation(gap, signs) : undefined
      return {
        id: period.id,
        start: period.start,
        end: period.end ?? '',
        bleeding_days: bleedingDays(period) ?? 0,
        days: gap?.days ?? 0,
        is_counted: gap?.state === 'counted',
        ovulation_from: ovulation?.from ?? '',
        ovulation_to: ovulation?.to ?? '',
      }
    })

const lhWord = (lh: boolean | undefined): '' | '0' | '1' => {
  if (lh === undefined) return ''
  return lh ? '1' : '0'
}

const asSigns = ({ signs }: Numbered) =>
  [...signs]
    .sort((a, b) => (a.day < b.day ? 1 : -1))
    .map(({ id, day, lh, temperature }) => ({
      id,
      date: day,
      lh: lhWord(lh),
      temperature: temperature === undefined ? '' : temperature.toFixed(2),
    }))

/** The record of a cycle with all that is expected. */
export const asCycle = async (
  ctx: PatientContext,
  { record, entries }: { record: CycleRecord; entries: readonly Written<CycleEntry>[] },
) => {
  const log = logOf(record, entries, dayOf(ctx.now))
  const numbered = sorted(entries)
  const gaps = gapsOf(log)
  const { isOwn, ...length } = cycleLength(log)
  const cycles = asCycles(numbered, gaps)
  const { memberId } = record
  const isResting = record.closedAt !== null || record.content.rests === true
  const member = memberId === null ? undefined : (await membersOf(ctx.db, [memberId])).get(memberId)
  return {
    id: record.id,
    type: 'prepare' as const,
    userId: record.patientId,
    member_id: memberId ?? 0,
    member_name: member?.truename ?? '',
    last_menses_date: cycles[0]?.start ?? '',
    cycle_days: record.content.cycle_days,
    period_days: record.content.period_days,
    is_over: record.closedAt !== null,
    length: { ...length, is_own: isOwn, gap_num: gaps.filter(({ state }) => state === 'counted').length },
    is_resting: isResting,
    ...(isResting ? { forecast: null, questions: [], flags: [] } : expectedOf(log, gaps)),
    cycles,
    signs: asSigns(numbered),
    caution: CAUTION,
  }
}
