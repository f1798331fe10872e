import { expect, test } from 'vitest'
import { inlineStyles } from './inline-styles.ts'

test('style attributes are read as the browser reads them, each once', () => {
  const [font, width] = ['style="font-family:&quot;A&amp;B&quot;"', 'style="width:50%"']
  expect(inlineStyles(`<p ${font}></p><i class="a" ${width}></i><i ${width}>text</i>`)).toEqual([
    'font-family:"A&B"',
    'width:50%',
  ])
})

test('a page without any has none', () => {
  expect(inlineStyles('<p>style="a"</p>'.replace('style', 'x-style'))).toEqual([])
})
