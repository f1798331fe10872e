import { expect, test } from 'vitest'
import { fillTemplate, isShownTo, openUrlWith, pathOfPage, placeInApp, signableUrl, visitTypeOf } from './rules.ts'

test.each([
  ['?fromshare=1', 1],
  ['?fromshare=0', 2],
  ['?fromshare=', 2],
  ['', 2],
] as const)('a visit by %s is of type %i: 1 from a share, 2 normal [X055]', (search, type) => {
  expect(visitTypeOf(new URLSearchParams(search))).toBe(type)
})

test('a plan is shown when its status is 1 and a method fits the visit, never else [X152]', () => {
  const plan = (status: number, ...methods: number[]) => ({
    status,
    methods: methods.map((jump_method) => ({ jump_method })),
  })
  expect([isShownTo(plan(1, 1), 1), isShownTo(plan(1, 1), 2)]).toEqual([true, false])
  expect([isShownTo(plan(1, 2), 1), isShownTo(plan(1, 2), 2)]).toEqual([false, true])
  expect([isShownTo(plan(0, 1, 2), 1), isShownTo(plan(0, 1, 2), 2), isShownTo(plan(1), 2)]).toEqual([
    false,
    false,
    false,
  ])
})

test.each([
  ['https://care.example/Unit/List.html?a=1#b', '/unit/list'],
  ['/unit/list/', '/unit/list'],
  ['/', '/'],
  ['unit/list?x', '/unit/list'],
  ['http://[', '/'],
])('%s is the page %s', (given, path) => {
  expect(pathOfPage(given)).toBe(path)
})

test('only addresses of our own origin are signed, without their fragment', () => {
  const ours = 'https://care.example'
  expect(signableUrl('https://care.example/a?b=1#c', ours)).toBe('https://care.example/a?b=1')
  for (const foreign of [
    'https://care.example.evil.test/',
    'https://evil.test/?https://care.example',
    'https://care.example@evil.test/',
    'https://user:word@care.example/',
    'http://care.example/',
    'https://care.example:444/',
    '/a',
    'javascript:alert(1)',
  ])
    expect(signableUrl(foreign, ours), foreign).toBeUndefined()
})

test('what fills a template can add no parameter to it; what is missing is named', () => {
  expect(fillTemplate('app://unit?id={id}', { id: '1&admin=1' }).url).toBe('app://unit?id=1%26admin%3D1')
  expect(fillTemplate('app://unit?id={id}', {}).missing).toEqual(['id'])
  expect(fillTemplate('app://x?id={constructor}', {}).missing).toEqual(['constructor'])
})

test('the app opens at the doctor or hospital that a page is about, else at its beginning, by a key in its address', () => {
  const at = (search: string) => placeInApp(new URLSearchParams(search))
  expect(at('doctor_id=7&unit_id=8')).toEqual({ template: 'doctor', args: { doctor_id: '7' } })
  expect(at('unit_id=8')).toEqual({ template: 'unit', args: { unit_id: '8' } })
  expect(at('doctor_id=x')).toEqual({ template: 'home', args: {} })
  expect(openUrlWith('app://open', 'k/1')).toBe('app://open?call_key=k%2F1')
  expect(openUrlWith('app://open?a=1', 'k')).toBe('app://open?a=1&call_key=k')
})
