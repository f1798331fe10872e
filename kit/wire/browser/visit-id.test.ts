import { expect, test } from 'vitest'
import { newVisitId, visitId } from './visit-id.ts'

test('a visit has an id of 32 digits and capital letters, another one each time [X366]', () => {
  const ids = Array.from({ length: 200 }, newVisitId)
  for (const id of ids) expect(id).toMatch(/^[0-9A-Z]{32}$/)
  expect(new Set(ids).size).toBe(200)
  expect(new Set(ids.join('')).size).toBe(36)
})

test('a visit keeps its id, also where nothing can be stored', () => {
  expect(visitId()).toBe(visitId())
})
