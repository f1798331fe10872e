import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { median } from './bench.ts'
import { type Load, load } from './load.ts'
import { cpuMsOf } from './processes.ts'

/**
 * The unit **hello**: the CPU time of a bare Fastify JSON answer on this machine, now. A figure in hello is the CPU time of
 * server and database for one request, divided by that of the bare answer measured just before and just after.
 */
export interface Hello {
  /** CPU milliseconds of one bare answer. */
  cpuMs: () => Promise<number>
  /** Bare answers a second, at so many connections. */
  perSecond: (connections: number) => Promise<number>
  close: () => void
}

const BARE_TOTAL = 12_000

/** Starts the bare server in a process of its own. */
export const openHello = async (): Promise<Hello> => {
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

/** CPU of one piece of work in hello: the median of three rounds of so many, the bare answer measured before and after each. */
export const costInHello = async (
  hello: Hello,
  pids: readonly number[],
  total: number,
  work: (total: number) => Promise<void>,
): Promise<number> => {
  await work(Math.ceil(total / 4))
  const rounds: number[] = []
  for (let round = 0; round < 3; round++) {
    const bareBefore = await hello.cpuMs()
    const before = cpuMsOf(...pids)
    await work(total)
    const each = (cpuMsOf(...pids) - before) / total
    rounds.push(each / ((bareBefore + (await hello.cpuMs())) / 2))
  }
  return median(rounds)
}

/** CPU of one request in hello. */
export const inHello = (hello: Hello, pids: readonly number[], asked: Load): Promise<number> =>
  costInHello(hello, pids, asked.total, async (total) => {
    const { failed } = await load({ ...asked, total })
    if (failed > 0) throw new Error(`${failed} of ${total} answers were 5xx`)
  })
