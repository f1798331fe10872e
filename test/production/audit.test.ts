import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bareEnv, freePort, makeDataDir, removeDataDir } from '../support/product.ts'

// npm itself asks, and what it asks is a registry of this machine.

const root = join(import.meta.dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies } = read('package.json')
/** What some package of production needs, by the lock. */
const production = Object.entries<{ dev?: boolean }>(read('package-lock.json').packages)
  .filter(([, { dev }]) => !dev)
  .map(([path]) => path.split('node_modules/').at(-1) ?? '')
const version: string = dependencies.fastify
/** Where npm keeps what it was told: one of a test knows nothing of another's. */
const home = makeDataDir()

let known: Record<string, object[]>
let asked: Record<string, string[]>
let isClosed: boolean
let registry: string
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  const say = (status: number, said: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  if (request.method === 'GET')
    return say(200, { name: 'fastify', 'dist-tags': {}, versions: { [version]: { name: 'fastify', version } } })
  if (isClosed) return say(405, {})
  asked = JSON.parse(String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
  say(200, known)
})
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  removeDataDir(home)
})
beforeEach(() => {
  known = {}
  isClosed = false
})

const audit = async (at: string, ...words: string[]) => {
  const env = { ...bareEnv(), npm_config_registry: at, npm_config_cache: home, npm_config_fetch_retries: '0' }
  const child = spawn(process.execPath, ['tools/audit.ts', ...words], { cwd: root, env })
  const [says, faults, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, says, faults }
}
const packages = Object.keys(dependencies).length

test('where no hole is known it says how many packages were asked for, all of production and none else, and ends with 0', async () => {
  const { status, says } = await audit(registry)
  expect([status, says]).toEqual([0, expect.stringMatching(/^0 known holes in \d+ packages of production\n$/)])
  expect(Number(/in (\d+)/.exec(says)?.[1])).toBeGreaterThan(packages)
  expect(Object.keys(asked)).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(Object.keys(asked).filter((name) => !production.includes(name))).toEqual([])
  expect(asked.fastify).toEqual([version])
}, 60_000)

test('a hole is named with how bad it is and where it is told, and it ends with 1', async () => {
  const url = 'https://github.com/advisories/GHSA-0000-0000-0000'
  const cvss = { score: 9, vectorString: null }
  const of = { id: 1, url, title: 'Anybody is let in', severity: 'critical', vulnerable_versions: '*', cwe: [], cvss }
  known = { fastify: [{ ...of, id: 2, title: 'A small one', severity: 'low' }, of] }
  const { status, says } = await audit(registry)
  expect([status, says.split('\n').slice(0, 3)]).toEqual([
    1,
    [
      `critical fastify *: Anybody is let in (${url})`,
      `low      fastify *: A small one (${url})`,
      expect.stringMatching(/^2 known holes in \d+ packages/),
    ],
  ])
  const { holes } = JSON.parse((await audit(registry, '--json')).says)
  expect(holes[0]).toEqual({ package: 'fastify', title: of.title, url, severity: 'critical', range: '*' })
}, 60_000)

test('a registry that lets nobody ask, or is not there, is never taken for one without holes: it ends with 2', async () => {
  isClosed = true
  const closed = await audit(registry)
  expect(closed).toEqual({ status: 2, says: '', faults: expect.stringMatching(/^nobody could be asked.*405.*\n$/) })
  const away = await audit(`http://127.0.0.1:${await freePort()}`, '--json')
  expect([away.status, JSON.parse(away.says)]).toEqual([
    2,
    { asked: false, why: expect.stringContaining('ECONNREFUSED') },
  ])
  expect(await audit(registry, '--all')).toEqual({ status: 2, says: '', faults: 'npm run audit [-- --json]\n' })
}, 60_000)
