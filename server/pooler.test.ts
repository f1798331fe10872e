import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, type Database } from '#kit/db/open.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { freePort } from '#test/support/product.ts'
import { expectDatabase } from './reach.ts'

/** Where Debian's package has put it. */
const isThere = spawnSync('pgbouncer', ['--version']).status === 0
const log = pino({ level: 'silent' })
const folder = mkdtempSync(join(tmpdir(), 'yilu-pooler-'))
const closing: (() => unknown)[] = []

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  for (const close of closing.reverse()) await close()
  await database.close()
  rmSync(folder, { recursive: true })
})

/** PgBouncer before the database of this test. */
const openPooler = async (mode: 'session' | 'transaction', more = '') => {
  const port = await freePort()
  const { host, port: socketPort, user, database: name } = database.connection
  const file = join(folder, `${port}.ini`)
  writeFileSync(
    file,
    `[databases]
${name} = host=${host} port=${socketPort} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
${more}`,
  )
  // It does not run as root; whose the socket is may open it.
  const child = spawn('pgbouncer', [file], { stdio: 'ignore', ...accountOf(String(host)) })
  closing.push(async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  })
  await vi.waitUntil(() => answers(port), { timeout: 10_000 })
  const pooled = { host: '127.0.0.1', port, user: 'anybody', database: name ?? '' }
  const opened = connect(pooled, { poolSize: 4, log })
  closing.push(() => opened.close())
  return opened
}

const accountOf = (socketFolder: string) => {
  if (process.getuid?.() !== 0) return {}
  const { stdout } = spawnSync('stat', ['-c', '%u %g', socketFolder], { encoding: 'utf8' })
  const [uid, gid] = stdout.trim().split(' ').map(Number)
  spawnSync('chmod', ['-R', 'a+rX', folder])
  return { uid, gid }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connectSocket(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

describe('before the database', () => {
  const ignoring = 'ignore_startup_parameters = options,extra_float_digits'

  test.skipIf(!isThere)('a pooler that hands connections round between statements is refused in a line', async () => {
    await expect(expectDatabase(await openPooler('transaction', ignoring))).rejects.toThrow(
      /^DATABASE_URL: a pooler there gives each statement another connection/,
    )
  })

  test.skipIf(!isThere)('one that takes no settings is named in a line', async () => {
    await expect(expectDatabase(await openPooler('session'))).rejects.toThrow(
      'DATABASE_URL: unsupported startup parameter: options: a pooler is there (docs/scaling.md, A pooler)',
    )
  })

  test.skipIf(!isThere)('one in session mode works', async () => {
    await expectDatabase(await openPooler('session', ignoring))
  })
})

test('a database without a pooler is used as it is', async () => {
  await expectDatabase(database)
})
