import { join } from 'node:path'
import { type FileStore, folderStore } from '#kit/files/server/store.ts'
import type { Within } from '#server/here.ts'

/** Where uploads are kept. */
export const storeOf = ({ dataDir }: Pick<Within['config'], 'dataDir'>): FileStore =>
  folderStore(join(dataDir, 'uploads'))

/** Where a file is to be had. */
export const addressOf = (name: string): string => `/files/${name}`
