import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../cannot-start.ts'
import { type Home, makeSocketFolder, port, socketName } from './home.ts'
import type { Programs } from './programs.ts'

/** A server that accepts connections. */
export interface Postmaster {
  pid: number
  /** It was running already. */
  adopted: boolean
}

/** PostgreSQL settings by name. */
export type Settings = Readonly<Record<string, string | number>>

const patienceMs = 60_000

/**
 * Takes over the home's running server, or starts one. One that is still starting or stopping is waited for;
 * one that was started by other programs or elsewhere, from before an update or a move, is stopped first.
 */
export const runPostmaster = async (home: Home, programs: Programs, settings: Settings): Promise<Postmaster> => {
  const running = findPostmaster(home)
  if (!running) return startPostmaster(home, programs, settings)
  const fits = running.program === programs.postgres && existsSync(join(home.socketFolder, socketName))
  if (fits && (await waitUntilReady(home, running.pid))) return { pid: running.pid, adopted: true }
  await stopPostmaster(home, running.pid)
  return startPostmaster(home, programs, settings)
}

/** Shuts down at once but cleanly; who is connected is cut off. */
export const stopPostmaster = async (home: Home, pid: number): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isPostmaster(home, pid)) return
    process.kill(pid, signal)
    if (await waitFor(() => !isPostmaster(home, pid), patienceMs / 2)) return
  }
  throw new CannotStart(`PostgreSQL (process ${pid}) does not stop.`)
}

/** Is this process the home's server? A process id alone says nothing: it may have been given to another. */
export const isPostmaster = (home: Home, pid: number): boolean => readCommand(pid).includes(nameSetting(home))

/** The server carries the home's name in its command line, its children in their titles. */
const nameSetting = ({ name }: Home): string => `cluster_name=${name}`
const titleOfChild = ({ name }: Home): string => `postgres: ${name}:`

const readCommand = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** PostgreSQL's own file: the process id in line 1, `ready` in line 8 when connections are taken. */
const readPidFile = ({ cluster }: Home): { pid: number; ready: boolean } | undefined => {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

const findPostmaster = (home: Home): { pid: number; program: string | undefined } | undefined => {
  const pid = readPidFile(home)?.pid
  return pid && isPostmaster(home, pid) ? { pid, program: readCommand(pid)[0] } : undefined
}

const isReady = (home: Home, pid: number): boolean => {
  const file = readPidFile(home)
  return file?.pid === pid && file.ready && isPostmaster(home, pid)
}

/** False when the server ended instead. */
const waitUntilReady = async (home: Home, pid: number): Promise<boolean> => {
  const decided = await waitFor(() => isReady(home, pid) || !isPostmaster(home, pid), patienceMs)
  if (!decided) throw new CannotStart(`PostgreSQL (process ${pid}) does not become ready; see ${home.logFile}.`)
  return isReady(home, pid)
}

const startPostmaster = async (home: Home, programs: Programs, settings: Settings): Promise<Postmaster> => {
  await clearRemains(home)
  makeSocketFolder(home)
  const pid = await spawnPostmaster(home, programs, settings)
  if (await waitUntilReady(home, pid)) return { pid, adopted: false }
  // A server that had not written its id yet when we looked has the cluster.
  const other = findPostmaster(home)
  if (other && (await waitUntilReady(home, other.pid))) return { pid: other.pid, adopted: true }
  throw new CannotStart(`PostgreSQL does not start: ${lastWords(home)} (${home.logFile})`)
}

const spawnPostmaster = async (home: Home, programs: Programs, settings: Settings): Promise<number> => {
  const ours = {
    listen_addresses: '',
    port,
    unix_socket_directories: home.socketFolder,
    unix_socket_permissions: '0700',
  }
  const named = Object.entries({ ...settings, ...ours }).map(([name, value]) => `${name}=${value}`)
  const options = [...named, nameSetting(home)].flatMap((option) => ['-c', option])
  const log = openLog(home)
  // Detached: Ctrl-C in a terminal reaches the whole process group, but the server must outlive the requests in flight.
  const child = spawn(programs.postgres, ['-D', home.cluster, ...options], {
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    ...home.account,
  })
  closeSync(log)
  await once(child, 'spawn')
  child.unref()
  return child.pid as number
}

/**
 * After a server was killed its children need a moment to notice. Then a process id that it left behind and that meanwhile
 * belongs to a stranger would keep a new server from starting, so its files go.
 */
const clearRemains = async (home: Home): Promise<void> => {
  const remains = readPidFile(home)
  if (!remains) return
  const hasChild = () => readdirSync('/proc').some((pid) => readCommand(pid)[0]?.startsWith(titleOfChild(home)))
  const gone = await waitFor(() => !hasChild(), patienceMs)
  if (!gone) throw new CannotStart(`Processes of a killed PostgreSQL still use ${home.cluster}.`)
  if (!existsSync(`/proc/${remains.pid}`)) return
  rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
  rmSync(join(home.socketFolder, `${socketName}.lock`), { force: true })
}

const largestLogBytes = 4_000_000

/** A file, not a pipe: the server may outlive this process. */
const openLog = ({ logFile, account }: Home): number => {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLogBytes) renameSync(logFile, `${logFile}.old`)
  const log = openSync(logFile, 'a', 0o600)
  chownSync(logFile, account.uid, account.gid)
  return log
}

const lastWords = ({ logFile }: Home): string => {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? ''
}

/** Nothing tells when a file changes its last line or a foreign process ends: look every 5 ms. */
const waitFor = async (isSo: () => boolean, timeoutMs: number): Promise<boolean> => {
  for (const end = performance.now() + timeoutMs; !isSo(); ) {
    if (performance.now() > end) return false
    await sleep(5)
  }
  return true
}
