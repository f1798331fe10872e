import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { median } from './bench.ts'
import { type Load, load } from './load.ts'
import { cpuMsOf } from './processes.ts'

/**
 * The unit **baseline**: the CPU time of a bare Fastify JSON answer on this machine, now. A figure in baseline is the CPU time of
 * server and database for one request, divided by that of the bare answer measured just before and just after.
 */
export interface Baseline {
  /** CPU milliseconds of one bare answer. */
  cpuMs: () => Promise<number>
  /** Bare answers a second, at so many connections. */
  perSecond: (connections: number) => Promise<number>
  close: () => void
}

const BARE_TOTAL = 12_000

/** Starts the bare server in a process of its own. */
export const openBaseline = async (): Promise<Baseline> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portOf(child)
  const shot = () => ({ path: '/' })
  const shoot = (connections: number, total = BARE_TOTAL) => load({ port, connections, total, shot })
  await shoot(16, 3_000)
  return {
    async cpuMs() {
      const before = cpuMsOf(child.pid as number)
      await shoot(16)
      return (cpuMsOf(child.pid as number) - before) / BARE_TOTAL
    },
    async perSecond(connections) {
      const { seconds } = await shoot(connections)
      return BARE_TOTAL / seconds
    },
    close: () => void child.kill(),
  }
}

/** The port that a child process prints on its first line. */
export const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(Number(data.toString().trim())))
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it told its port`)))
  })

/** Work that is measured in pieces. */
interface Work<Given> {
  /** Processes that do it, with all that they start. */
  pids: readonly number[]
  /** Pieces in a round. */
  total: number
  /** Pieces before the first round, in which V8 compiles; a quarter of a round where nothing is said. */
  warmUp?: number
  /** Makes what a round needs, which nobody measures. */
  ready: (total: number) => Promise<Given>
  work: (given: Given, total: number) => Promise<void>
  /** Hears after each round the CPU of a piece and that of a bare answer, in milliseconds. */
  heard?: (cpuMs: number, bareMs: number) => void
}

/** CPU of one piece of work in baseline: the median of three rounds, the bare answer measured before and after each. */
export const costInBaselines = async <Given>(baseline: Baseline, asked: Work<Given>): Promise<number> => {
  const { pids, total, warmUp = Math.ceil(total / 4), ready, work, heard } = asked
  await work(await ready(warmUp), warmUp)
  const rounds: number[] = []
  for (let round = 0; round < 3; round++) {
    const given = await ready(total)
    const bareBefore = await baseline.cpuMs()
    const before = cpuMsOf(...pids)
    await work(given, total)
    const each = (cpuMsOf(...pids) - before) / total
    const bare = (bareBefore + (await baseline.cpuMs())) / 2
    heard?.(each, bare)
    rounds.push(each / bare)
  }
  return median(rounds)
}

/** CPU of one request in baseline. */
export const inBaselines = (
  baseline: Baseline,
  pids: readonly number[],
  { warmUp, heard, ...asked }: Load & Pick<Work<unknown>, 'warmUp' | 'heard'>,
): Promise<number> =>
  costInBaselines(baseline, {
    pids,
    total: asked.total,
    ...(warmUp === undefined ? {} : { warmUp }),
    ...(heard && { heard }),
    ready: async () => undefined,
    work: async (_, total) => {
      const { failed } = await load({ ...asked, total })
      if (failed > 0) throw new Error(`${failed} of ${total} answers were 5xx`)
    },
  })
