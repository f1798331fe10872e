import { RowRefused } from '#kit/csv/server/read.ts'
import {
  atMost,
  dayOf,
  fenOf,
  meaningOf,
  minutesOf,
  needed,
  neededDay,
  notFilled,
  wholeOf,
  yesOrNo,
} from '#kit/csv/server/values.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { type Day, formatClock } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import { type Clinic, clinics, spanFault } from '../../rules.ts'

/** Whom a line is about, by the hospital's own codes; empty where it is about all. */
interface About {
  hospitalCode: string
  departmentCode: string
  doctorCode: string
}

interface ClinicTimes {
  half: HalfDay
  beginMinutes: number
  endMinutes: number
  feeFen: number
  clinic: Clinic
}

/** A line that tells a plan of the week. */
export interface PlanLine extends About, ClinicTimes {
  kind: 'plan'
  weekday: number
  places: number
  onHolidays: boolean
  firstDay: Day
  lastDay: Day | null
}

/** A line that tells what is different on one day, or that the day is as usual again. */
export interface DayLine extends About, Partial<Omit<ClinicTimes, 'half'>> {
  kind: 'closed' | 'places' | 'extra' | 'usual'
  date: Day
  half: HalfDay | null
  places: number | null
  note: string
}

/** Plans of which no first day is told have always held. */
const ALWAYS = '2000-01-01'
/** Most places of a half hour, and the highest fee. */
const MOST_PLACES = 1_000
const MOST_FEE_YUAN = 10_000

const weekdays = new Map(
  [...'一二三四五六日'].flatMap((name, at) =>
    [`${at + 1}`, `周${name}`, `星期${name}`].map((word) => [word, at + 1] as const),
  ),
)
const halves = new Map<string, HalfDay>([
  ['上午', 'am'],
  ['下午', 'pm'],
  ['晚上', 'night'],
])
const changes = new Map<string, DayLine['kind']>([
  ['停诊', 'closed'],
  ['改号', 'places'],
  ['加诊', 'extra'],
  ['照常', 'usual'],
])
const clinicWords = new Map(Object.entries(clinics).map(([code, name]) => [name as string, code as Clinic]))

type Values = Record<string, string>

/** Reads a line: with a weekday it is a plan, with a date what differs on that day. Throws RowRefused. */
export const readLine = (values: Values): PlanLine | DayLine => {
  if ((values.weekday === undefined) === (values.date === undefined))
    throw new RowRefused('needs either a weekday or a date', '“{weekday}”和“{date}”要填其中一个')
  const about = {
    hospitalCode: needed(500, values.hospital_code, 'hospital_code'),
    departmentCode: atMost(100, values.department_code, 'department_code'),
    doctorCode: atMost(100, values.doctor_code, 'doctor_code'),
  }
  const line = values.date === undefined ? readPlan(values, about) : readDay(values, about)
  if (about.doctorCode === '' && (line.kind === 'plan' || line.kind === 'extra')) throw notFilled('doctor_code')
  return line
}

const readPlan = (values: Values, about: About): PlanLine => {
  const [firstDay = ALWAYS, lastDay = null] = [dayOf(values.first_day, 'first_day'), dayOf(values.last_day, 'last_day')]
  if (lastDay !== null && lastDay < firstDay)
    throw new RowRefused('last_day comes before first_day', '“{last_day}”早于“{first_day}”')
  return {
    ...about,
    ...timesOf(values),
    kind: 'plan',
    firstDay,
    lastDay,
    weekday: told(meaningOf(weekdays, values.weekday, 'weekday'), 'weekday'),
    places: told(wholeOf(values.places, [0, MOST_PLACES], 'places'), 'places'),
    onHolidays: meaningOf(yesOrNo, values.on_holidays, 'on_holidays') ?? false,
  }
}

const readDay = (values: Values, about: About): DayLine => {
  const kind = told(meaningOf(changes, values.change, 'change'), 'change')
  const day = {
    ...about,
    kind,
    date: neededDay(values.date, 'date'),
    half: meaningOf(halves, values.half, 'half') ?? null,
    note: atMost(200, values.note, 'note'),
  }
  if (kind === 'closed' || kind === 'usual') return { ...day, places: null }
  const places = told(wholeOf(values.places, [1, MOST_PLACES], 'places'), 'places')
  return kind === 'extra' ? { ...day, ...timesOf(values), places } : { ...day, places }
}

const timesOf = (values: Values): ClinicTimes => {
  const half = told(meaningOf(halves, values.half, 'half'), 'half')
  const [beginMinutes, endMinutes] = [minutesIn(values, 'begin'), minutesIn(values, 'end')]
  const fault = spanFault(half, beginMinutes, endMinutes)
  if (fault) throw faultOf[fault](values)
  return { half, beginMinutes, endMinutes, feeFen: feeOf(values), clinic: clinicOf(values) }
}

const faultOf: Record<NonNullable<ReturnType<typeof spanFault>>, (values: Values) => RowRefused> = {
  uneven: ({ begin, end }) =>
    new RowRefused(`begin ${begin} and end ${end} must be on the half hour`, `${begin} 和 ${end} 要在整点或半点`),
  empty: ({ begin, end }) => new RowRefused(`end ${end} is not later than begin ${begin}`, `${end} 不晚于 ${begin}`),
  'other-half': ({ begin, end, half }) =>
    new RowRefused(`${begin} to ${end} is not in the half day ${half}`, `${begin} 到 ${end} 不在${half}`),
}

const clinicOf = ({ clinic }: Values): Clinic => meaningOf(clinicWords, clinic, 'clinic') ?? 'general'

const feeOf = ({ fee }: Values): number => told(fenOf(fee, MOST_FEE_YUAN, 'fee'), 'fee')

const minutesIn = (values: Values, column: 'begin' | 'end'): number => minutesOf(told(values[column], column), column)

const told = <T>(value: T | undefined, column: string): T => {
  if (value === undefined) throw notFilled(column)
  return value
}

/** A line as it was understood, by the columns of the file. */
export const shownOf = (line: PlanLine | DayLine): Record<string, string> => ({
  half: line.half ? halfDayWord(line.half) : '整天',
  ...(line.beginMinutes !== undefined && { begin: formatClock(line.beginMinutes) }),
  ...(line.endMinutes !== undefined && { end: formatClock(line.endMinutes) }),
  ...(line.feeFen !== undefined && { fee: fenToYuan(line.feeFen) }),
  ...(line.clinic && { clinic: clinics[line.clinic] }),
  ...(line.places !== null && { places: String(line.places) }),
  ...(line.kind === 'plan'
    ? {
        weekday: `周${'一二三四五六日'[line.weekday - 1]}`,
        on_holidays: line.onHolidays ? '是' : '否',
        ...(line.firstDay !== ALWAYS && { first_day: line.firstDay }),
        ...(line.lastDay && { last_day: line.lastDay }),
      }
    : { date: line.date }),
})
