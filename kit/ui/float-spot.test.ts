import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insideOf, isClick } from './float-spot.ts'

test('a touch of 99 ms is a click, one of 100 ms is a drag [X087] [X348]', () => {
  expect([0, 80, 99, 100, 400].map(isClick)).toEqual([true, true, true, false, false])
})

test('wherever it is pulled to, it stays whole on the screen [X086]', () => {
  const pull = fc.integer({ min: -5_000, max: 5_000 })
  const [home, room] = [
    { x: 297, y: 500 },
    { x: 309, y: 712 },
  ]
  fc.assert(
    fc.property(pull, pull, (x, y) => {
      const moved = insideOf({ x, y }, home, room)
      const at = { x: home.x + moved.x, y: home.y + moved.y }
      expect(at.x >= 0 && at.x <= room.x && at.y >= 0 && at.y <= room.y).toBe(true)
      const isInside = home.x + x >= 0 && home.x + x <= room.x && home.y + y >= 0 && home.y + y <= room.y
      if (isInside) expect(moved).toEqual({ x, y })
    }),
  )
})
