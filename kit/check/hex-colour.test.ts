import { expect, test } from 'vitest'
import { cssColour, isHexColour } from './hex-colour.ts'

test.each(['fff', '#18cf62', '18cf62ff', 'ABCDEF'])('%s is a colour [X209]', (text) => {
  expect(isHexColour(text)).toBe(true)
})

test.each(['ffff', 'fffff', '18cf62f', 'zzz', '18cf6g', '##fff', '#', '', 'fff;color:red'])(
  '"%s" is none [X209]',
  (text) => {
    expect(isHexColour(text)).toBe(false)
    expect(cssColour(text)).toBeNull()
  },
)

test('a colour of an address becomes one of CSS [X053]', () => {
  expect(cssColour('FF0000')).toBe('#ff0000')
  expect(cssColour('#18cf62')).toBe('#18cf62')
})
