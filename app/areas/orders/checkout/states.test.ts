import { expect, test } from 'vitest'
import { allStates, drawStates, firstStates, mayMove, openStates, orderStates } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([...firstStates, ...allStates.flatMap((state) => orderStates[state].to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('what is under way keeps its pieces, and what has ended without being delivered does not', () => {
  for (const state of openStates) expect(orderStates[state].holdsPieces).toBe(true)
  expect(allStates.filter((state) => !orderStates[state].holdsPieces)).toEqual(['refunded', 'cancelled', 'expired'])
})

test('what was sent is not cancelled, and what was used does not come back', () => {
  expect(mayMove('shipped', 'cancelled')).toBe(false)
  expect(mayMove('used', 'refunded')).toBe(false)
  expect(mayMove('expired', 'paid')).toBe(false)
})

test('the picture in the docs is drawn from the table', async () => {
  const page = `# States of an order
Drawn from \`app/areas/orders/checkout/states.ts\` by its test; \`npx vitest run checkout/states -u\` draws it anew.

\`\`\`mermaid
${drawStates()}
\`\`\`
`
  await expect(page).toMatchFileSnapshot('../../../../docs/order-states.md')
})
