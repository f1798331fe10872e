import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import type { HomeBlock } from '../rules.ts'
import { inOrder } from './home-blocks.tsx'

test('the blocks of a hospital stand in its own order; what it does not name or has nothing in is left out [X111]', () => {
  const blocks = { ghdep: 'a', hotdoctor: 'b', hotnews: 'c', ambient: 'd', commentList: null } satisfies Partial<
    Record<HomeBlock, unknown>
  >
  const shown = inOrder('hotnews,ghdep,nothing-known,commentList,hotdoctor', blocks)
  expect(shown.filter(isValidElement).map(({ key }) => key)).toEqual(['hotnews', 'ghdep', 'hotdoctor'])
})
