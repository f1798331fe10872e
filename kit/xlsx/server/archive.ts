import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise } from 'yauzl'

/** So much a workbook may weigh once it is unpacked: a small file can be packed out of a huge one. */
const MOST_UNPACKED = 100_000_000

/** The files in a ZIP by their names, unpacked as they are read; undefined where there is none of a name. */
export type Archive = (name: string) => Promise<Readable | undefined>

/** That a ZIP holds more than anybody wants to read. */
export class TooMuchInside extends Error {}

/** Opens a ZIP whose bytes are all here. Throws where it is none, and reading throws where a file is not what its entry says. */
export const openArchive = async (bytes: Buffer): Promise<Archive> => {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  let unpacked = 0
  return async (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    // That no more comes out than the entry says is looked after by who unpacks it.
    unpacked += entry.uncompressedSize
    if (unpacked > MOST_UNPACKED) throw new TooMuchInside(name)
    return zip.openReadStreamPromise(entry)
  }
}
