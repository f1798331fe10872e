import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { bigrams } from './bigrams.ts'
import { allOf, anyOf, lexeme } from './tsquery.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 })
})
afterAll(() => database.close())

const finds = async (tokens: readonly string[], query: string): Promise<boolean> => {
  const { rows } = await database.pool.query('select array_to_tsvector($1) @@ $2::tsquery as found', [tokens, query])
  return rows[0].found
}

test('a question of nothing finds nothing', async () => {
  expect(await finds(['甲状'], allOf([]))).toBe(false)
  expect(await finds(['甲状'], anyOf([]))).toBe(false)
  expect(await finds(['甲状'], allOf([anyOf([]), lexeme('甲状')]))).toBe(true)
})

test('all, any and the beginning of a token', async () => {
  const tokens = bigrams('甲状腺结节 MRI')
  expect(await finds(tokens, allOf([lexeme('甲状'), lexeme('结节')]))).toBe(true)
  expect(await finds(tokens, allOf([lexeme('甲状'), lexeme('骨折')]))).toBe(false)
  expect(await finds(tokens, allOf([anyOf([lexeme('骨折'), lexeme('结节')]), lexeme('状腺')]))).toBe(true)
  expect(await finds(tokens, lexeme('mr', { prefix: true }))).toBe(true)
  expect(await finds(tokens, lexeme('mr'))).toBe(false)
})

test('whatever is typed is a token and never an operator', async () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !text.includes('\u0000'))
  const operators = fc.constantFrom("'", "''", '\\', "\\'", "' | 'b", ':*', '!', '&', '<->', '( )', "a':*")
  await fc.assert(
    fc.asyncProperty(fc.oneof(typed, operators), async (token) => {
      expect(await finds([token, 'other'], allOf([lexeme(token), lexeme('other')]))).toBe(true)
      expect(await finds(['other'], lexeme(token))).toBe(token === 'other')
    }),
    { numRuns: 200 },
  )
})
