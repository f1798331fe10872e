import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineSettings } from './define.ts'
import { lacksOf, list, text, whole } from './fields.ts'

const parcels = defineSettings({
  variables: {
    PARCELS: z.enum(['none', 'real']).default('none').describe('Who knows where parcels are.'),
    PARCELS_KEY: text,
    PARCELS_MOST: whole(1, 10, 5),
    PARCELS_CITIES: list,
  },
  faults: (data, { mode }) => [
    ...lacksOf(data, 'PARCELS', 'real', ['PARCELS_KEY']),
    ...(mode === 'production' && data.PARCELS_MOST > 5 ? ['PARCELS_MOST: production sends five at most'] : []),
  ],
  value: (data, { mode }) => ({ most: data.PARCELS_MOST, cities: data.PARCELS_CITIES, mode }),
})
const read = (variables: Record<string, string>, mode: 'demo' | 'production' = 'demo') =>
  parcels.read({ mode, variables })

test('what is not given has its default, and what is given its type', () => {
  expect(read({ OTHER: 'of somebody else' })).toEqual({ value: { most: 5, cities: [], mode: 'demo' } })
  const given = { PARCELS_MOST: '10', PARCELS_CITIES: ' 1, 2,' }
  expect(read(given)).toEqual({ value: { most: 10, cities: ['1', '2'], mode: 'demo' } })
})

test('all that is wrong is said at once, one line for each, and of one variable only that it is wrong itself', () => {
  expect(read({ PARCELS: 'real', PARCELS_MOST: '6' }, 'production')).toEqual({
    faults: ['PARCELS_KEY: PARCELS=real needs it', 'PARCELS_MOST: production sends five at most'],
  })
  expect(read({ PARCELS: 'real', PARCELS_MOST: '60' }, 'production')).toEqual({
    faults: [expect.stringMatching(/^PARCELS_MOST: /), 'PARCELS_KEY: PARCELS=real needs it'],
  })
})
