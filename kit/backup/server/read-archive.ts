import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { BackupFault } from './fault.ts'

/** One file of an archive. */
export interface Entry {
  name: string
  bytes: Buffer
}

/** How every file begins that age has sealed. */
const SEALED = 'age-encryption.org/v1'

/** The files of an archive in their order; each lies in memory alone. Throws one clear line where it cannot be read to its end. */
export async function* readArchive(file: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const isSealed = await beginsSealed(file)
  if (isSealed && passphrase === undefined)
    throw new BackupFault(`${file} is sealed: give its passphrase by BACKUP_PASSPHRASE.`)
  let seen = 0
  try {
    const plain = isSealed ? await opened(file, passphrase ?? '') : createReadStream(file)
    const unpacked = pipeline(plain, createGunzip(), () => undefined)
    for await (const { header, body } of ReadableStream.from(unpacked).pipeThrough(
      createTarDecoder({ strict: true }),
    )) {
      const pieces: Uint8Array[] = []
      for await (const piece of body) pieces.push(piece)
      seen++
      yield { name: header.name, bytes: Buffer.concat(pieces) }
    }
  } catch (error) {
    throw error instanceof BackupFault ? error : unreadable(file, seen)
  }
}

const unreadable = (file: string, seen: number): BackupFault =>
  new BackupFault(
    seen === 0
      ? `${file} is no backup, or is damaged at its beginning.`
      : `${file} is cut or damaged: it cannot be read beyond its part ${seen}. Take another one.`,
  )

const beginsSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file).catch(({ code }: NodeJS.ErrnoException) => {
    throw new BackupFault(`${file} cannot be read: ${code === 'ENOENT' ? 'there is none' : code}.`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === SEALED
  } catch {
    throw new BackupFault(`${file} is no file.`)
  } finally {
    await handle.close()
  }
}

const opened = async (file: string, passphrase: string): Promise<AsyncIterable<Uint8Array>> => {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const source = ReadableStream.from<Uint8Array>(createReadStream(file))
  try {
    return await decrypter.decrypt(source)
  } catch {
    throw new BackupFault(`${file} does not open: the passphrase is another one, or its beginning is damaged.`)
  }
}
