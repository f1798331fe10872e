import { beforeEach, expect, test, vi } from 'vitest'
import { localItems } from '#kit/store/stored-items.ts'
import { aStorage } from '#test/support/storage.ts'
import { forgetVisited, listVisited } from './visited.ts'

const doctor = { kind: 'doctor', id: 1, name: '林', note: '', image: '', to: '/', on: '2026-11-21' } as const

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage())
})

test('what is kept and is no list counts as nothing', () => {
  localItems.keep('visited', { torn: true })
  expect(listVisited()).toEqual([])
})

test('one thing is forgotten and the others stay; at the end nothing is kept at all', () => {
  localItems.keep('visited', [doctor, { ...doctor, kind: 'goods' }])
  expect(forgetVisited(doctor)).toMatchObject([{ kind: 'goods', id: 1 }])
  expect(listVisited()).toHaveLength(1)
  expect(forgetVisited()).toEqual([])
  expect(localStorage.length).toBe(0)
})
