import { expect, test } from 'vitest'
import { unmarked } from './marks.ts'

const read = (marked: string) => unmarked(marked, 'N')

test('the own scripts are known, and the mark is gone', () => {
  expect(
    read('<script nonce="N">one()</script><script type="module" nonce="N" async="">two()</script><p>text</p>'),
  ).toEqual({
    html: '<script>one()</script><script type="module" async="">two()</script><p>text</p>',
    scripts: ['one()', 'two()'],
  })
})

test('a script that came in with a text is not among them', () => {
  const theirs = '<p><script>theirs()</script><script nonce="M">guess()</script></p>'
  expect(read(`<script nonce="N">own()</script>${theirs}`)).toEqual({
    html: `<script>own()</script>${theirs}`,
    scripts: ['own()'],
  })
})

test('what is no script, or has a source, has no text', () => {
  const { html, scripts } = read('<link rel="modulepreload" nonce="N"/><script nonce="N" src="/a.js"></script>')
  expect(scripts).toEqual([])
  expect(html).toBe('<link rel="modulepreload"/><script src="/a.js"></script>')
})
