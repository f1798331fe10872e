import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'yilu-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const key = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934c'

test('what is given both ways, is not there or has nothing in it stops the start, all of it said at once', () => {
  const env = {
    SECRET: key,
    SECRET_FILE: file('a', key),
    ALIYUN_ACCESS_KEY_SECRET_FILE: join(folder, 'nowhere'),
    BACKUP_PASSPHRASE_FILE: file('b', '\n'),
  }
  expect(() => readConfig(env)).toThrow(
    [
      'SECRET_FILE: SECRET is given as well; leave one of them out',
      `ALIYUN_ACCESS_KEY_SECRET_FILE: ${join(folder, 'nowhere')} cannot be read`,
      `BACKUP_PASSPHRASE_FILE: ${join(folder, 'b')} is empty`,
    ].join('\n'),
  )
})

test('a setting of the process, of a room and of an outside service may lie in a file; its line break is not part of it', () => {
  const config = readConfig({
    DATA_DIR: folder,
    SECRET_FILE: file('secret', `${key}\n`),
    DATABASE_URL_FILE: file('url', 'postgres://a:b@127.0.0.1/c\n'),
    TURN_URL: 'turn:turn.example',
    TURN_SECRET_FILE: file('turn', 'between us\n'),
    WECHAT_PAY_MINI_APP_SECRET_FILE: file('mini', 'abc'),
  })
  expect(config).toMatchObject({
    secret: key,
    databaseUrl: 'postgres://a:b@127.0.0.1/c',
    payments: { wechat: { miniAppSecret: 'abc' } },
  })
  expect(JSON.stringify(config)).toContain('between us')
})

test('what is no setting of ours is nobody’s business, wherever it points', () => {
  expect(() =>
    readConfig({ DATA_DIR: folder, SECRET: key, SSL_CERT_FILE: '/nowhere', SHELL_FILE: '/nowhere' }),
  ).not.toThrow()
})
