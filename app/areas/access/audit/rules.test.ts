import { expect, test } from 'vitest'
import { acts } from '#app/areas/access/staff/rules/acts.ts'
import { actKinds } from './rules.ts'

test('every act is of a kind that can be chosen', () => {
  const kinds = Object.keys(actKinds)
  expect(Object.keys(acts).filter((act) => !kinds.some((kind) => act.startsWith(kind)))).toEqual([])
})
