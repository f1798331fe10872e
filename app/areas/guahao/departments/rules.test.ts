import { expect, test } from 'vitest'
import { sexSeenBy } from './rules.ts'

test.each([
  ['妇科肿瘤科', 'female'],
  ['产科', 'female'],
  ['产前诊断中心', 'female'],
  ['男科', 'male'],
  ['妇幼保健科', undefined],
  ['生殖医学科', undefined],
  ['乳腺外科', undefined],
  ['心血管内科', undefined],
])('%s sees %s alone', (department, sex) => {
  expect(sexSeenBy(department)).toBe(sex)
})
