import { afterEach, expect, test } from 'vitest'
import { RefusedError } from '../errors.ts'
import { asksConsent, withConsent } from './consent.ts'

const lacks = (...lacking: string[]) => new RefusedError({ reason: 'consent', words: '请先同意', data: { lacking } })

/** Something that is refused until the consent was given. */
const until = (given: ReadonlySet<string>, document: string) => async () => {
  if (!given.has(document)) throw lacks(document)
  return document
}

let stop: () => void = () => undefined
afterEach(() => stop())

test('what is refused for another reason is not asked about', async () => {
  let asked = 0
  stop = asksConsent(async () => ++asked > 0)
  const full = new RefusedError({ reason: 'full', words: '约满了' })
  await expect(withConsent(() => Promise.reject(full))).rejects.toBe(full)
  expect(asked).toBe(0)
})

test('who does not agree gets the refusal', async () => {
  stop = asksConsent(async () => false)
  await expect(withConsent(until(new Set(), 'health'))).rejects.toMatchObject({ reason: 'consent' })
})

test('two things that lack one consent are one question, and both are done once it is answered', async () => {
  const given = new Set<string>()
  let asked = 0
  stop = asksConsent(async () => {
    asked += 1
    await Promise.resolve()
    given.add('health')
    return true
  })
  expect(await Promise.all([withConsent(until(given, 'health')), withConsent(until(given, 'health'))])).toEqual([
    'health',
    'health',
  ])
  expect(asked).toBe(1)
})

test('what lacks another consent is asked about when the first question was answered', async () => {
  const given = new Set<string>()
  let open = 0
  stop = asksConsent(async (data) => {
    open += 1
    expect(open).toBe(1)
    await Promise.resolve()
    for (const document of (data as { lacking: string[] }).lacking) given.add(document)
    open -= 1
    return true
  })
  expect(await Promise.all([withConsent(until(given, 'health')), withConsent(until(given, 'abroad'))])).toEqual([
    'health',
    'abroad',
  ])
})
