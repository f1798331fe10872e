import { expect, test } from 'vitest'
import { findRows } from '../pages/find-rows.ts'

const { rows } = await findRows()

test('patients use the pages; whoever works at a hospital has a desk of his own, and no doctor’s work place is among them [X001]', () => {
  expect(rows.length).toBeGreaterThan(30)
  const desk = rows.filter((row) => row.path.startsWith('/desk'))
  const others = rows.filter((row) => !row.path.startsWith('/desk'))
  expect(desk.filter((row) => row.login)).toEqual([])
  expect(others.filter((row) => row.staff)).toEqual([])
  // The word of a work place: 接诊, 开方, 工作台.
  expect(others.filter((row) => /接诊|开方|工作台|排班管理/.test(row.title))).toEqual([])
})
