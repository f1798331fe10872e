import { expect, test } from 'vitest'
import { isPlace } from './rules.ts'

test('an advert stands in a place that there is', () => {
  expect([isPlace(1), isPlace(14), isPlace(9), isPlace(105)]).toEqual([true, true, false, false])
})
