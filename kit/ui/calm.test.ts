import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce, inNextFrame, throttle } from './calm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers().unstubAllGlobals())

/** Asks for the work every 100 ms with the number of the turn; when it was done, and with what. */
const askedEvery100 = (make: (work: (turn: number) => void) => (turn: number) => void, turns: number) => {
  const begun = Date.now()
  const done: [ms: number, turn: number][] = []
  const calm = make((turn) => done.push([Date.now() - begun, turn]))
  for (let turn = 0; turn < turns; turn++) {
    calm(turn)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(1_000)
  return done
}

test('what is asked for every 100 ms is done at once and then every 200 ms, with the last that was asked [X347]', () => {
  expect(askedEvery100((work) => throttle(work), 6)).toEqual([
    [0, 0],
    [200, 1],
    [400, 3],
    [600, 5],
  ])
})

test('what waits for quiet is done once, 200 ms after the last [X347]', () => {
  expect(askedEvery100((work) => debounce(work), 6)).toEqual([[700, 5]])
})

test('another time may be named, and what waits can be called off', () => {
  expect(askedEvery100((work) => debounce(work, 50), 3)).toEqual([
    [50, 0],
    [150, 1],
    [250, 2],
  ])
  const done: string[] = []
  const [often, late] = [throttle((word: string) => done.push(word)), debounce((word: string) => done.push(word))]
  for (const word of ['one', 'two']) {
    often(word)
    late(word)
  }
  often.cancel()
  late.cancel()
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual(['one'])
})

test('what is asked for until the next frame is done once in it, with the last that was asked, or called off', () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 150))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  expect(askedEvery100(inNextFrame, 5)).toEqual([
    [150, 1],
    [350, 3],
    [550, 4],
  ])
  const done: string[] = []
  const calm = inNextFrame((word: string) => done.push(word))
  calm('off')
  calm.cancel()
  calm('on')
  vi.advanceTimersByTime(1_000)
  expect(done).toEqual(['on'])
})
