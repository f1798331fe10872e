import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { signIn } from '#test/support/people.ts'
import { later } from '#kit/time/span.ts'
import { holdPieces } from './queries/hold.ts'
import { insertStocks } from './queries/write.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('who deletes his account is forgotten by what he held, and nobody else is', async () => {
  const [leaver, other] = [await signIn(house), await signIn(house)]
  const [stockId] = (await insertStocks(house.db, [{ pieces: 2, limitName: 'leaving' }])) as [number]
  const [now, until] = [house.clock.now(), later(house.clock.now(), { minutes: 1 })]
  const wanted = [leaver, other].map(({ patientId }) => ({
    ...{ holdKey: `order-${patientId}`, patientId, stockId, pieces: 1, until },
  }))
  expect(await holdPieces(house.db, wanted, now)).toEqual(['held', 'held'])

  const ctx = house.context()
  await ctx.emit('patient.left', { patientId: leaver.patientId as never, keepNames: () => {} })
  const { rows } = await house.pool.query('select patient_id from mall_stock_holds order by hold_key')
  expect(rows).toEqual([{ patient_id: null }, { patient_id: other.patientId }])
})
