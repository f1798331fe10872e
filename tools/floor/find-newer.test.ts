import { expect, test } from 'vitest'
import { findNewer } from './find-newer.ts'
import { newerNames } from './newer-names.ts'

const names = newerNames()

test.each([
  ['a function of an object', 'URL.canParse(a)', 'URL.canParse'],
  ['a method of lists', 'a.toSorted()', '.toSorted()'],
  ['a function of maps', 'Map.groupBy(a, b)', 'Map.groupBy'],
  ['what cannot be constructed yet', 'new CSSStyleSheet()', 'new CSSStyleSheet'],
  ['what is not there at all', 'new URLPattern(a)', 'new URLPattern'],
  ['a pattern that looks back', 'a.replace(/(?<=b)c/, d)', '/(?<=b)c/'],
  ['a block of a class', 'class A { static { b() } }', 'static { }'],
  ['what is asked for under another name alone', '"b" in a && a.toSorted()', '.toSorted()'],
])('%s is found', (_, script, use) => {
  expect(findNewer(script, names)).toEqual([use])
})

test.each([
  'a.at(-1); Object.hasOwn(a, b); a.findLast(b)',
  'a.showPopover?.()',
  'if ("toSorted" in a) a.toSorted()',
  'URL.canParse && URL.canParse(a)',
  'typeof URLPattern === "function" && new URLPattern(a)',
  'class URLPattern {} new URLPattern()',
  'a.replace(/(?<name>b)[?<=]/, c)',
])('%s is left alone', (script) => {
  expect(findNewer(script, names)).toEqual([])
})
