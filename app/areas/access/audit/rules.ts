import type { Facts } from '#app/events.ts'
import * as registered from '#app/wings/audit.ts'
import { formatClock } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'

/** By what lines may be sorted. */
export const auditSorts = { time: 'desc' } as const

/** Kinds of acts by the beginning of their codes, to choose from. */
export const actKinds = registered.actKinds

const actNames: Readonly<Record<string, string>> = registered.acts

/** What was done, in words; an act that nobody registers any more by its code. */
export const wordsOfAct = (act: string): string => actNames[act] ?? act

/** Kinds of rows, in words. */
export const rowKinds: Readonly<Record<string, string>> = registered.rowKinds

/** Names of facts, in words: those that many rooms tell, and each room's own. A fact without one is shown by its name. */
const factNames: Readonly<Record<string, string>> = {
  state: '状态',
  name: '姓名',
  isOn: '启用',
  title: '名称',
  from: '从',
  to: '到',
  list: '列表',
  date: '日期',
  kind: '怎么不一样',
  reason: '原因',
  note: '说明',
  ...registered.factNames,
}

/** Values of facts, in words; a value without one is shown as it is. */
const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = registered.valueWords

/** A fact that an act changed, in words: as it was, and as it is. Either may not be known. */
export interface Change {
  name: string
  before: string | undefined
  after: string | undefined
}

/** What an act changed; what stayed is left out where both sides are known. */
export const changesOf = (before: Facts | null, after: Facts | null): Change[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => !before || !after || before[name] !== after[name])
    .map((name) => ({
      name: factNames[name] ?? name,
      before: before && name in before ? wordsOf(name, before[name]) : undefined,
      after: after && name in after ? wordsOf(name, after[name]) : undefined,
    }))

const wordsOf = (name: string, value: Facts[string] | undefined): string => {
  if (value === null || value === undefined || value === '') return '无'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (name.endsWith('Minutes') && name !== 'holdMinutes') return formatClock(Number(value))
  if (name === 'half') return halfDayWord(value as HalfDay)
  return valueWords[name]?.[String(value)] ?? String(value)
}

/** Who did it, as a line names them: somebody of staff, a doctor, or who was not signed in yet. */
export const actorOf = (line: { staff_id: number | null; doctor_id: number | null; staff_name: string }): string => {
  if (line.doctor_id !== null) return `${line.staff_name}（医生）`
  return line.staff_id === null ? `（登录前）${line.staff_name}` : line.staff_name
}
