import { expect, test } from 'vitest'
import { plainAddress, plainPath } from './plain-path.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/unit/list', '/unit/list'],
  ['/unit/list.html', '/unit/list'],
  ['/unit/list.HTML', '/unit/list'],
  ['/unit/list/', '/unit/list'],
  ['/unit/list.html/', '/unit/list'],
  ['/unit/html', '/unit/html'],
])('the path %s is %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})

test('query and fragment of an address stay as they are', () => {
  expect(plainAddress('/a.html?next=/b.html/#c.html')).toBe('/a?next=/b.html/#c.html')
  expect(plainAddress('/a/#x?y')).toBe('/a#x?y')
  expect(plainAddress('/?q=.html')).toBe('/?q=.html')
})
