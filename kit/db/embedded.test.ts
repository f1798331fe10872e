import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const log = pino({ level: 'silent' })
const launcher = join(import.meta.dirname, 'embedded.ts')
const patience = { timeout: 15_000, interval: 5 }

describe('The bundled PostgreSQL', () => {
  let base: string
  let dataDir: string
  const running = new Set<{ stop: () => Promise<void> }>()

  beforeEach(() => {
    base = mkdtempSync('/tmp/embedded-')
    chmodSync(base, 0o755)
    dataDir = join(base, 'data')
  })
  afterEach(async () => {
    for (const server of running) await server.stop()
    running.clear()
    const home = homeElsewhere()
    if (home) rmSync(home, { recursive: true })
    rmSync(base, { recursive: true })
  })

  const start = async (folder = dataDir): Promise<Embedded> => {
    const server = await startEmbedded({ dataDir: folder, log })
    running.add(server)
    return server
  }
  const stop = async (server: Embedded): Promise<void> => {
    running.delete(server)
    await server.stop()
  }
  /** Another Node process that starts the server and lives until it is killed. */
  const startElsewhere = (): ChildProcess => {
    const program = `import { startEmbedded } from ${JSON.stringify(launcher)}
      const log = { info() {}, warn() {}, error() {} }
      try { await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log }); console.log('started') }
      catch (error) { console.log(error.message); process.exit(1) }
      setInterval(() => {}, 1000)`
    return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  }
  const firstWords = async (child: ChildProcess): Promise<string> => {
    const [words] = await once(child.stdout as NodeJS.ReadableStream, 'data')
    return String(words).trim()
  }
  const kill = async (child: ChildProcess): Promise<void> => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const query = async ({ connection }: Pick<Embedded, 'connection'>, statement: string): Promise<unknown[]> => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return (await client.query({ text: statement, rowMode: 'array' })).rows.flat()
    } finally {
      await client.end()
    }
  }
  const homeElsewhere = (): string | undefined => {
    const entry = join(dataDir, 'database')
    return lstatSync(entry, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(entry) : undefined
  }
  const pidFile = (): string => join(dataDir, 'database/cluster/postmaster.pid')
  const serverPid = (): number => Number(readFileSync(pidFile(), 'utf8').split('\n')[0])

  test('makes its cluster, keeps what is committed over a restart, and opens no port', async () => {
    const first = await start()
    await query(first, 'create table kept as select 1')
    await stop(first)
    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await query(second, 'select * from kept')).toEqual([1])
    const settings = ['listen_addresses', 'fsync', 'synchronous_commit', 'server_encoding']
    const asked = settings.map((name) => `current_setting('${name}')`)
    expect(await query(second, `select ${asked}`)).toEqual(['', 'on', 'on', 'UTF8'])
  })

  test('that outlived a killed process is taken over by the next', async () => {
    const child = startElsewhere()
    expect(await firstWords(child)).toBe('started')
    const pid = serverPid()
    await kill(child)
    const server = await start()
    expect(server.adopted).toBe(true)
    expect(serverPid()).toBe(pid)
    expect(await query(server, 'select 1')).toEqual([1])
    await stop(server)
    expect(runs(pid)).toBe(false)
  })

  test('refuses a second process in one line that says who has it', async () => {
    await start()
    const child = startElsewhere()
    expect(await firstWords(child)).toBe(`${dataDir} is in use by another process (${process.pid}).`)
    await expect(startEmbedded({ dataDir, log })).rejects.toThrow('in use')
  })

  test('that was killed while its cluster was made begins anew', async () => {
    const child = startElsewhere()
    const halfMade = () => globSync(join(dataDir, 'database/cluster-new-*/PG_VERSION'))
    await vi.waitFor(() => expect(halfMade()).toHaveLength(1), patience)
    await kill(child)
    expect(existsSync(pidFile())).toBe(false)
    expect(await query(await start(), 'select 1')).toEqual([1])
    expect(halfMade()).toEqual([])
  })

  test('that is killed while the process lives is started again with all that was committed', async () => {
    const server = await start()
    await query(server, 'create table kept as select 1')
    process.kill(serverPid(), 'SIGKILL')
    await vi.waitFor(async () => expect(await query(server, 'select * from kept')).toEqual([1]), patience)
  })

  test('starts although its former process id belongs to a stranger now', async () => {
    const child = startElsewhere()
    await firstWords(child)
    await kill(child)
    process.kill(serverPid(), 'SIGKILL')
    const stranger = spawn('sleep', ['60'])
    writeFileSync(pidFile(), readFileSync(pidFile(), 'utf8').replace(/^\d+/, String(stranger.pid)))
    const server = await start()
    expect(server.adopted).toBe(false)
    expect(await query(server, 'select 1')).toEqual([1])
    expect(stranger.kill()).toBe(true)
  })

  test('takes a data directory whose path is too long for a socket', async () => {
    const server = await start(join(base, 'x'.repeat(120)))
    expect(await query(server, 'select 1')).toEqual([1])
  })

  test('keeps values out of its log', async () => {
    const server = await start()
    await query(server, 'create table secrets (word text primary key)')
    for (const statement of [
      "insert into secrets values ('canary')",
      "insert into secrets values ('canary')",
      "select 'canary'::int",
    ]) {
      await query(server, statement).catch(() => {})
    }
    const words = readFileSync(join(dataDir, 'database/server.log'), 'utf8')
    expect(words).toContain('ready to accept connections')
    expect(words).not.toContain('canary')
  })

  /** As in a clone below `/root`. */
  const useRootsFolder = () => {
    mkdirSync(join(base, 'private'), { mode: 0o700 })
    dataDir = join(base, 'private/data')
  }

  test.runIf(isRoot)('of a folder that only root may enter lives below /var/lib, and moves along', async () => {
    useRootsFolder()
    const server = await start()
    expect(homeElsewhere()).toMatch(/^\/var\/lib\/yilu-/)
    await query(server, 'create table kept as select 1')
    await stop(server)
    renameSync(dataDir, join(base, 'private/moved'))
    dataDir = join(base, 'private/moved')
    expect(await query(await start(), 'select * from kept')).toEqual([1])
  })

  test.runIf(isRoot)('of a folder that only root may enter is not written by a copy of it', async () => {
    useRootsFolder()
    await stop(await start())
    const copy = join(base, 'private/copy')
    cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true })
    await expect(startEmbedded({ dataDir: copy, log })).rejects.toThrow(`${copy} is a copy`)
  })
})
