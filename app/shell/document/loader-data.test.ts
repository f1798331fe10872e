import { expect, test } from 'vitest'
import { dataBlock } from './loader-data.ts'

const BEGIN = '<script type="application/json" id="loader-data">'

test('the data stand there as they are, as what no browser runs', () => {
  expect(dataBlock('["a"]\n')).toBe(`${BEGIN}["a"]\n</script>`)
})

test('no text among the data leaves the script, and each is read as it was [S6]', () => {
  const texts = ['</script><!--<script>&']
  const block = dataBlock(JSON.stringify(texts))
  const inside = block.slice(BEGIN.length, -'</script>'.length)
  expect(inside).not.toContain('<')
  expect(JSON.parse(inside)).toEqual(texts)
})
