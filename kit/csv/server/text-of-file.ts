import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'

/** How the text of a file is written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** A file, wherever it lies: what its faults call it, and its bytes from the first on, as often as they are asked for. */
export interface BytesOf {
  name: string
  bytes: () => AsyncIterable<Uint8Array>
}

/** One that lies on the disk. */
export const fileAt = (path: string): BytesOf => ({ name: path, bytes: () => createReadStream(path) })

/** The text of a file, piece by piece; a byte that cannot be there throws a TypeError. */
export async function* textOf(file: BytesOf, encoding: Encoding): AsyncGenerator<string> {
  yield* decoded(file, new TextDecoder(encoding, { fatal: true }))
}

async function* decoded(file: BytesOf, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const bytes of file.bytes()) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

/**
 * How a file is written, judged by all of it: by its mark, else UTF-8, else what Chinese Excel and hospitals' systems write.
 * Undefined where it is neither, and where nobody can tell: parts of it are the one and parts the other, or all of it could be both.
 */
export const encodingOf = async (file: BytesOf): Promise<Encoding | undefined> => {
  const marked = encodingOfMark(await headOf(file))
  if (marked) return marked
  const asUtf8 = await countIn(file, new TextDecoder('utf-8'))
  if (asUtf8.broken > 0 && asUtf8.chinese > 0) return undefined
  if (asUtf8.broken === 0 && (asUtf8.foreign === 0 || asUtf8.chinese > 0)) return 'utf-8'
  const asGb18030 = await countIn(file, new TextDecoder('gb18030'))
  const isChinese = asGb18030.broken === 0 && asGb18030.chinese > 0
  // Letters of far scripts and no Chinese, where the other reading is Chinese.
  if (asUtf8.broken === 0) return isChinese ? undefined : 'utf-8'
  return isChinese ? 'gb18030' : undefined
}

const encodingOfMark = (head: Buffer): Encoding | undefined => {
  if (head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  if (head.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return 'utf-16le'
  return head.subarray(0, 2).equals(Buffer.from([0xfe, 0xff])) ? 'utf-16be' : undefined
}

/** The first bytes of a file, which say what it is; fewer where it has no more. */
export const headOf = async (file: BytesOf, most = 3): Promise<Buffer> => {
  let head = Buffer.alloc(0)
  for await (const bytes of file.bytes()) {
    head = Buffer.concat([head, bytes])
    if (head.length >= most) break
  }
  return head.subarray(0, most)
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** How many characters of a file are none, are Chinese, and are letters of Europe, the Near East and beyond. */
const countIn = async (file: BytesOf, decoder: TextDecoder) => {
  const counted = { broken: 0, chinese: 0, foreign: 0 }
  for await (const text of decoded(file, decoder)) {
    counted.broken += countOf(text, /\ufffd/g)
    counted.chinese += countOf(text, /\p{Script=Han}/gu)
    counted.foreign += countOf(text, /[\u0080-\u07ff]/g)
  }
  return counted
}
