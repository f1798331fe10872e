import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkImports } from './structure/check-imports.ts'
import { checkPacked } from './structure/check-packed.ts'
import { checkPrivate } from './structure/check-private.ts'
import { checkRooms } from './structure/check-rooms.ts'
import { checkTypedIds } from './structure/check-typed-ids.ts'
import { checkWords } from './structure/check-words.ts'
import { checkEnvExample } from './structure/env-example.ts'
import { exceptionsOf, withoutExceptions } from './structure/exceptions.ts'
import { readSettings } from './structure/read-settings.ts'
import { readTree } from './structure/tree.ts'
import { checkWings } from './structure/wings.ts'

// Rooms, imports and words: that every line has its room, every import goes one way, and of libraries only what they offer is used.
const root = process.argv[2] ?? join(import.meta.dirname, '..')
const tree = readTree(root)
const settings = await readSettings(root)
const findings = [
  ...withoutExceptions([...checkRooms(tree), ...checkImports(tree)], exceptionsOf(tree)),
  // Of these there are none.
  ...checkPrivate(tree),
  ...checkPacked(tree),
  ...checkTypedIds(tree),
  ...checkWords(tree),
  ...checkWings(tree),
  ...(settings.length === 0 ? [] : checkEnvExample(readFileSync(join(root, '.env.example'), 'utf8'), settings)),
]

for (const { rule, file, line, says } of findings)
  console.log(`${file}${line === undefined ? '' : `:${line}`}  [${rule}] ${says}`)
console.log(`${tree.sources.length} files of code looked at, ${findings.length} faults`)
process.exitCode = findings.length > 0 ? 1 : 0
