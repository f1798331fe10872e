import { expect, test } from 'vitest'
import { allStates, drawStates, FIRST_STATE, mayMove, openStates, prescriptionStates } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([FIRST_STATE, ...allStates.flatMap((state) => prescriptionStates[state].to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('nothing is ordered with a prescription that no pharmacist approved, nor with one that is over', () => {
  expect(allStates.filter((state) => mayMove(state, 'held'))).toEqual(['approved'])
  expect(allStates.filter((state) => mayMove(state, 'approved'))).toEqual(['waiting', 'held', 'used'])
  for (const over of ['refused', 'expired', 'withdrawn'] as const) expect(prescriptionStates[over].to).toEqual([])
})

test('what an order holds is neither withdrawn nor does it expire under its hands', () => {
  expect(mayMove('held', 'withdrawn')).toBe(false)
  expect(mayMove('held', 'expired')).toBe(false)
  expect(openStates).toEqual(['waiting', 'approved', 'held'])
})

test('the picture in the docs is drawn from the table', async () => {
  const page = `# States of a prescription
Drawn from \`app/areas/prescriptions/states.ts\` by its test; \`npx vitest run prescriptions/states -u\` draws it anew.

\`\`\`mermaid
${drawStates()}
\`\`\`
`
  await expect(page).toMatchFileSnapshot('../../../docs/prescription-states.md')
})
