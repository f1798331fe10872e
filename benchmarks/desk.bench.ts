import { inBaselines, openBaseline } from './baseline.ts'
import { type Bench, median } from './bench.ts'
import { openField } from './booking-field.ts'
import { fillDesk } from './desk-field.ts'
import { load, type Shot } from './load.ts'
import { type Operator, signInOperator } from './operator.ts'
import { type BenchApp, startBenchApp } from './test-app.ts'

/** How much bigger the big world is; 100 on demand: `SCALE=100 npm run bench -- desk`. */
const SCALE = Number(process.env.SCALE ?? 10)
const CONNECTIONS = 4
const LISTS = { total: 400, warmUp: 1_000 }
const SUMS = { total: 60, rounds: 3 }

/** A table of the desk: at which desk it is asked for, and the questions that are asked in turn. */
interface Table {
  name: string
  at: 'platformKey' | 'hospitalKey'
  paths: readonly string[]
}

const inGroups = (path: string, groups: readonly string[]) => groups.map((group) => `${path}?group=${group}`)

/** A page of twenty, whatever stands behind it. */
const lists: readonly Table[] = [
  { name: 'desk.coupon-uses', at: 'hospitalKey', paths: ['/desk/coupon-uses', '/desk/coupon-uses?state=used'] },
  { name: 'desk.imports', at: 'platformKey', paths: ['/desk/imports', '/desk/imports?kind=goods'] },
  { name: 'desk.exports', at: 'platformKey', paths: ['/desk/exports'] },
  { name: 'desk.messages', at: 'platformKey', paths: ['/desk/sent-messages', '/desk/sent-messages?state=sent'] },
]

/** What goes through all that there was, and so cannot cost the same in a bigger world. */
const sums: readonly Table[] = [
  {
    name: 'desk.users',
    at: 'platformKey',
    paths: inGroups('/desk/statistics/users', ['day', 'week', 'channel', 'day-channel', 'level']),
  },
  {
    name: 'desk.goods',
    at: 'platformKey',
    paths: inGroups('/desk/statistics/goods', ['day', 'goods', 'special', 'channel', 'day-channel', 'day-goods']),
  },
  { name: 'desk.coupon-counts', at: 'hospitalKey', paths: ['/desk/coupon-counts'] },
]

const operators = new Map<number, Promise<Operator>>()

/** A product of this scale whose desk's tables are filled once for all of them, and what is asked there. */
const openDesk = async ({ at, paths }: Table, scale: number) => {
  const app = await startBenchApp(scale)
  const signing = operators.get(scale) ?? openOperator(app, scale)
  operators.set(scale, signing)
  const key = (await signing)[at]
  const urls = paths.map((path) => `/api${path}${path.includes('?') ? '&' : '?'}staff_key=${key}`)
  const shot = (index: number): Shot => ({ path: urls[index % urls.length] as string })
  return { app, shot }
}

const openOperator = async (app: BenchApp, scale: number): Promise<Operator> => {
  const field = openField(app)
  try {
    const operator = await signInOperator(field)
    await fillDesk(field, operator, scale)
    return operator
  } finally {
    await field.database.close()
  }
}

/** CPU of one answer over the big world, server and database, in baselines. */
const costOf = (table: Table): Bench => ({
  name: table.name,
  unit: '× baseline',
  goal: '<= 60',
  async run() {
    const { app, shot } = await openDesk(table, SCALE)
    const baseline = await openBaseline()
    try {
      const asked = { port: app.port, connections: CONNECTIONS, ...LISTS, shot }
      return await inBaselines(baseline, [app.pid, app.database.pid], asked)
    } finally {
      baseline.close()
    }
  },
})

const typicalMs = async ({ app: { port }, shot }: Awaited<ReturnType<typeof openDesk>>): Promise<number> => {
  const { latenciesMs, failed } = await load({ port, connections: 1, total: SUMS.total, shot })
  if (failed > 0) throw new Error(`${failed} of ${SUMS.total} answers were 5xx`)
  return median(latenciesMs.slice(1))
}

/** The middle answer over a big world against that over the usual one, asked in turns: it may grow as the world does, and no faster. */
const growthOf = (table: Table): Bench => ({
  name: table.name,
  unit: `at ${SCALE} / at 1`,
  goal: `<= ${SCALE}`,
  async run(emit) {
    const [small, big] = [await openDesk(table, 1), await openDesk(table, SCALE)]
    for (const desk of [small, big]) await typicalMs(desk)
    const rounds: { before: number; after: number }[] = []
    for (let round = 0; round < SUMS.rounds; round++)
      rounds.push({ before: await typicalMs(small), after: await typicalMs(big) })
    emit(rounds.map(({ before, after }) => `${before.toFixed(1)}→${after.toFixed(1)} ms`).join('  '))
    return median(rounds.map(({ after }) => after)) / median(rounds.map(({ before }) => before))
  },
})

export const benches: Bench[] = [...lists.map(costOf), ...sums.map(growthOf)]
