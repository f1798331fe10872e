import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { inOrder } from './home-blocks.tsx'

test('the blocks of a hospital stand in its own order; what it does not name or has nothing in is left out [X111]', () => {
  const blocks = { banner: 'a', hotnews: 'b', hotdeps: 'c', ambient: 'd', videos: null }
  const shown = inOrder('hotnews,banner,nothing-known,videos,hotdeps', blocks)
  expect(shown.filter(isValidElement).map(({ key }) => key)).toEqual(['hotnews', 'banner', 'hotdeps'])
})
