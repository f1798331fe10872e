import { ageWords, gestationWords } from '#app/areas/records/children/rules.ts'
import { type Child, findChild, listOwnChildren } from '#app/areas/records/children/server/public.ts'
import { asMeasurement, byDay, listMeasurementsOf } from '#app/areas/records/growth/server/public.ts'
import { findHistory, findSchedule } from '#app/areas/records/vaccines/server/public.ts'
import type { Day } from '#kit/time/day.ts'
import type { Part } from '../../rules.ts'
import { type Asking, type Section, section } from './section.ts'

/** A child's record: how it grew, and what it was given. */
export const findChildRecord = async (ctx: Asking, childId: number) => {
  const child = await findChild(ctx, childId)
  return child && findRecordOfChild(ctx, child)
}

/** The record of the child who is tied to a member: who asks for them is to see how they grew. */
export const findTiedRecord = async (ctx: Asking, memberId: number) => {
  const child = (await listOwnChildren(ctx)).find((own) => own.memberId === memberId)
  return child && findRecordOfChild(ctx, child)
}

const findRecordOfChild = async (ctx: Asking, child: Child) => {
  const childId = child.id
  // One after the other: who looks by a share does so in a transaction.
  const rows = await listMeasurementsOf(ctx.db, [childId])
  const [history, schedule] = [await findHistory(ctx, childId), await findSchedule(ctx)]
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

/** How a child stands, as a part of a record: of its own the whole. */
export const childSections = (
  { person, gestationDays, measured, given }: ChildFound,
  today: Day,
  part: Part = 'record',
): Section[] => [
  section(part, '基本情况', {
    lines: [
      { name: '年龄', value: ageWords(person.birthday, today), note: '' },
      ...(gestationDays === null ? [] : [{ name: '出生时', value: gestationWords(gestationDays), note: '' }]),
    ],
  }),
  section(part, '生长', {
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
  section(part, '打过的疫苗', {
    lines: given.map(({ name, on, note }) => ({ name, value: on, note })),
  }),
]
