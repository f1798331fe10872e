import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#kit/time/span.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { holdPieces } from './queries/hold.ts'
import { insertStocks } from './queries/write.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('who deletes their account is forgotten by what they held, and nobody else is', async () => {
  const [leaver, other] = [await signIn(app), await signIn(app)]
  const [stockId] = (await insertStocks(app.db, [{ pieces: 2, limitName: 'leaving' }])) as [number]
  const [now, until] = [app.clock.now(), later(app.clock.now(), { minutes: 1 })]
  const wanted = [leaver, other].map(({ patientId }) => ({
    holdKey: `order-${patientId}`,
    patientId,
    stockId,
    pieces: 1,
    until,
  }))
  expect(await holdPieces(app.db, wanted, now)).toEqual(['held', 'held'])

  const ctx = app.context()
  await ctx.emit('patient.left', { patientId: leaver.patientId as never, keepNames: () => {} })
  const { rows } = await app.pool.query('select patient_id from mall_stock_holds order by hold_key')
  expect(rows).toEqual([{ patient_id: null }, { patient_id: other.patientId }])
})
