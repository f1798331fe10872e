import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { envExampleOf } from './structure/env-example.ts'
import { readSettings } from './structure/read-settings.ts'
import { readTree } from './structure/tree.ts'
import { writtenFiles } from './structure/wings.ts'

// Brings together what registers itself: the menus, permissions and words of the audit of rooms, their settings, and the identity
// providers; and writes what `.env.example` says of the settings.
const root = join(import.meta.dirname, '..')
for (const [file, text] of writtenFiles(readTree(root))) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const example = join(root, '.env.example')
writeFileSync(example, envExampleOf(readFileSync(example, 'utf8'), await readSettings(root)))
