import { expect, test } from 'vitest'
import { movedAddresses } from './moved-addresses.ts'
import { bundle } from './planted.ts'

test('the browser knows where an address that moved leads to, whatever its letters, and goes there without a new document', async () => {
  const text = await bundle({ 'app/main.ts': `import { leadsTo } from 'virtual:moved'; globalThis.told = leadsTo` }, [
    movedAddresses(async () => [{ from: '/section/goodsList', to: '/section/goodsList/hot' }]),
  ])
  expect(new Function('globalThis', `${text}; return globalThis.told`)({})).toEqual({
    '/section/goodslist': '/section/goodsList/hot',
  })
})
