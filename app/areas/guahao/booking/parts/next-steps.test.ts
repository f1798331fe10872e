import { expect, test } from 'vitest'
import { addWait } from '#app/areas/guahao/waitlist/contract.ts'
import { createOrder } from '../contract.ts'
import { nextStepsOf } from './next-steps.ts'

test.each([...Object.keys(createOrder.refuses), ...Object.keys(addWait.refuses)])(
  'whoever is refused for %s is shown a way on',
  (reason) => {
    expect(nextStepsOf(reason, true)[0]).not.toBe('close')
  },
)

test('where no answer came, the next step is another try', () => {
  expect(nextStepsOf(undefined, true)).toEqual(['again'])
})

test('who may not wait any more is not led to the waitlist', () => {
  expect(nextStepsOf('full', true)).toEqual(['wait', 'times'])
  expect(nextStepsOf('full', false)).toEqual(['times'])
})
