import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const program = join(import.meta.dirname, 'structure.ts')

const roomWith = (rules: string): string => {
  const root = mkdtempSync(join(tmpdir(), 'structure-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'app/areas/location'), { recursive: true })
  writeFileSync(join(root, 'app/areas/location/rules.ts'), rules)
  return root
}

const check = (root: string) => spawnSync(process.execPath, [program, root], { encoding: 'utf8' })

test('a fault ends the command with its place, its rule and a failure', () => {
  const { status, stdout } = check(roomWith(`import 'react'\n`))
  expect(stdout).toContain('app/areas/location/rules.ts:1  [pure] react:')
  expect(status).toBe(1)
})

test('a project in order passes', () => {
  const { status, stdout } = check(roomWith(`import '#kit/time/day.ts'\n`))
  expect(stdout).toBe('1 files of code looked at, 0 faults\n')
  expect(status).toBe(0)
})

test('an empty project and code that cannot be read fail', () => {
  const empty = mkdtempSync(join(tmpdir(), 'structure-'))
  onTestFinished(() => rmSync(empty, { recursive: true }))
  expect(check(empty)).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing') })
  expect(check(roomWith('export const = 1'))).toMatchObject({ status: 1, stderr: expect.stringContaining('rules.ts') })
})
