import { expect, test } from 'vitest'
import { DONE_WORDS, earnedWords, taskIn, taskWords } from './rules.ts'

test('something is said where points or growth are above zero, else nothing [X172]', () => {
  expect(earnedWords({ amount: 0, growth: 2 })).toBe('恭喜你，成长值+2！')
  expect(earnedWords({ amount: 5, growth: 0 })).toBe('恭喜你，获得5积分！')
  expect(earnedWords({ amount: 5, growth: 3 })).toBe('恭喜你，获得5积分 / 成长值+3！')
  expect(earnedWords({ amount: 0, growth: 0 })).toBeUndefined()
})

test('numbers up to 999 are said on one line, a larger one takes two [X084] [X350]', () => {
  const linesOf = (amount: number, growth: number) => earnedWords({ amount, growth })?.split('\n')
  expect(linesOf(999, 999)).toHaveLength(1)
  expect(linesOf(1_000, 3)).toEqual(['恭喜你，获得1000积分', '成长值+3！'])
  expect(linesOf(3, 1_000)).toHaveLength(2)
  expect(linesOf(1_000, 0)).toEqual(['恭喜你，', '获得1000积分！'])
})

const address = (changes: Record<string, string | undefined> = {}) => {
  const all = {
    task_id: 'read',
    business_mark: 'daily',
    action: 'action_view',
    object_id: '7',
    time_limit: '12',
    task_status: '0',
    amount: '5',
    ...changes,
  }
  return new URLSearchParams(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

test('seven names in the address are a task [X057]', () => {
  expect(taskIn(address())).toEqual({
    task_id: 'read',
    business_mark: 'daily',
    action: 'action_view',
    object_id: '7',
    seconds: 12,
    amount: 5,
  })
})

test('time_limit is the time to look, 30 s where it says nothing [X058] [X345]', () => {
  expect(taskIn(address({ time_limit: '10' }))?.seconds).toBe(10)
  for (const time_limit of [undefined, '', '0', '-5', 'x', '1.5', '99999'])
    expect(taskIn(address({ time_limit }))?.seconds).toBe(30)
})

test('a task with another status than 0 is none [X059] [X169]', () => {
  for (const task_status of ['1', '2', '', '00', undefined]) expect(taskIn(address({ task_status }))).toBeUndefined()
})

test('there are four actions and no fifth [X061]', () => {
  for (const action of ['action_share', 'action_view', 'action_like', 'action_add'])
    expect(taskIn(address({ action }))?.action).toBe(action)
  for (const action of ['action_buy', 'constructor', '', undefined]) expect(taskIn(address({ action }))).toBeUndefined()
})

test('rubbish in the address is no task, and no amount', () => {
  for (const broken of [{ task_id: '<b>' }, { task_id: undefined }, { business_mark: 'a b' }])
    expect(taskIn(address(broken))).toBeUndefined()
  for (const amount of ['-1', '1e9', '999999', '五']) expect(taskIn(address({ amount }))?.amount).toBe(0)
  expect(taskIn(address({ object_id: '../x' }))?.object_id).toBeUndefined()
})

test('the banner names the seconds and the points, and at the end that it is done [X060] [X076] [X077]', () => {
  const look = { action: 'action_view', amount: 8 } as const
  expect([15, 14].map((left) => taskWords(look, left))).toEqual(['浏览15秒可获得8积分', '浏览14秒可获得8积分'])
  expect(taskWords({ ...look, amount: 0 }, 15)).toBe('浏览15秒可获得积分')
  expect(taskWords({ ...look, action: 'action_like' }, 0)).toBe('点赞可获得8积分')
  expect(DONE_WORDS).toBe('任务完成，请返回领取积分')
})
