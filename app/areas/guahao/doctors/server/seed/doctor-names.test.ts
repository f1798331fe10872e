import { expect, test } from 'vitest'
import { departmentsFor } from '#app/areas/guahao/departments/server/seed/by-kind.ts'
import { illnesses } from '#app/areas/guahao/illnesses/server/seed/illnesses.ts'
import { famousNames } from '#kit/random/chinese-names.ts'
import { titles } from '../../rules.ts'
import { demoDoctors, type Post } from './doctor-names.ts'
import { focusOf } from './doctor-texts.ts'

const seen = (department: string) =>
  illnesses.filter((one) => !one.isSymptom && one.departments.includes(department)).map((one) => one.name)

const posts: Post[] = Array.from({ length: 200 }, (_, i) => i).flatMap((i) => {
  const level = [33, 32, 23, 1][i % 4] as number
  const departments = departmentsFor((i % 10) + 1, level)
  return departments.map((department) => ({ department, level, illnesses: seen(department) }))
})
const doctors = demoDoctors(posts, 3000)

test('three thousand doctors, at least one in every department, the same each time', () => {
  expect(doctors).toHaveLength(3000)
  expect(new Set(doctors.map((one) => one.post)).size).toBe(posts.length)
  expect(demoDoctors(posts, 3000)).toEqual(doctors)
})

test('all names are distinct and none is famous', () => {
  expect(new Set(doctors.map((one) => one.name)).size).toBe(3000)
  expect(doctors.filter((one) => famousNames.has(one.name))).toEqual([])
})

test('age fits the title, and a department begins with a senior', () => {
  expect(doctors.filter((one) => !(one.title in titles))).toEqual([])
  expect(doctors.filter((one) => one.title === 40 && one.age < 45)).toEqual([])
  expect(doctors.filter((one) => one.title === 10 && one.age > 35)).toEqual([])
  const firstOf = Map.groupBy(doctors, (one) => one.post).values()
  expect([...firstOf].filter(([first]) => (first?.title ?? 0) < 30)).toEqual([])
})

test('a doctor is known for illnesses of their own department', () => {
  for (const one of doctors) {
    const { department, illnesses: ills } = posts[one.post] as Post
    expect(
      one.illTags.filter((name) => !ills.includes(name)),
      one.name,
    ).toEqual([])
    expect(one.introduction).toContain(department)
    expect(one.introduction).toMatch(/^演示用的虚构医生/)
  }
})

test('every department of the demonstration world has something to be good at', () => {
  const poor = [...new Set(posts.map((post) => post.department))].filter(
    (department) => seen(department).length < 4 && (focusOf[department]?.length ?? 0) < 2,
  )
  expect(poor).toEqual([])
})

test('more doctors go to the higher hospitals', () => {
  const perPost = (level: number) =>
    doctors.filter((one) => posts[one.post]?.level === level).length /
    posts.filter((post) => post.level === level).length
  expect(perPost(33)).toBeGreaterThan(perPost(23))
  expect(perPost(23)).toBeGreaterThan(perPost(1))
})

test('women and men are about as many as in life', () => {
  const women = doctors.filter((one) => one.sex === 'female').length
  expect(women).toBeGreaterThan(1200)
  expect(women).toBeLessThan(2100)
})

test('fewer doctors than departments are still as many as asked for', () => {
  expect(demoDoctors(posts, 10)).toHaveLength(10)
  expect(demoDoctors([], 10)).toHaveLength(0)
})
