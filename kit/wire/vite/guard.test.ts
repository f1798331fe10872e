import { expect, test } from 'vitest'
import { serverGuard } from './guard.ts'
import { bundle } from './planted.ts'

const secret = `export const secret = 'TABLE-OF-PATIENTS'\nexport type Secret = string`

test.for([
  'app/areas/shop/server/tables.ts',
  'app/areas/mall/goods/server/queries/find.ts',
  'kit/scarce/server/take.ts',
  'server/config.ts',
])('the browser cannot get %s', async (path) => {
  const files = {
    'app/main.ts': `import { page } from './page.ts'\nconsole.log(page)`,
    'app/page.ts': `import { secret } from '../${path}'\nexport const page = secret`,
    [path]: secret,
  }
  expect(await bundle(files, [])).toContain('TABLE-OF-PATIENTS')
  await expect(bundle(files, [serverGuard()])).rejects.toThrow(new RegExp(`app/page.ts imports ${path}.*contract`, 's'))
})

test('types of the server, and folders that only sound like it, are welcome', async () => {
  const files = {
    'app/main.ts': `import type { Secret } from './areas/shop/server/tables.ts'\nimport { seen } from './observer/seen.ts'\nexport const name: Secret = seen\nconsole.log(name)`,
    'app/areas/shop/server/tables.ts': secret,
    'app/observer/seen.ts': `export const seen = 'SEEN'`,
  }
  expect(await bundle(files, [serverGuard()])).toContain('SEEN')
})
