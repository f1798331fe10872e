import { expect, test } from 'vitest'
import { readDebug } from './debugged.ts'
import { isShareable } from './shareable.ts'

const query = (text = '') => new URLSearchParams(text)

test('a page is shared where its row says so, and nowhere else [X013]', () => {
  expect(isShareable({ shareable: true }, query('unit_id=7'))).toBe(true)
  expect([isShareable({}, query()), isShareable(undefined, query())]).toEqual([false, false])
})

test('a row that says unshare is not shared, whatever else it says [X038]', () => {
  expect(isShareable({ shareable: true, unshare: true }, query())).toBe(false)
})

test('an address that says unshare is not shared [X056]', () => {
  for (const text of ['unshare=1', 'unshare=', 'a=1&unshare=true'])
    expect(isShareable({ shareable: true }, query(text))).toBe(false)
})

test('9999 alone asks for the console [X065]', () => {
  const asked = ['debug=9999', 'debug=1', 'debug=09999', 'debug=99990', ''].map((text) => readDebug(query(text)))
  expect(asked).toEqual([true, false, false, false, false])
})
