import { expect, test } from 'vitest'
import { caseLines, isAskedPregnancy } from './case.ts'

test('what must not be overlooked warns, and what is not there does not', () => {
  const said = { duration: 'week', allergies: '青霉素', medicines: '没有', pregnancy: 'nursing' } as const
  expect(caseLines(said)).toEqual([
    { name: '多久了', value: '一周左右', warns: false },
    { name: '过敏', value: '青霉素', warns: true },
    { name: '正在用的药', value: '没有', warns: false },
    { name: '怀孕', value: '哺乳期', warns: true },
  ])
  expect(caseLines({ allergies: '没有', pregnancy: 'no' }).filter(({ warns }) => warns)).toEqual([])
  expect(caseLines({})).toEqual([])
})

test('only women of the years in which it may be are asked whether they are pregnant', () => {
  expect(isAskedPregnancy({ sex: 'female', age: 30 })).toBe(true)
  expect(isAskedPregnancy({ sex: 'female', age: 9 })).toBe(false)
  expect(isAskedPregnancy({ sex: 'female', age: 70 })).toBe(false)
  expect(isAskedPregnancy({ sex: 'male', age: 30 })).toBe(false)
})
