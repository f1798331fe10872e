import { expect, test } from 'vitest'
import { findNewerStyles } from './find-newer-styles.ts'

test.each([
  ['a property', '.a { translate: 1px }', 'translate'],
  ['a unit', '.a { max-height: 85dvh }', 'max-height: 1dvh'],
  ['another unit', '.a { height: calc(1lh + 2px) }', 'height: 1lh'],
  ['a function', '.a { --b: color-mix(in oklab, red, blue) }', '--b: color-mix()'],
  ['a word of a property', '.a { overflow-anchor: none; display: math }', 'display: math'],
  ['what is chosen by', 'main:not(:has(.b)) { color: red }', ':has'],
  ['a part of a page', '::view-transition-old(b) { color: red }', '::view-transition-old'],
  ['a block', '@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['how a screen is asked after', '@media (width >= 900px) { .a { color: red } }', '@media range_syntax'],
  ['what the opposite is asked for', '@supports not (height: 1dvh) { .a { height: 1dvh } }', 'height: 1dvh'],
])('%s is found', (_, css, use) => {
  expect(findNewerStyles(css)).toContain(use)
})

test.each([
  '.a { max-height: 85vh; max-height: 85dvh }',
  '@supports (height: 1dvh) { .a { max-height: 85dvh } }',
  '@supports selector(:has(*)) { main:has(.b) { color: red } }',
  '.a:is([open], :popover-open) { color: red }',
  '.has\\:b { content: "1dvh"; background: url(a/1dvh) }',
  '.a { transform: translateX(1px); resize: none; cursor: pointer }',
])('%s is left alone', (css) => {
  expect(findNewerStyles(css)).toEqual([])
})

test('what stands before is older only where browsers at the floor can read it', () => {
  expect(findNewerStyles('.a { height: 1lh; height: 1dvh }')).toEqual(['height: 1lh', 'height: 1dvh'])
})
