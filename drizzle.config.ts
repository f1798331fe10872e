import { globSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

const tables = ['app/areas/**/server/tables.ts', 'app/areas/**/server/tables/*.ts', 'kit/**/server/tables.ts']

// Sorted, so that the same tables make the same SQL on every machine.
export default defineConfig({
  dialect: 'postgresql',
  schema: globSync(tables).sort(),
  out: 'migrations',
  casing: 'snake_case',
})
