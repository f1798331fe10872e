import { expect, test } from 'vitest'
import { readSignal } from './signal.ts'

test('what is no signal of ours is nothing', () => {
  for (const text of ['', 'hello', 'null', '[]', '{"type":"run"}', '{"type":5}', '"description"'])
    expect(readSignal(text)).toBeUndefined()
  expect(readSignal('{"type":"again"}')).toEqual({ type: 'again' })
})
