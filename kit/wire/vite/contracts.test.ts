import { expect, test } from 'vitest'
import { slimContracts } from './contracts.ts'
import { bundle } from './planted.ts'

const contract = `
import { schema } from './schema.ts'
export const list = { method: 'GET', path: '/list', summary: 'x', owner: 'anyone', input: schema, output: schema }
export const buy = { method: 'POST', path: '/buy', summary: 'x', owner: 'self', login: true, consent: 'health', idempotency: 'framework', body: 'json', envelope: 'state', input: schema, output: schema }
`
const files = {
  'app/main.ts': `import { buy } from './areas/shop/contract.ts'\nconsole.log(buy)`,
  'app/areas/shop/contract.ts': contract,
  'app/areas/shop/schema.ts': `export const schema = { heavy: 'SCHEMA-LIBRARY' }`,
}

test('the browser gets what it needs of the calls it uses, and no schema', async () => {
  const text = await bundle(files, [slimContracts()])
  for (const kept of ['/buy', 'POST', 'health', 'json', 'state', 'framework']) expect(text).toContain(kept)
  expect(text).not.toContain('SCHEMA-LIBRARY')
  expect(text).not.toContain('/list')
})

test('without the plugin the schema would be there', async () => {
  expect(await bundle(files, [])).toContain('SCHEMA-LIBRARY')
})

test('anything in a contract that is no call stops the build and says where it belongs', async () => {
  const planted = { ...files, 'app/areas/shop/contract.ts': `${contract}\nexport const LIMIT = 3` }
  await expect(bundle(planted, [slimContracts()])).rejects.toThrow(/exports LIMIT.*rules\.ts/s)
})
