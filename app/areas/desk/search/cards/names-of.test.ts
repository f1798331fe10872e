import { expect, test } from 'vitest'
import { MOST_PICKS } from '../rules.ts'
import { askTogether } from './names-of.ts'

const asking = () => {
  const asked: (readonly number[])[] = []
  const namesOf = askTogether(async (_, ids) => {
    asked.push(ids)
    return ids.map((id) => ({ id, name: `城市${id}` }))
  })
  return { asked, namesOf }
}
const upTo = (many: number) => Array.from({ length: many }, (_, at) => at + 1)

test('the rows of a list ask together, and each id once', async () => {
  const { asked, namesOf } = asking()
  const [first] = await Promise.all([namesOf('city', [1, 2]), namesOf('city', [2, 3])])
  expect(asked).toEqual([[1, 2, 3]])
  expect(first).toContainEqual({ id: 3, name: '城市3' })
})

test('more than one question takes are asked by several, and none is left without its name', async () => {
  const { asked, namesOf } = asking()
  const ids = upTo(2 * MOST_PICKS + 1)
  const named = await namesOf('city', ids)
  expect(asked.map(({ length }) => length)).toEqual([MOST_PICKS, MOST_PICKS, 1])
  expect(named.map(({ id }) => id)).toEqual(ids)
})
