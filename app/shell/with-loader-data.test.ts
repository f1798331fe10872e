import { expect, test } from 'vitest'
import { withLoaderData } from './with-loader-data.ts'

const page = (after = '') => `<html><body><script>window.__reactRouterContext = {};</script>${after}</body></html>`

test('the data stand in a script of the house at the end, as one text', () => {
  const script = 'window.__reactRouterContext.streamController'
  expect(withLoaderData(page(), '["a"]\n', 'N')).toBe(
    page(`<script nonce="N">${script}.enqueue("[\\"a\\"]\\n");${script}.close();</script>`),
  )
})

test('no text among the data leaves the script [S6]', () => {
  const html = withLoaderData(page(), '</script><!--<script>&', 'N')
  expect(html).toContain(String.raw`enqueue("\u003c/script\u003e\u003c!--\u003cscript\u003e\u0026")`)
})

test('a document without scripts stays as it is', () => {
  const bare = '<html><body><p>text</p></body></html>'
  expect(withLoaderData(bare, '[]', 'N')).toBe(bare)
})
