import type { Product } from '#test/support/product.ts'
import { type Bench, median, percentile, Skipped } from './bench.ts'
import { load } from './load.ts'
import { type Question, questions } from './questions.ts'
import { startBenchApp } from './test-app.ts'
import { walkThrough } from './world.ts'

/** How much bigger the big world is; 100 on demand: `SCALE=100 npm run bench -- scale`. */
const SCALE = Number(process.env.SCALE ?? 10)
const CONNECTIONS = 4
const TOTAL = 800
const ROUNDS = 5

/** Beyond which milliseconds one answer in a hundred lies. */
const p99 = async ({ port }: Product, paths: readonly string[], total: number): Promise<number> => {
  const shot = (index: number) => ({ path: `/api${paths[index % paths.length]}` })
  const { latenciesMs, failed } = await load({ port, connections: CONNECTIONS, total, shot })
  if (failed > 0) throw new Error(`${failed} of ${total} answers were 5xx`)
  return percentile(latenciesMs, 0.99)
}

/** p99 over a big world against p99 over the usual one, asked in turns. */
const growthOf = ({ name, paths }: Question): Bench => ({
  name: `scale.${name}`,
  unit: `p99 at ${SCALE} / at 1`,
  goal: '<= 2',
  async run(emit) {
    const [small, big] = [await startBenchApp(1), await startBenchApp(SCALE)]
    const [few, many] = [paths(await walkThrough(small)), paths(await walkThrough(big))]
    if (few.length === 0 || many.length === 0) return new Skipped('the world has nothing to ask for')
    for (const [app, paths] of [
      [small, few],
      [big, many],
    ] as const)
      await p99(app, paths, TOTAL / 2)
    const rounds: { before: number; after: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({ before: await p99(small, few, TOTAL), after: await p99(big, many, TOTAL) })
    emit(rounds.map(({ before, after }) => `${before.toFixed(1)}→${after.toFixed(1)} ms`).join('  '))
    return median(rounds.map(({ after }) => after)) / median(rounds.map(({ before }) => before))
  },
})

export const benches: Bench[] = questions.map(growthOf)
