import { expect, test } from 'vitest'
import { seeded } from '#kit/random/seeded.ts'
import { bestMatch } from './best-match.ts'

const sumOf = (gains: number[][], match: readonly (number | undefined)[]) =>
  match.reduce<number>((sum, column, row) => sum + (column === undefined ? 0 : (gains[row]?.[column] ?? 0)), 0)

/** Tries everything. */
const greatest = (gains: number[][], row = 0, taken: readonly number[] = []): number =>
  row === gains.length
    ? 0
    : Math.max(
        greatest(gains, row + 1, taken),
        ...(gains[row] ?? []).map((gain, column) =>
          taken.includes(column) ? 0 : gain + greatest(gains, row + 1, [...taken, column]),
        ),
      )

test('the match gains as much as the best of all that could be tried, and gives no column twice', () => {
  const chance = seeded('matches')
  for (let n = 0; n < 400; n++) {
    const [rows, columns] = [chance.int(0, 5), chance.int(0, 5)]
    const gains = Array.from({ length: rows }, () => Array.from({ length: columns }, () => chance.int(0, 6)))
    const match = bestMatch(gains)
    const given = match.filter((column) => column !== undefined)
    expect(match).toHaveLength(rows)
    expect(new Set(given).size).toBe(given.length)
    expect(sumOf(gains, match), JSON.stringify(gains)).toBe(greatest(gains))
  }
})
