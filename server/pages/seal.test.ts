import { expect, test } from 'vitest'
import { sealer } from './seal.ts'

const seal = sealer('N')

test('our own scripts are known, and the mark is gone', () => {
  const marked = '<script nonce="N">one()</script><script type="module" nonce="N" async="">two(\n)</script><p>text</p>'
  expect(seal(marked)).toEqual({
    html: '<script>one()</script><script type="module" async="">two(\n)</script><p>text</p>',
    scripts: ['one()', 'two(\n)'],
    styles: [],
  })
})

test('a script that came in with a text is not among them [S6]', () => {
  const theirs = '<p><script>theirs()</script><script nonce="M">guess()</script></p>'
  const { html, scripts } = seal(`${theirs}<script nonce="N">own()</script>${theirs}`)
  expect(html).toBe(`${theirs}<script>own()</script>${theirs}`)
  expect(scripts).toEqual(['own()'])
})

test('what is no script, or has a source, has no text', () => {
  const { html, scripts } = seal('<link rel="modulepreload" nonce="N"/><script nonce="N" src="/a.js"></script>')
  expect(scripts).toEqual([])
  expect(html).toBe('<link rel="modulepreload"/><script src="/a.js"></script>')
})

test('style attributes are read as the browser reads them, each once', () => {
  const [font, width] = ['style="font-family:&quot;A&amp;B&quot;"', 'style="width:50%"']
  const { styles } = seal(`<p ${font}></p><i class="a" ${width}></i><i ${width}>text</i><b data-style="a"></b>`)
  expect(styles).toEqual(['font-family:"A&B"', 'width:50%'])
})
