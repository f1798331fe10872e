import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBuilt } from '../faults/built-product.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '../support/product.ts'

const root = join(import.meta.dirname, '../..')
const other = { uid: 65_534, gid: 65_534 }
/** As root in a folder that everybody may enter we can be somebody else. */
const mayBeOther = process.getuid?.() === 0 && spawnSync(process.execPath, ['-v'], other).status === 0
/** A user without rights, where the tests have some. */
const nobody = mayBeOther ? other : {}

const production = {
  MODE: 'production',
  NODE_ENV: 'production',
  SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'https://care.example',
  SMS_PROVIDER: 'aliyun',
  ALIYUN_ACCESS_KEY_ID: 'a',
  ALIYUN_ACCESS_KEY_SECRET: 'b',
  ALIYUN_SMS_SIGN_NAME: 'c',
  ALIYUN_SMS_CODE_TEMPLATE: 'd',
  ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
  LIMITS: 'on',
}

/** What the last stage of the image takes along. */
const parts = [
  ...readFileSync(join(root, 'deploy/Containerfile'), 'utf8').matchAll(/^COPY --from=build \/app\/(\S+) /gm),
].map(([, part]) => part as string)

/** The packages that `npm prune --omit=dev` leaves, but for the Node that the image has itself. */
const packages = (): string[] => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !link)
    .map(([path]) => path)
    .filter((path) => !path.includes('node-linux'))
}

const shell = (command: string, ...words: string[]) => {
  const { status, stderr } = spawnSync(command, words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}

let folder: string
let dataDir: string
let product: Product

beforeAll(async () => {
  expectBuilt()
  folder = mkdtempSync(join(tmpdir(), 'yilu-bare-'))
  chmodSync(folder, 0o755)
  const there = packages().filter((path) => spawnSync('test', ['-d', path], { cwd: root }).status === 0)
  for (const path of [...parts.filter((part) => part !== 'node_modules'), ...there]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    // Linked where it is one disk, else copied.
    if (spawnSync('cp', ['-al', path, join(folder, path)], { cwd: root }).status !== 0)
      shell('cp', '-a', path, join(folder, path))
  }
  dataDir = makeDataDir()
  if (mayBeOther) chownSync(dataDir, other.uid, other.gid)
  product = await startProduct({ root: folder, dataDir, env: production, account: nobody, patienceMs: 120_000 })
}, 180_000)
afterAll(async () => {
  await product?.end()
  if (dataDir) removeDataDir(dataDir)
  if (folder) rmSync(folder, { recursive: true })
})

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...production, DATA_DIR: dataDir },
    ...nobody,
  })
  return { status, says: stdout + stderr }
}

test('serves calls and pages by what the image takes along, as a user without rights over code that they may not write', async () => {
  expect(parts).toEqual(expect.arrayContaining(['server', 'node_modules', 'build', 'migrations', 'tools']))
  expect((await fetch(`http://127.0.0.1:${product.port}/api/health/ready`)).status).toBe(200)
  const page = await (await fetch(`http://127.0.0.1:${product.port}/searchDisease`)).text()
  expect(page).toContain('发热')
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
  expect((await fetch(`http://127.0.0.1:${product.port}${script || '/assets/none.js'}`)).status).toBe(
    script ? 200 : 404,
  )
})

test.skipIf(!mayBeOther)('the code is not that user’s to change', () => {
  const written = spawnSync('touch', [join(folder, 'server/main.js')], nobody)
  expect(written.status).not.toBe(0)
})

test('its commands need nothing more: import, first operator, backup', () => {
  const file = join(dataDir, 'hospitals.csv')
  writeFileSync(file, readFileSync(join(root, 'docs/examples/hospitals.csv')))
  expect(run('tools/import.ts', 'hospitals', file)).toMatchObject({ status: 0 })
  expect(run('tools/staff.ts', 'add', 'first', '--name', '第一人', '--hospital', '1').says).toContain(
    '/desk/login with ',
  )
  expect(run('tools/backup.ts', join(dataDir, 'backup.tar.gz'))).toMatchObject({ status: 0 })
}, 120_000)

test('it stops by SIGTERM as process 1 of a container gets it', async () => {
  const began = performance.now()
  expect(await product.end()).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
})
