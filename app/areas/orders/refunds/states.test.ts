import { expect, test } from 'vitest'
import { allStates, drawStates, FIRST_STATE, factsOf, listDeadlines, mayMove, openStates } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([FIRST_STATE, ...allStates.flatMap((state) => factsOf(state).to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('whatever waits for somebody goes on by itself one day', () => {
  for (const state of openStates) expect(factsOf(state)).toMatchObject({ days: expect.any(Number) })
  for (const state of allStates) expect(factsOf(state).days === undefined).toBe(factsOf(state).whenOver === undefined)
})

test('money that is ordered back is not asked about again, and what is over stays over', () => {
  expect(factsOf('refunding').to).toEqual(['refunded'])
  for (const state of ['refunded', 'cancelled', 'closed'] as const) expect(factsOf(state).to).toEqual([])
  expect(mayMove('returned', 'cancelled')).toBe(false)
})

test('the picture in the docs is drawn from the table', async () => {
  const page = `# States of a refund
Drawn from \`app/areas/orders/refunds/states.ts\` by its test; \`npx vitest run refunds/states -u\` draws it anew.

\`\`\`mermaid
${drawStates()}
\`\`\`

Who is asked has so long; then it goes on by itself.

| state | time | after that |
|---|---|---|
${listDeadlines().join('\n')}
`
  await expect(page).toMatchFileSnapshot('../../../../docs/refund-states.md')
})
