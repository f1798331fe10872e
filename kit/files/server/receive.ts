import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A part of a multipart body, as Fastify's reader gives it. */
interface Part {
  type?: unknown
  mimetype?: string
  file?: Readable
}

/** How much may come, and how long it may take. */
export interface ReceiveLimits {
  mostBytes: number
  seconds: number
}

/** What came: the content type that was declared with it. */
export interface Received {
  declared: string
}

/** Why no file came; `cut`: the body ended early or is no multipart. */
export type ReceiveFault = 'no-file' | 'empty' | 'several-files' | 'too-big' | 'too-slow' | 'cut'

/**
 * Writes the one file of a body to `path`, which must not exist. What is too much is read and dropped, so that who sends
 * it hears the answer; what takes too long is not waited for. Whoever asked removes the path, whatever came.
 */
export const receiveFile = async (
  parts: AsyncIterable<unknown> | undefined,
  path: string,
  { mostBytes, seconds }: ReceiveLimits,
): Promise<Received | ReceiveFault> => {
  const signal = AbortSignal.timeout(seconds * 1000)
  const files: { bytes: number; declared: string }[] = []
  try {
    for await (const part of parts ?? []) {
      const { type, file, mimetype = '' } = part as Part
      if (type !== 'file' || !file) continue
      const bytes = await writeSome(file, files.length === 0 ? path : undefined, mostBytes, signal)
      files.push({ bytes, declared: mimetype })
    }
  } catch (error) {
    return faultOf(error as NodeJS.ErrnoException, signal)
  }
  const [only, second] = files
  if (!only) return 'no-file'
  if (second) return 'several-files'
  if (only.bytes > mostBytes) return 'too-big'
  return only.bytes === 0 ? 'empty' : { declared: only.declared }
}

/** Writes as much as may be, drops the rest; how many bytes there were. */
const writeSome = async (from: Readable, path: string | undefined, mostBytes: number, signal: AbortSignal) => {
  let bytes = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (path !== undefined && bytes <= mostBytes) yield chunk
    }
  }
  const dropped = async (chunks: AsyncIterable<Buffer>) => {
    for await (const _ of chunks);
  }
  const into = path === undefined ? dropped : createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await pipeline(from, counted, into, { signal })
  return bytes
}

/** A disk that fails is ours; all else is the body's. */
const faultOf = (error: NodeJS.ErrnoException, signal: AbortSignal): ReceiveFault => {
  const { code = '' } = error
  if (/^E(NOSPC|DQUOT|ACCES|PERM|IO|ROFS|MFILE|NFILE|NOENT|EXIST)$/.test(code)) throw error
  if (signal.aborted) return 'too-slow'
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'too-big'
  return code === 'FST_FILES_LIMIT' ? 'several-files' : 'cut'
}
