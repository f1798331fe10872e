import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readTree } from './structure/tree.ts'
import { wingFiles } from './structure/wings.ts'

// Brings together what the wings of the rooms register (menu, permissions, words of the audit), in `app/wings/`.
const root = join(import.meta.dirname, '..')
for (const [file, text] of wingFiles(readTree(root))) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
