import { expect, test } from 'vitest'
import { isSame, sealOf } from './seal.ts'

const old = sealOf({ secret: 'the first secret of this house', formerSecrets: [] })
const rotated = sealOf({ secret: 'the second secret of this house', formerSecrets: ['the first secret of this house'] })

test('an altered text, another kind and a lost key do not open', () => {
  const sealed = old.seal('13800000000', 'mobile')
  const altered = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A')
  expect(() => old.open(altered, 'mobile')).toThrow()
  expect(() => old.open(sealed, 'id-number')).toThrow()
  expect(() => sealOf({ secret: 'a stranger', formerSecrets: [] }).open(sealed, 'mobile')).toThrow('FORMER_SECRETS')
  expect(() => old.open('', 'mobile')).toThrow()
})

test('what is sealed opens again, never looks the same twice and shows nothing of the text', () => {
  const [first, second] = [old.seal('张三 13800000000', 'mobile'), old.seal('张三 13800000000', 'mobile')]
  expect(old.open(first, 'mobile')).toBe('张三 13800000000')
  expect(first).not.toBe(second)
  expect(first).not.toContain('1380')
  expect(old.open(old.seal('', 'mobile'), 'mobile')).toBe('')
})

test('equal texts of a kind have equal indexes, of two kinds or two keys different ones', () => {
  expect(old.index('13800000000', 'mobile')).toBe(old.index('13800000000', 'mobile'))
  expect(old.index('13800000000', 'mobile')).not.toBe(old.index('13800000000', 'card'))
  expect(old.index('13800000000', 'mobile')).not.toBe(rotated.index('13800000000', 'mobile'))
})

test('after a change of the secret the old text still opens, is known as old and is found by its old index', () => {
  const sealed = old.seal('13800000000', 'mobile')
  expect(rotated.open(sealed, 'mobile')).toBe('13800000000')
  expect(sealed.startsWith(rotated.prefix)).toBe(false)
  expect(rotated.seal('13800000000', 'mobile').startsWith(rotated.prefix)).toBe(true)
  expect(rotated.indexes('13800000000', 'mobile')).toContain(old.index('13800000000', 'mobile'))
})

test('only equal texts are the same', () => {
  expect([isSame('a', 'a'), isSame('a', 'b'), isSame('a', 'aa'), isSame('', '')]).toEqual([true, false, false, true])
})
