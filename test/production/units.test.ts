import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

// systemd reads `EnvironmentFile=` after `Environment=`, whatever their order in the unit: what the file says wins (systemd.exec(5)).

const folder = join(import.meta.dirname, '../../deploy/systemd')
const services = globSync('*.service', { cwd: folder }).map((name) => {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n')
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
  return { name, start: valuesOf('ExecStart'), environment: valuesOf('Environment'), file: valuesOf('EnvironmentFile') }
})
const withSettings = services.filter(({ file }) => file.length > 0)

test('what a unit says itself stands where no line of the settings takes it away', () => {
  expect(withSettings.length).toBeGreaterThan(2)
  for (const { name, environment } of withSettings) expect(environment, name).toEqual([])
})

test.each(withSettings)('$name starts in production, below its own folder, whatever the settings say', ({ start }) => {
  const settings = { MODE: 'demo', DATA_DIR: '/elsewhere', PORT: '1', PATH: process.env.PATH ?? '' }
  for (const command of start) {
    const words = command.replaceAll('%i', '3161').split(' ')
    const program = words.findIndex((word, at) => at > 0 && !word.includes('='))
    const [env = '', ...given] = words.slice(0, program)
    expect(env).toBe('/usr/bin/env')
    const print = [...given, process.execPath, '-p', 'JSON.stringify(process.env)']
    const seen = JSON.parse(execFileSync(env, print, { env: settings, encoding: 'utf8' }))
    expect(seen).toMatchObject({ MODE: 'production', NODE_ENV: 'production', DATA_DIR: '/var/lib/yilu' })
    if (command.includes('server/main.js')) expect(seen).toMatchObject({ PORT: '3161', DRAIN_SECONDS: '3' })
  }
})

test('of several processes on one machine each may have settings of its own, which count after those of all', () => {
  const files = withSettings.find(({ name }) => name === 'yilu@.service')?.file
  expect(files).toEqual(['/etc/yilu/settings', '-/etc/yilu/settings-%i'])
})

test('a secret that lies in a file and is given as well is said, not chosen', () => {
  const both = { MODE: 'production', SECRET: 'a'.repeat(64), SECRET_FILE: '/run/credentials/yilu/secret' }
  expect(() => readConfig(both)).toThrow('SECRET_FILE: SECRET is given as well; leave one of them out')
})
