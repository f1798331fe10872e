import { expect, test } from 'vitest'
import { moved, rows } from './routes.ts'

test('health/join has the children step1 to step4 and detail, and opens at step1 [X018]', () => {
  const children = rows.filter(({ path }) => path.startsWith('/health/join/')).map(({ path }) => path)
  expect(children).toEqual([
    '/health/join/step1',
    '/health/join/step2',
    '/health/join/step3',
    '/health/join/step4',
    '/health/join/detail',
  ])
  expect(moved).toEqual([{ from: '/health/join', to: '/health/join/step1' }])
})
