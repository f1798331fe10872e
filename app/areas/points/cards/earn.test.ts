import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkDown } from '#kit/wire/errors.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { finishTask, pollEarned, sayEarned } from './earn.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const task = { business_mark: 'daily', task_id: 'read', action: 'action_view', object_id: '7' } as const
const none = { amount: 0, growth: 0 }

/** Answers in turn; when each was asked, in ms after the end of the task, and what. */
const asking = (...answers: (object | Error)[]) => {
  const begun = Date.now()
  const asked: [number, string][] = []
  const ask = (async (call: { path: string }, input: object) => {
    asked.push([Date.now() - begun, `${call.path} ${JSON.stringify(input)}`])
    const answer = answers.shift() ?? none
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as CallApi
  return { callApi: ask, asked, times: () => asked.map(([ms]) => ms) }
}

test('what was earned is asked at 1, 3 and 5 s, and no more [X171] [X346]', async () => {
  const { callApi, asked, times } = asking()
  const earned = pollEarned(callApi, task)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await earned).toEqual(none)
  expect(times()).toEqual([1_000, 3_000, 5_000])
  expect(asked[0]?.[1]).toBe(`/user_point/v1/point/user_earn ${JSON.stringify(task)}`)
})

test.each([
  { amount: 5, growth: 0 },
  { amount: 0, growth: 2 },
])('an answer above zero ends the asking: %j [X171]', async (answer) => {
  const { callApi, times } = asking(none, answer)
  const earned = pollEarned(callApi, task)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await earned).toEqual(answer)
  expect(times()).toEqual([1_000, 3_000])
})

test('a question that is not answered counts as nothing, and the next comes in time', async () => {
  const { callApi, times } = asking(new NetworkDown(), none, { amount: 1, growth: 0 })
  const earned = pollEarned(callApi, task)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await earned).toEqual({ amount: 1, growth: 0 })
  expect(times()).toEqual([1_000, 3_000, 5_000])
})

test('the end of a task is told with all that names it', async () => {
  const { callApi, asked } = asking({ amount: 5, growth: 1 })
  expect(await finishTask(callApi, task, { user_id: 3, share_url: '/a' })).toEqual({ amount: 5, growth: 1 })
  expect(asked[0]?.[1]).toBe(`/user_point/v1/message/send ${JSON.stringify({ ...task, user_id: 3, share_url: '/a' })}`)
})

test('what was earned is said where points or growth are above zero, else nothing [X172]', () => {
  const said: string[] = []
  for (const earned of [none, { amount: 0, growth: 2 }, { amount: 5, growth: 0 }])
    sayEarned(earned, (w) => said.push(w))
  expect(said).toEqual(['恭喜你，成长值+2！', '恭喜你，获得5积分！'])
})

test('both parts are said, a part of nothing is not, and 查看 leads to the points [X083]', () => {
  const said: unknown[] = []
  for (const earned of [
    { amount: 5, growth: 3 },
    { amount: 5, growth: 0 },
  ])
    sayEarned(earned, (words, { link }) => said.push([words, link]))
  const link = { text: '查看', to: '/vue/userpoint/index' }
  expect(said).toEqual([
    ['恭喜你，获得5积分 / 成长值+3！', link],
    ['恭喜你，获得5积分！', link],
  ])
})
