import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '#test/support/start-test-app.ts'
import { chnStaticsAdd } from '../../contract.ts'
import { deleteEvents } from './forget.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('where too many events came, the oldest go', async () => {
  for (const event of ['a', 'b', 'c', 'd']) await house.callApi(chnStaticsAdd, { event })
  await deleteEvents(house.db, new Date(0), 2)
  const { rows } = await house.pool.query('select event from analytics_events order by id')
  expect(rows).toEqual([{ event: 'c' }, { event: 'd' }])
})
