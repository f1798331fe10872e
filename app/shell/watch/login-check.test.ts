import { expect, test, vi } from 'vitest'
import type { Ask } from '#kit/wire/ask.ts'
import { NetworkDown } from '#kit/wire/errors.ts'
import { checkLogin } from './login-check.ts'

const checking = (key: string | null, answer: () => Promise<unknown>) => ({
  ask: vi.fn(answer) as unknown as Ask,
  session: { read: () => key, drop: vi.fn() },
  post: vi.fn(() => Promise.reject(new NetworkDown())),
})

test('a visitor is not checked', async () => {
  const { ask, ...others } = checking(null, async () => ({ status: 0 }))
  await checkLogin({ ask, ...others })
  expect(ask).not.toHaveBeenCalled()
})

test('a login check that fails is told once, as islogined_error, and nobody is signed out [X291]', async () => {
  const { session, post, ask } = checking('key', () => Promise.reject(new NetworkDown()))
  await checkLogin({ ask, session, post })
  expect(post.mock.calls).toEqual([[{ type: 'islogined_error', message: 'NetworkDown ' }]])
  expect(session.drop).not.toHaveBeenCalled()
})

test('a key that is dead is forgotten, one that lives is kept, and neither is told', async () => {
  for (const [status, dropped] of [
    [0, [['key']]],
    [1, []],
  ] as const) {
    const { session, post, ask } = checking('key', async () => ({ status }))
    await checkLogin({ ask, session, post })
    expect(session.drop.mock.calls).toEqual(dropped)
    expect(post).not.toHaveBeenCalled()
  }
})
