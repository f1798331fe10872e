import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '../call.ts'
import { placeOf, readVisitor } from '../visitor.ts'
import { questionOf } from './question.ts'

const list = call({
  method: 'GET',
  path: '/list',
  summary: 'x',
  owner: 'anyone',
  input: z.object({}),
  output: z.object({}),
})
const asked = (cookies: string, query: string) =>
  questionOf(list, {}, placeOf(readVisitor({ cookies, query: new URLSearchParams(query), userAgent: '' }))).url

test('the city of the address goes with every request, before the kept one [X068]', () => {
  expect(asked('city_v2=NQ==', 'city_id=2920')).toBe('/api/list?city_id=2920&cid=16')
  expect(asked('city_v2=NQ==', '')).toBe('/api/list?city_id=5&cid=16')
  expect(asked('city_v2=NQ==', 'city_id=nowhere')).toBe('/api/list?cid=16')
  expect(asked('', '')).toBe('/api/list?cid=16')
})
