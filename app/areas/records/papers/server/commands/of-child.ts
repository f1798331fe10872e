import { ageWords, gestationWords } from '#app/areas/records/children/rules.ts'
import { findChild } from '#app/areas/records/children/server/public.ts'
import { asMeasurement, byDay, listMeasurementsOf } from '#app/areas/records/growth/server/public.ts'
import { findHistory, findSchedule } from '#app/areas/records/vaccines/server/public.ts'
import type { Day } from '#kit/time/day.ts'
import { type Asking, type Section, section } from './section.ts'

/** A child's record: how it grew, and what it was given. */
export const findChildRecord = async (ctx: Asking, childId: number) => {
  const child = await findChild(ctx, childId)
  if (!child) return undefined
  const [rows, history, schedule] = await Promise.all([
    listMeasurementsOf(ctx.db, [childId]),
    findHistory(ctx, childId),
    findSchedule(ctx),
  ])
  const names = new Map(schedule?.doses.map(({ id, name, number }) => [id, `${name} 第 ${number} 剂`]))
  return {
    kind: 'baby' as const,
    person: { truename: child.name, sex: child.sex, birthday: child.birthday },
    gestationDays: child.gestationDays,
    measured: byDay(rows.map((row) => asMeasurement(ctx, row))),
    given: history.given
      .map(({ dose, on, note }) => ({ dose, on, note, name: names.get(dose) ?? dose }))
      .sort((a, b) => a.on.localeCompare(b.on)),
  }
}

export type ChildFound = NonNullable<Awaited<ReturnType<typeof findChildRecord>>>

export const childSections = ({ person, gestationDays, measured, given }: ChildFound, today: Day): Section[] => [
  section('record', '基本情况', {
    lines: [
      { name: '年龄', value: ageWords(person.birthday, today), note: '' },
      ...(gestationDays === null ? [] : [{ name: '出生时', value: gestationWords(gestationDays), note: '' }]),
    ],
  }),
  section('record', '生长', {
    lines: [...measured].reverse().map(({ on, weightKg, statureCm, headCm }) => ({
      name: on,
      value: [
        weightKg === undefined ? '' : `体重 ${weightKg} 公斤`,
        statureCm === undefined ? '' : `身长/身高 ${statureCm} 厘米`,
        headCm === undefined ? '' : `头围 ${headCm} 厘米`,
      ]
        .filter(Boolean)
        .join('，'),
      note: ageWords(person.birthday, on),
    })),
  }),
  section('record', '打过的疫苗', {
    lines: given.map(({ name, on, note }) => ({ name, value: on, note })),
  }),
]
