import { expect, test } from 'vitest'
import { type Check, type Outcome, runChecks } from './run.ts'

const node = (script: string): Check['commands'][number] => [process.execPath, '-e', script]

const outcomesOf = async (checks: Check[]): Promise<Record<string, Outcome>> => {
  const told: Outcome[] = []
  const outcomes = await runChecks(checks, import.meta.dirname, (outcome) => told.push(outcome))
  expect(told).toEqual(outcomes)
  return Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome]))
}

test('every check runs, and those that fail keep what they said on both channels', async () => {
  const { good, bad, last } = await outcomesOf([
    { name: 'good', commands: [node('console.log("fine")')] },
    { name: 'bad', commands: [node('console.log("out"); console.error("err"); process.exitCode = 3')] },
    { name: 'last', commands: [node('')] },
  ])
  expect(good).toMatchObject({ passed: true, output: 'fine\n' })
  expect(bad?.passed).toBe(false)
  expect(bad?.output.split('\n').sort()).toEqual(['', 'err', 'out'])
  expect(last).toMatchObject({ passed: true, seconds: expect.any(Number) })
})

test('the commands of a check run in order until one fails', async () => {
  const { types } = await outcomesOf([
    {
      name: 'types',
      commands: [node('console.log(1)'), node('console.log(2); process.exit(1)'), node('console.log(3)')],
    },
  ])
  expect(types).toMatchObject({ passed: false, output: '1\n2\n' })
})

test('a program that is missing fails, and so does a check that checks nothing', async () => {
  const { missing, nothing } = await outcomesOf([
    { name: 'missing', commands: [['no-such-program']] },
    { name: 'nothing', commands: [] },
  ])
  expect(missing).toMatchObject({ passed: false, output: expect.stringContaining('no-such-program') })
  expect(nothing?.passed).toBe(false)
})
