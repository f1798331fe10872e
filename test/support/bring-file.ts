import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findImporters, type ImportReport, importFile } from '#server/imports.ts'
import { openLog } from '#server/log.ts'
import { seedWorld } from '#server/seed.ts'
import type { TestApp } from './start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'yilu-import-'))
let made = 0

/** Writes a file for an import; its path. */
export const writeFile = (content: string | Buffer): string => {
  const file = join(folder, `${++made}.csv`)
  writeFileSync(file, content)
  return file
}

/** Imports a file as `npm run import` does. */
export const bringFile = async (
  app: TestApp,
  kind: string,
  file: string,
  defaults: Record<string, string> = {},
): Promise<ImportReport> => {
  const importer = (await findImporters()).get(kind)
  if (!importer) throw new Error(`nobody imports ${kind}`)
  return importFile(importer, { file, defaults, ctx: app.context(), progress: () => {} })
}

/** Imports lines, the header first. */
export const bringLines = (app: TestApp, kind: string, lines: readonly string[]): Promise<ImportReport> =>
  bringFile(app, kind, writeFile(`${lines.join('\n')}\n`))

/** What every installation has and no file brings: cities, the catalogue. */
export const seedFacts = ({ db, clock, config, rooms }: TestApp): Promise<void> =>
  seedWorld({ db, clock, config, rooms, log: openLog('silent'), demo: false })
