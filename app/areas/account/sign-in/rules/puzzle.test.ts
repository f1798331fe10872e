import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSolved, trySolving } from './puzzle.ts'
import { firstBits } from './sha256.ts'

test('the digest is that of SHA-256, for every length that fits one block', () => {
  for (let length = 0; length <= 55; length++) {
    const text = 'The quick brown fox jumps over the lazy dog 0123456789.'.slice(0, length)
    expect(firstBits(text), text).toBe(createHash('sha256').update(text).digest().readUInt32BE())
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
