import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { chnStaticsAdd } from '../../contract.ts'
import { deleteEvents } from './forget.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('where too many events came, the oldest go', async () => {
  for (const event of ['a', 'b', 'c', 'd']) await app.callApi(chnStaticsAdd, { event })
  await deleteEvents(app.db, new Date(0), 2)
  const { rows } = await app.pool.query('select event from analytics_events order by id')
  expect(rows).toEqual([{ event: 'c' }, { event: 'd' }])
})
