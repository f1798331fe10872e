import { inBaselines, openBaseline } from './baseline.ts'
import { type Bench, median } from './bench.ts'
import { homeOf } from './home.ts'
import { load, type Shot } from './load.ts'
import { startBenchApp } from './test-app.ts'

const CONNECTIONS = 16

const PAGES = 1_500
/** V8 goes on compiling what draws a page for some thousands of them; a bare answer has no more to compile after a tenth of that. */
const WARM_UP = 10_000

/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

/** A page is kept by channel: each question of its own channel is rendered anew. */
const anew =
  (path: string) =>
  (index: number): Shot => ({ path, headers: { ...headers, cookie: `channel=${10_000 + index}` } })

const rendered: Bench['run'] = async (emit) => {
  const app = await startBenchApp()
  const baseline = await openBaseline()
  try {
    const shot = anew(await homeOf(app))
    let asked = 0
    const pids = [app.pid, app.database.pid]
    return await inBaselines(baseline, pids, {
      port: app.port,
      connections: CONNECTIONS,
      total: PAGES,
      warmUp: WARM_UP,
      shot: () => shot(asked++),
      heard: (cpuMs, bareMs) => emit(`home: ${cpuMs.toFixed(2)} ms, a bare answer ${(bareMs * 1000).toFixed(1)} µs`),
    })
  } finally {
    baseline.close()
  }
}

const TOTAL = 12_000

const cached = async (): Promise<number> => {
  const app = await startBenchApp()
  const baseline = await openBaseline()
  try {
    const path = await homeOf(app)
    const callApi = async (total: number) => {
      const { seconds, failed } = await load({
        port: app.port,
        connections: CONNECTIONS,
        total,
        shot: () => ({ path, headers }),
      })
      if (failed > 0) throw new Error(`${failed} of ${total} answers were 5xx`)
      return total / seconds
    }
    await callApi(TOTAL / 4)
    const rounds: number[] = []
    for (let round = 0; round < 3; round++) {
      const before = await baseline.perSecond(CONNECTIONS)
      const perSecond = await callApi(TOTAL)
      rounds.push(perSecond / ((before + (await baseline.perSecond(CONNECTIONS))) / 2))
    }
    return median(rounds)
  } finally {
    baseline.close()
  }
}

export const benches: Bench[] = [
  { name: 'home.rendered', unit: '× baseline', goal: '<= 220', run: rendered },
  { name: 'home.cached', unit: 'of baseline/s', goal: '>= 0.25', run: cached },
]
