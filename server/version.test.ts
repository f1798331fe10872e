import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

const root = join(import.meta.dirname, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app.close())

const askedVersion = async (): Promise<string> => (await app.server.inject('/api/openapi.json')).json().info.version

test('the description of the calls says which version answers, as package.json and its lock do', async () => {
  const { version } = JSON.parse(read('package.json'))
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(await askedVersion()).toBe(version)
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } })
})

test('the changelog begins with this version, and has a part for every release that left a dump', async () => {
  const parts = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version)
  expect(parts[0]).toBe(await askedVersion())
  const dumps = globSync('migrations/releases/*.sql.gz', { cwd: root })
  expect(parts).toEqual(expect.arrayContaining(dumps.map((file) => basename(file, '.sql.gz').slice(1))))
})
