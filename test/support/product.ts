import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'

/** The product as it runs for patients: a process of its own, on a folder of its own. */
export interface Product {
  port: number
  dataDir: string
  /** The server's process. */
  pid: number
  /** Seconds from the command to the first good answer. */
  startSeconds: number
  /** How its bundled PostgreSQL is reached, and which process that is now. */
  readonly database: { connection: PoolConfig; pid: number }
  /** Resolves when the process has ended: its exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals>
  /** Asks it to end, or kills it; resolves when it has ended. */
  end: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals>
}

export interface Launch {
  dataDir: string
  env?: Record<string, string>
  /** The root of the project that is started, and what starts it. */
  root?: string
  script?: string
  /** As which user; default: as who runs the tests. */
  account?: { uid?: number; gid?: number }
  /** By `npm start`, as the README says; the process is npm's then. */
  byNpm?: boolean
  /** Default 60,000. */
  patienceMs?: number
}

/** A folder for one product. */
export const makeDataDir = (): string => mkdtempSync(join(tmpdir(), 'yilu-data-'))

/** Removes the folder of a product that has ended; its database may live elsewhere, where PostgreSQL may enter. */
export const removeDataDir = (dataDir: string): void => {
  const database = join(dataDir, 'database')
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
  rmSync(dataDir, { recursive: true })
}

const project = join(import.meta.dirname, '../..')

/** Starts the product and waits until it is well. Throws with its last words when it ends instead. */
export const startProduct = async (launch: Launch): Promise<Product> => {
  const port = await freePort()
  const began = performance.now()
  const { child, ended, said } = spawnProduct({ ...launch, env: { ...launch.env, PORT: String(port) } })
  const patience = AbortSignal.timeout(launch.patienceMs ?? 60_000)
  while (!(await isWell(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the product ended: ${said()}`)
    if (patience.aborted) {
      child.kill('SIGKILL')
      throw new Error(`the product does not start: ${said()}`)
    }
    await sleep(10)
  }
  const startSeconds = (performance.now() - began) / 1000
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const { dataDir } = launch
  return {
    port,
    dataDir,
    pid: child.pid as number,
    startSeconds,
    ended,
    end,
    get database() {
      return databaseOf(dataDir)
    },
  }
}

/** Starts the process and waits for nothing; `said` is what it wrote so far. */
export const spawnProduct = ({
  dataDir,
  env = {},
  root = project,
  script = 'server/main.js',
  byNpm,
  account,
}: Launch) => {
  const [program, ...words] = byNpm ? ['npm', 'start'] : [process.execPath, join(root, script)]
  const child = spawn(program as string, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
    env: { ...bareEnv(), LIMITS: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
  })
  return { child, ended: endOf(child), said: wordsOf(child) }
}

/** An environment in which nothing is set that the product or its build would read: runners of tests set much. */
export const bareEnv = (): Record<string, string> => {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG'].map((name) => [name, process.env[name]])
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
}

const endOf = async (child: ChildProcess): Promise<number | NodeJS.Signals> => {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal ?? code ?? 0
}

const wordsOf = (child: ChildProcess): (() => string) => {
  let words = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      words = (words + data.toString()).slice(-4_000)
    })
  }
  return () => words
}

/** PostgreSQL's own file: process id, folder, start, port, socket folder. */
const databaseOf = (dataDir: string): Product['database'] => {
  const lines = readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')
  const [pid, , , port, host = ''] = lines
  return { pid: Number(pid), connection: { host, port: Number(port), user: 'postgres', database: 'postgres' } }
}

/** The process of the bundled PostgreSQL of that folder. */
export const databasePidOf = (dataDir: string): number => databaseOf(dataDir).pid

const isWell = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
  return answer?.ok ?? false
}

/** A port of this machine that nobody has. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
