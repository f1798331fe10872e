import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { checkEnvExample, envExampleOf } from './env-example.ts'
import { checkPlanted, treeOf } from './planted.ts'
import { checkWings, writtenFiles } from './wings.ts'

const registered = {
  'app/areas/location/server/settings.ts': `import { z } from 'zod'\nexport const settings = { a: z }`,
  'app/areas/guahao/doctors/server/settings.ts': 'export const settings = {}',
  'kit/outside/server/settings/sms.ts': `import { z } from 'zod'\n/** Of messages. */\nexport const settings = { b: z }`,
  'kit/outside/server/identity-providers/city-1.ts': '/** One. */\nexport const provider = {}',
  'kit/outside/server/identity-providers/messenger.ts': '/** Another. */\nexport const provider = {}',
}
const written = Object.fromEntries(writtenFiles(treeOf(registered)))

test('settings of rooms and of what lies outside are brought together, and so are identity providers by their names', () => {
  expect(Object.keys(written)).toEqual([
    'server/room-settings.ts',
    'kit/outside/identity-names.ts',
    'kit/outside/server/identity-providers.ts',
  ])
  const settings = written['server/room-settings.ts']
  expect(settings).toContain(`import { settings as kitOutsideSms } from '#kit/outside/server/settings/sms.ts'`)
  expect(settings).toContain('= {\n  ...guahaoDoctors,\n  ...location,\n  ...kitOutsideSms,\n}')
  expect(written['kit/outside/identity-names.ts']).toContain(`= ['city-1', 'messenger'] as const`)
  expect(written['kit/outside/server/identity-providers.ts']).toContain(`= {\n  'city-1': city1,\n  messenger,\n}`)
})

test('the process may know a room by its settings in the written file alone, and only what is written passes', () => {
  const sound = { ...registered, ...written }
  expect(checkWings(treeOf(sound))).toEqual([])
  expect(checkPlanted({ ...registered, 'server/room-settings.ts': written['server/room-settings.ts'] ?? '' })).toEqual(
    [],
  )
  const provider = { 'kit/outside/server/identity-providers/partner.ts': 'export const provider = {}' }
  expect(checkWings(treeOf({ ...sound, ...provider })).map(({ file }) => file)).toEqual([
    'kit/outside/identity-names.ts',
    'kit/outside/server/identity-providers.ts',
  ])
  const stolen = {
    'server/config.ts': `import { settings } from '#app/areas/location/server/settings.ts'\nexport const a = settings`,
  }
  expect(checkPlanted({ ...registered, ...stolen }).map(({ rule }) => rule)).toEqual(['process'])
})

const hours = defineSettings({
  variables: {
    OPEN: z.enum(['yes', 'no']).default('no').describe('Whether anybody answers.\nA line of its own.'),
    OPEN_AT: z.coerce.number().default(8),
    NOBODY: z.string().optional().describe('Who answers else.'),
  },
  value: (data) => data,
})
const byHand =
  '# The process.\nPORT=1\n\n# What follows is written by `node tools/wings.ts` from every settings.ts: change the words there.\n'

test('`.env.example` has each setting below its words and with its default; what says otherwise is a fault', () => {
  const text = envExampleOf(`${byHand}what was there`, [hours])
  expect(text).toBe(
    `${byHand}\n# Whether anybody answers.\n# A line of its own.\nOPEN=no\nOPEN_AT=8\n# Who answers else.\nNOBODY=\n`,
  )
  expect(checkEnvExample(text, [hours])).toEqual([])
  expect(checkEnvExample(text.replace('OPEN_AT=8', 'OPEN_AT=9'), [hours])).toMatchObject([{ rule: 'settings' }])
  expect(() => envExampleOf('# The process.\nPORT=1\n', [hours])).toThrow('.env.example')
  const again = defineSettings({ variables: { PORT: z.string().optional().describe('Another.') }, value: () => 1 })
  expect(checkEnvExample(envExampleOf(text, [again]), [again])).toMatchObject([
    { says: expect.stringContaining('PORT') },
  ])
  const silent = defineSettings({ variables: { SILENT: z.string().optional() }, value: () => 1 })
  expect(() => envExampleOf(text, [silent])).toThrow('SILENT')
})
