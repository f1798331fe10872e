import { crc32, createDeflateRaw } from 'node:zlib'

/** A file inside the archive, its bytes made while it is written. */
export interface ZipEntry {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

const SIGNATURES = { local: 0x04034b50, after: 0x08074b50, central: 0x02014b50, end: 0x06054b50 } as const
/** 2.0: deflate. */
const VERSION = 20
/** Sizes stand behind the bytes (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATE = 8
/** The first day that the format knows: a file does not tell when its parts were made. */
const FIRST_DAY = 0x0021

/**
 * A ZIP archive (APPNOTE 6.3.10) piece by piece: nothing of an entry is held but what is on its way. No entry and no archive
 * above 4 GB; throws a RangeError there.
 */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const head = localHead(name)
    yield head
    const sums = { crc: 0, whole: 0, packed: 0 }
    for await (const piece of deflated(text, sums)) yield piece
    if (offset + head.length + sums.packed > 0xffff_ffff || sums.whole > 0xffff_ffff) throw new RangeError('above 4 GB')
    const after = words(SIGNATURES.after, sums.crc, sums.packed, sums.whole)
    yield after
    central.push(centralHead(name, sums, offset))
    offset += head.length + sums.packed + after.length
  }
  const directory = Buffer.concat(central)
  yield directory
  yield endOf(central.length, directory.length, offset)
}

interface Sums {
  crc: number
  whole: number
  packed: number
}

/** Deflates at the pace of who reads, and adds up what the heads say of it. */
async function* deflated(text: ZipEntry['text'], sums: Sums): AsyncGenerator<Buffer> {
  const packing = createDeflateRaw()
  const written = (async () => {
    try {
      for await (const piece of text) {
        const bytes = Buffer.from(piece)
        sums.crc = crc32(bytes, sums.crc)
        sums.whole += bytes.length
        if (!packing.write(bytes)) await new Promise<void>((resolve) => packing.once('drain', () => resolve()))
      }
      packing.end()
    } catch (error) {
      packing.destroy(error as Error)
    }
  })()
  for await (const piece of packing) {
    sums.packed += piece.length
    yield piece
  }
  await written
}

const words = (...numbers: number[]): Buffer => {
  const buffer = Buffer.alloc(numbers.length * 4)
  for (const [at, number] of numbers.entries()) buffer.writeUInt32LE(number >>> 0, at * 4)
  return buffer
}

const halves = (...numbers: number[]): Buffer => {
  const buffer = Buffer.alloc(numbers.length * 2)
  for (const [at, number] of numbers.entries()) buffer.writeUInt16LE(number, at * 2)
  return buffer
}

const localHead = (name: string): Buffer => {
  const called = Buffer.from(name)
  return Buffer.concat([
    words(SIGNATURES.local),
    halves(VERSION, FLAGS, DEFLATE, 0, FIRST_DAY),
    words(0, 0, 0),
    halves(called.length, 0),
    called,
  ])
}

const centralHead = (name: string, { crc, packed, whole }: Sums, offset: number): Buffer => {
  const called = Buffer.from(name)
  return Buffer.concat([
    words(SIGNATURES.central),
    halves(VERSION, VERSION, FLAGS, DEFLATE, 0, FIRST_DAY),
    words(crc, packed, whole),
    halves(called.length, 0, 0, 0, 0),
    words(0, offset),
    called,
  ])
}

const endOf = (count: number, size: number, offset: number): Buffer =>
  Buffer.concat([words(SIGNATURES.end), halves(0, 0, count, count), words(size, offset), halves(0)])
