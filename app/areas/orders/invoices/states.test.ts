import { expect, test } from 'vitest'
import { allStates, changeableStates, drawStates, invoiceStates, statesBefore, voidStates } from './states.ts'

test('every arrow ends at a state, and every state can be reached', () => {
  const targets = new Set<string>(['requested', ...allStates.flatMap((state) => invoiceStates[state].to)])
  expect([...targets].sort()).toEqual([...allStates].sort())
})

test('what was handed over or issued is not changed, and only what was issued is reversed', () => {
  expect(changeableStates).toEqual(['requested', 'refused'])
  expect(statesBefore('reversed')).toEqual(['issued'])
  expect(statesBefore('issued')).toEqual(['issuing'])
  for (const state of voidStates) expect(invoiceStates[state].to).toEqual([])
})

test('the picture in the docs is drawn from the table', async () => {
  const page = `# States of an invoice
Drawn from \`app/areas/orders/invoices/states.ts\` by its test; \`npx vitest run invoices/states -u\` draws it anew.

\`\`\`mermaid
${drawStates()}
\`\`\`
`
  await expect(page).toMatchFileSnapshot('../../../../docs/invoice-states.md')
})
