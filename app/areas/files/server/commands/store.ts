import { join } from 'node:path'
import type { Context } from '#app/context.ts'
import { type Arrivals, arrivalsBelow } from '#kit/files/server/arrivals.ts'
import { bucketStore } from '#kit/files/server/bucket-store.ts'
import { folderStore } from '#kit/files/server/folder-store.ts'
import type { FileStore } from '#kit/files/server/store.ts'
import { watched } from '#kit/outside/server/trouble.ts'

type Settings = Pick<Context['config'], 'dataDir' | 'uploads'>

const folderOf = ({ dataDir }: Settings) => join(dataDir, 'uploads')

/** Where uploads are kept: in the bucket where there is one, else on the disk. */
export const storeOf = (config: Settings): FileStore =>
  watched('storage', config.uploads.bucket ? bucketStore(config.uploads.bucket) : folderStore(folderOf(config)))

/** Where uploads arrive before they are kept. */
export const arrivalsOf = (config: Settings): Arrivals => arrivalsBelow(folderOf(config))

/** Where a file is to be had. */
export const addressOf = (name: string): string => `/files/${name}`

/** The name under which the store keeps what is to be had at an address. */
export const nameOf = (address: string): string => address.slice(addressOf('').length)
