import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSolved, trySolving } from './puzzle.ts'

test('solved is what the SHA-256 of riddle and answer says, by as many zero bits as it begins with and no more', () => {
  for (let n = 0; n < 2_000; n++) {
    const first = createHash('sha256').update(`riddle${n}`).digest().readUInt32BE()
    const bits = Math.clz32(first)
    expect(isSolved('riddle', String(n), bits)).toBe(true)
    expect(isSolved('riddle', String(n), bits + 1)).toBe(false)
  }
})

test('an answer of other characters, too long or empty solves nothing', () => {
  for (const answer of ['', ' ', 'é', 'a'.repeat(17), '../']) expect(isSolved('riddle', answer, 0)).toBe(false)
})

test('an answer is found by trying, and one try more or less is none', () => {
  const answer = trySolving('0123456789abcdef', 10, 0, 100_000)
  expect(answer).not.toBeNull()
  expect(isSolved('0123456789abcdef', String(answer), 10)).toBe(true)
  expect(isSolved('another riddle', String(answer), 10)).toBe(false)
  expect(trySolving('0123456789abcdef', 32, 0, 100)).toBeNull()
})
