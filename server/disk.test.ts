import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { makeDataDir, removeDataDir } from '#test/support/product.ts'
import { answerHealth } from './health.ts'
import { openLog } from './log.ts'

// A small disk of its own, which only root may make.
const dataDir = makeDataDir()
const isOwn = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', dataDir]).status === 0

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  if (isOwn) spawnSync('umount', [dataDir])
  removeDataDir(dataDir)
})

test.skipIf(!isOwn)(
  'a disk that is nearly full is said before it is full, while all goes on, and no more when there is room',
  async () => {
    const app = Fastify()
    answerHealth(app, { database, log: openLog('silent'), dataDir, isEnding: () => false })
    const health = async () => {
      const { statusCode, body } = await app.inject('/health')
      return [statusCode, JSON.parse(body)]
    }
    await expect.poll(health, { timeout: 10_000 }).toEqual([200, { ok: true }])
    const filling = join(dataDir, 'filling')
    writeFileSync(filling, Buffer.alloc(3_500_000))
    await expect.poll(health).toEqual([200, { ok: true }])
    writeFileSync(filling, Buffer.alloc(3_900_000))
    await expect.poll(health).toEqual([200, { ok: true, low: ['disk'] }])
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    rmSync(filling)
    await expect.poll(health).toEqual([200, { ok: true }])
    await app.close()
  },
)
