import { randomBytes } from 'node:crypto'

/** Where files are kept, by names that nobody can guess: folders of this machine, or a bucket. */
export interface FileStore {
  /** Keeps a whole file or nothing. */
  keep: (name: string, bytes: Uint8Array) => Promise<void>
  /** undefined: there is none. */
  read: (name: string) => Promise<Buffer | undefined>
  /** The bytes from one place to another, both counted in, so that a long file need not lie in memory; undefined: there is none. */
  readPart: (name: string, from: number, to: number) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
  /** Names of files that were last written before `time`, some hundred at a time. */
  listBefore: (time: Date) => AsyncIterable<string[]>
}

/** A store that does not answer (`STORE_AWAY`), or does not do what it is asked (`STORE_REFUSES`), as with a wrong key. */
export class StoreFault extends Error {
  readonly code: 'STORE_AWAY' | 'STORE_REFUSES'
  /** The status and code of its answer, or why there is none. */
  readonly answer: string
  constructor(code: StoreFault['code'], answer: string) {
    super(`the store answers ${answer}`)
    this.code = code
    this.answer = answer
  }
}

/** A name of 160 random bits with an ending such as `jpg`. */
export const newFileName = (ending: string): string => `${randomBytes(20).toString('hex')}.${ending}`
