import { inBaselines, openBaseline } from './baseline.ts'
import { type Bench, Skipped } from './bench.ts'
import { questions } from './questions.ts'
import { startBenchApp } from './test-app.ts'
import { walkThrough } from './world.ts'

const CONNECTIONS = 16
const TOTAL = 5_000
/** So many pass before V8 has compiled all that answers one: in the first thousands a third of the CPU is the compiler's. */
const WARM_UP = 10_000

const GOAL = { list: '<= 45', detail: '<= 30' }

/** CPU of one answer, server and database, in baselines. */
const inBaselinesOf = ({ name, kind, paths: pathsIn }: (typeof questions)[number]): Bench => ({
  name,
  unit: '× baseline',
  goal: GOAL[kind],
  async run() {
    const app = await startBenchApp()
    const paths = pathsIn(await walkThrough(app))
    if (paths.length === 0) return new Skipped('the world has nothing to ask for')
    const baseline = await openBaseline()
    try {
      const shot = (index: number) => ({ path: `/api${paths[index % paths.length]}` })
      const pids = [app.pid, app.database.pid]
      return await inBaselines(baseline, pids, {
        port: app.port,
        connections: CONNECTIONS,
        total: TOTAL,
        warmUp: WARM_UP,
        shot,
      })
    } finally {
      baseline.close()
    }
  },
})

export const benches: Bench[] = questions.map(inBaselinesOf)
