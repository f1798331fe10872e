import { expect, test } from 'vitest'
import {
  activeStates,
  allStates,
  countedStates,
  drawStates,
  firstStates,
  mayMove,
  orderStates,
  placedStates,
} from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>([...firstStates, ...allStates.flatMap((state) => orderStates[state].to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('what is under way holds its place', () => {
  expect(activeStates).toEqual(['held', 'booked', 'checked-in', 'called'])
  for (const state of activeStates) expect(placedStates).toContain(state)
  expect(countedStates).toEqual([...activeStates, 'done', 'missed'])
})

test('who was seen by the doctor neither cancels nor misses', () => {
  expect(mayMove('done', 'cancelled')).toBe(false)
  expect(mayMove('done', 'missed')).toBe(false)
  expect(mayMove('held', 'booked')).toBe(true)
  expect(mayMove('expired', 'booked')).toBe(true)
})

test('the picture in the docs is drawn from the table', async () => {
  const page = `# States of an appointment
Drawn from \`app/areas/guahao/booking/states.ts\` by its test; \`npx vitest run booking/states -u\` draws it anew.

\`\`\`mermaid
${drawStates()}
\`\`\`
`
  await expect(page).toMatchFileSnapshot('../../../../docs/booking-states.md')
})
