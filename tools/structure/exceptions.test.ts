import { expect, test } from 'vitest'
import { withoutExceptions } from './exceptions.ts'

const fault = { rule: 'size', file: 'app/root.tsx', says: 'too long' }
const other = { rule: 'name', file: 'app/root.tsx', says: 'too vague' }
const known = { rule: 'size', file: 'app/root.tsx', why: 'the platform wants one file' }

test('an exception covers its own rule in its own file and nothing else', () => {
  expect(withoutExceptions([fault, other], [known])).toEqual([other])
})

test('an exception for nothing is a fault: the list only shrinks', () => {
  expect(withoutExceptions([], [known])).toMatchObject([
    { rule: 'exceptions', says: expect.stringContaining('app/root.tsx') },
  ])
})

test('the list stays short and says why', () => {
  const many = Array.from({ length: 11 }, () => known)
  expect(withoutExceptions([fault], many)).toMatchObject([{ rule: 'exceptions', says: expect.stringContaining('10') }])
  expect(withoutExceptions([fault], [{ ...known, why: '' }])).toMatchObject([{ rule: 'exceptions' }])
})
