import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.close())

const health = async () => (await app.server.inject('/api/health')).statusCode
/** The first question opens the connection, which on a busy machine may take longer than an answer. */
const expectHealthy = () => expect.poll(health, { timeout: 5_000, interval: 20 }).toBe(200)

test('while all connections are in use the database is busy, not away', async () => {
  const { pool } = app
  const inUse = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  await expectHealthy()
  for (const client of inUse) client.release()
})

test('after the connection it asks on was cut it asks on a new one', async () => {
  await expectHealthy()
  const cut = () =>
    app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'yilu-health' and datname = current_database()`,
    )
  expect((await cut()).rowCount).toBe(1)
  await expectHealthy()
})

test('being alive and being ready for patients are two answers', async () => {
  await expectHealthy()
  expect((await app.server.inject('/api/health/live')).statusCode).toBe(200)
  expect((await app.server.inject('/api/health/ready')).json()).toEqual({ ok: true })
})
