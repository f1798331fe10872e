import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawStates } from '#app/areas/pay/states.ts'
import { claimStateOf, partEntry, stateAt, WHOLE } from './rules.ts'
import { payoutArrows, payoutWords, receiptArrows, receiptWords } from './states.ts'

const both = { fee: true, share: true }

test('every state of a payout and a receipt can be reached, and docs/money.md draws them as the code has them', () => {
  expect(new Set(['proposed', ...Object.values(payoutArrows).flat()])).toEqual(new Set(Object.keys(payoutArrows)))
  expect(new Set(['proposed', ...Object.values(receiptArrows).flat()])).toEqual(new Set(Object.keys(receiptArrows)))
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/money.md'), 'utf8')
  expect(page).toContain(`\`\`\`mermaid\n${drawStates('proposed', payoutArrows, payoutWords)}\n\`\`\``)
  expect(page).toContain(`\`\`\`mermaid\n${drawStates('proposed', receiptArrows, receiptWords)}\n\`\`\``)
})

test('a claim is open until it was paid or the next settlement took what was left of it', () => {
  expect(claimStateOf({ dueFen: 0, receivedFen: 0, hasNext: false })).toBe(null)
  expect(claimStateOf({ dueFen: -100, receivedFen: 99, hasNext: false })).toBe('open')
  expect(claimStateOf({ dueFen: -100, receivedFen: 99, hasNext: true })).toBe('offset')
  expect(claimStateOf({ dueFen: -100, receivedFen: 100, hasNext: true })).toBe('received')
})

test('the parts of an entry sum to it, and what goes back takes back exactly what it brought', () => {
  for (const terms of [
    { shareBp: 9_500, feeBp: 60 },
    { shareBp: 3_333, feeBp: 38 },
    { shareBp: 0, feeBp: 1 },
    { shareBp: WHOLE, feeBp: WHOLE },
  ])
    for (let fen = 0; fen <= 1_000; fen++) {
      const came = partEntry(fen, terms, both)
      const went = partEntry(-fen, terms, both)
      expect(came.feeFen + came.keptFen + came.shareFen).toBe(fen)
      expect([went.feeFen + came.feeFen, went.keptFen + came.keptFen, went.shareFen + came.shareFen]).toEqual([0, 0, 0])
    }
})

test('cash bears no fee, and of what was shared already nobody takes a share', () => {
  const terms = { shareBp: 5_000, feeBp: 100 }
  expect(partEntry(1_000, terms, { fee: false, share: true })).toEqual({ feeFen: 0, keptFen: 500, shareFen: 500 })
  expect(partEntry(-1_000, terms, { fee: false, share: false })).toEqual({ feeFen: 0, keptFen: 0, shareFen: -1_000 })
})

test('a proposal lapses after three days, and nothing else does', () => {
  const [proposedAt, after] = [new Date('2026-11-02T00:00:00Z'), new Date('2026-11-05T00:00:00Z')]
  expect(stateAt({ state: 'proposed', proposedAt }, new Date(after.getTime() - 1))).toBe('proposed')
  expect(stateAt({ state: 'proposed', proposedAt }, after)).toBe('refused')
  expect(stateAt({ state: 'approved', proposedAt }, after)).toBe('approved')
})
