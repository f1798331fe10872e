import { expect, test, vi } from 'vitest'
import { NetworkDown } from '#kit/wire/errors.ts'
import { errorReporter } from './script-errors.ts'

test('an error of a script is told once, as type 1000, and a failing telling is ignored [X266]', async () => {
  const post = vi.fn(() => Promise.reject(new Error('collector away')))
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const tell = errorReporter(post)
  const error = new TypeError('x is not a function')
  for (const _ of [1, 2]) tell(error)
  await new Promise(setImmediate)
  expect(post.mock.calls).toEqual([[{ type: 1000, message: error.message, stack: error.stack?.slice(0, 5_000) }]])
  expect(unhandled).not.toHaveBeenCalled()
  process.off('unhandledRejection', unhandled)
})

test('a page that fails over and over is told of ten times', () => {
  const post = vi.fn(() => Promise.resolve())
  const tell = errorReporter(post)
  for (let at = 0; at < 50; at++) tell(`error ${at}`)
  expect(post).toHaveBeenCalledTimes(10)
})

test('a question that was not answered is no error of a script', () => {
  const post = vi.fn(() => Promise.resolve())
  const tell = errorReporter(post)
  tell(new NetworkDown())
  tell(new DOMException('stopped', 'AbortError'))
  expect(post).not.toHaveBeenCalled()
})
