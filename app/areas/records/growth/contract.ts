import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, day, decimal, id, int, maybe } from '#kit/wire/fields.ts'
import {
  bounds,
  type Charted,
  charted,
  levels,
  type Measure,
  measures,
  type Posture,
  postures,
  type StandardCode,
  standards,
} from './rules.ts'

const notFound = { 'not-found': '没有找到这个孩子的档案' }
const standard = maybe(z.enum(Object.keys(standards) as [StandardCode]))
const measure = z.enum(Object.keys(measures) as [Measure])
const isCharted = z.enum(Object.keys(charted) as [Charted])

const named = z.object({
  code: z.enum(Object.keys(standards) as [StandardCode]),
  title: z.string(),
  edition: z.string(),
  source: z.string(),
  effective_date: z.string(),
})

const measurement = z.object({
  id: z.int(),
  date: z.string(),
  age_words: z.string(),
  /** The corrected age where it counted; ''. */
  corrected_words: z.string(),
  /** 0: not measured. */
  weight: z.number(),
  stature: z.number(),
  posture_words: z.string(),
  head: z.number(),
  /** Who wrote it, where it was not who began the record. */
  by: z.string(),
  scores: z.array(
    z.object({
      measure,
      name: z.string(),
      value: z.number(),
      z: z.number(),
      level: z.enum(Object.keys(levels) as [keyof typeof levels]),
      words: z.string(),
    }),
  ),
})

export const growth = call({
  method: 'GET',
  path: '/records/growth',
  summary: 'What was measured of a child, the newest first, beside a standard that is named',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id(), standard }),
  output: z.object({
    /** Null where none was ever taken. */
    standard: named.nullable(),
    list: z.array(measurement),
    caution: z.string(),
  }),
  refuses: notFound,
})

const xy = { x: z.number(), y: z.number() }

export const growthChart = call({
  method: 'GET',
  path: '/records/growth/chart',
  summary: 'The chart of a measure with the curves of a standard, as lines to draw',
  owner: { child_id: 'child' },
  login: true,
  input: z.object({ child_id: id(), measure: isCharted, standard }),
  output: z.object({
    measure: isCharted,
    name: z.string(),
    unit: z.string(),
    standard: named.nullable(),
    /** Which age the points stand at: since birth, or corrected. */
    is_corrected: z.int(),
    /** Why China's standards say nothing at the child's age of today; '' where they do. */
    gap_words: z.string(),
    /** Null where the standard has no table of this measure at this age. */
    chart: z
      .object({
        width: z.int(),
        height: z.int(),
        x_ticks: z.array(z.object({ x: z.number(), text: z.string() })),
        y_ticks: z.array(z.object({ y: z.number(), text: z.string() })),
        curves: z.array(z.object({ z: z.int(), path: z.string(), end_x: z.number(), end_y: z.number() })),
        points: z.array(z.object(xy)),
      })
      .nullable(),
    /** The same points to be read, the newest first; `size` in centimetres where a weight stands beside one, else 0. */
    points: z.array(
      z.object({ date: z.string(), age_words: z.string(), value: z.number(), size: z.number(), words: z.string() }),
    ),
  }),
  refuses: notFound,
})

export const addMeasurement = call({
  method: 'POST',
  path: '/records/growth/add',
  summary: 'Write down what was measured of a child; sent again under the same name it is there once',
  owner: { child_id: 'child' },
  login: true,
  consent: 'health',
  idempotency: 'handler',
  input: z.object({
    child_id: id(),
    /** How the phone that sends it names it. */
    client_id: code(),
    date: day(),
    weight: maybe(decimal(...bounds.weight)),
    stature: maybe(decimal(...bounds.stature)),
    posture: maybe(z.enum(Object.keys(postures) as [Posture])),
    head: maybe(decimal(...bounds.head)),
    /** 1: it was asked about and is right. */
    is_sure: maybe(int(0, 1)),
  }),
  output: z.object({ id: z.int() }),
  refuses: {
    ...notFound,
    'see-only': '您只能看这个孩子的档案，不能记',
    'not-yet': '这一天还没有到，请核对日期和手机的时间',
    'before-birth': '这一天比出生日期还早，请核对',
    empty: '体重、身长/身高和头围，至少填一项',
    'look-again': '{why}',
    impossible: '{why}',
    'too-many': '记录太多了，请先删掉不需要的',
  },
})

export const removeMeasurement = call({
  method: 'POST',
  path: '/records/growth/remove',
  summary: 'Take a measurement of a child away',
  owner: { child_id: 'child', id: 'measurement' },
  login: true,
  input: z.object({ child_id: id(), id: id() }),
  output: z.object({}),
  refuses: { 'not-found': '没有找到这条记录', 'see-only': '您只能看这个孩子的档案，不能删' },
})
