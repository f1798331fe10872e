import { createWriteStream, existsSync } from 'node:fs'
import { link, open, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { BackupFault } from './fault.ts'

/** Puts one file into an archive, after those before it. */
export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>

interface Writing {
  /** Seals the whole as `age -p` does. */
  passphrase: string | undefined
  fill: (add: AddEntry) => Promise<void>
}

/**
 * Writes an archive (tar, gzip, where a passphrase is given sealed by age) under its name when it is whole, and leaves nothing there
 * where it is not: what is half written has another name until then. A file that is there already is not replaced. How big it is.
 */
export const writeArchive = async (file: string, { passphrase, fill }: Writing): Promise<number> => {
  const target = resolve(file)
  if (existsSync(target)) throw new BackupFault(`${file} is there already: choose another name, or remove it.`)
  const half = join(dirname(target), `.${basename(target)}.${process.pid}.part`)
  try {
    await write(half, { passphrase, fill })
    // Unlike a rename it takes nobody's file away who wrote one of this name meanwhile.
    await link(half, target)
    await syncFolder(dirname(target))
    return (await stat(target)).size
  } catch (error) {
    throw unwritable(file, error)
  } finally {
    await rm(half, { force: true })
  }
}

const write = async (half: string, { passphrase, fill }: Writing): Promise<void> => {
  const { readable, controller } = createTarPacker()
  const add: AddEntry = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, type: 'file', mode: 0o600 }).getWriter()
    if (bytes.length > 0) await writer.write(bytes)
    await writer.close()
  }
  const filled = fill(add).then(
    () => controller.finalize(),
    (error) => controller.error(error),
  )
  const output = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true })
  const seal = (source: AsyncIterable<Buffer>) => (passphrase === undefined ? source : sealed(source, passphrase))
  await pipeline(Readable.fromWeb(readable as never), createGzip({ level: 3 }), seal, output)
  await filled
}

async function* sealed(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  yield* await encrypter.encrypt(ReadableStream.from<Uint8Array>(source))
}

/** Only a synced folder remembers the name after a power cut. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EFBIG: 'no file may be that big here',
  ENOENT: 'its folder is not there',
  EACCES: 'its folder may not be written by this user',
  EROFS: 'its folder may not be written',
  EEXIST: 'there is one of this name meanwhile',
}

const unwritable = (file: string, error: unknown): unknown => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new BackupFault(`${file} is not written: ${reason}. Nothing is left under that name.`) : error
}
