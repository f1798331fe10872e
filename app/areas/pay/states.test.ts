import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountKinds } from './rules/accounts.ts'
import { faults, faultWords } from './rules/differences.ts'
import { drawStates, paymentArrows, paymentWords, refundArrows, refundWords } from './states.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/money.md'), 'utf8')

test.each([
  ['payment', 'pending', paymentArrows],
  ['refund', 'ordered', refundArrows],
] as const)('every state of a %s can be reached', (_, first, arrows) => {
  expect(new Set([first, ...Object.values(arrows).flat()])).toEqual(new Set(Object.keys(arrows)))
})

test.each([
  ['payment', drawStates('pending', paymentArrows, paymentWords)],
  ['refund', drawStates('ordered', refundArrows, refundWords)],
])('docs/money.md draws the states of a %s as the code has them', (_, drawing) => {
  expect(page).toContain(`\`\`\`mermaid\n${drawing}\n\`\`\``)
})

test('docs/money.md names every account and every difference', () => {
  for (const [kind, { words }] of Object.entries(accountKinds)) {
    expect(page).toContain(`\`${kind}`)
    expect(page).toContain(words)
  }
  for (const fault of faults) expect(page).toContain(`| \`${fault}\` ${faultWords[fault].title} |`)
})
