import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Does `work` in an installation for the time being: a bundled database and a folder of its own, gone afterwards. */
export const inScratch = async <T>(config: Config, work: (config: Config) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yilu-restore-'))
  try {
    return await work({ ...config, dataDir, databaseUrl: undefined, uploads: { ...config.uploads, bucket: undefined } })
  } finally {
    // As root the database may lie elsewhere, where PostgreSQL may enter.
    const database = join(dataDir, 'database')
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
    rmSync(dataDir, { recursive: true })
  }
}
