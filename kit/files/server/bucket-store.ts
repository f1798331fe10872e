import { createHash } from 'node:crypto'
import type { BucketSettings } from '../bucket.ts'
import { contentTypeOf } from './content-type.ts'
import { type FileStore, StoreFault } from './store.ts'

/** Before the names in the bucket: what else lies there is nobody's here. */
const FOLDER = 'uploads/'
/** A store has moments: what changes nothing when it is done twice is asked twice. */
const ATTEMPTS = 2

/** Keeps files in a bucket of a store that speaks S3; it never keeps half a file, as it is told beforehand what comes. */
export const bucketStore = (settings: BucketSettings): FileStore => ({
  keep: async (name, bytes) => {
    await ask(settings, 'PUT', { name, bytes })
  },
  read: async (name) => (await ask(settings, 'GET', { name })) ?? undefined,
  readPart: async (name, from, to) => {
    const body = await ask(settings, 'GET', { name, part: `bytes=${from}-${to}` })
    // A store may answer with the whole all the same.
    return body && body.length > to - from + 1 ? body.subarray(from, to + 1) : (body ?? undefined)
  },
  remove: async (name) => {
    await ask(settings, 'DELETE', { name })
  },
  listBefore: async function* (time) {
    let token: string | undefined
    do {
      const list = String(await ask(settings, 'GET', { query: listing(token) }))
      yield [...list.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([entry]) => writtenBefore(entry, time))
      token = textIn(list, 'NextContinuationToken')
    } while (token !== undefined)
  },
})

interface Asked {
  /** Of a file; without one the bucket itself is asked. */
  name?: string
  query?: Record<string, string>
  /** Which bytes of it. */
  part?: string
  bytes?: Uint8Array
}

/** The body of the answer; null: there is no such file. */
const ask = async (settings: BucketSettings, method: string, asked: Asked): Promise<Buffer | null> => {
  const signal = AbortSignal.timeout(settings.seconds * 1000)
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(settings, method, asked, signal)
    if (!(answer instanceof StoreFault)) return answer
    if (answer.code === 'STORE_REFUSES' || attempt === ATTEMPTS || signal.aborted) throw answer
  }
}

const askOnce = async (settings: BucketSettings, method: string, asked: Asked, signal: AbortSignal) => {
  // Fetched with the first file: most installations keep theirs on the disk.
  const { AwsClient } = await import('aws4fetch')
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const { name = '', bytes = new Uint8Array(), part } = asked
  const headers = {
    'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    // Whoever opens the bucket, or hands its files out past us, finds each as what it is.
    ...(method === 'PUT' ? { 'content-type': contentTypeOf(name) } : {}),
    ...(part === undefined ? {} : { range: part }),
  }
  const body = method === 'PUT' ? Buffer.from(bytes) : null
  try {
    const request = await client.sign(addressOf(settings, asked), { method, headers, body, signal, redirect: 'manual' })
    const response = await fetch(request)
    return judge(response, Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    const { name, cause } = error as Error
    const code = (cause as { code?: string } | undefined)?.code ?? name
    return new StoreFault('STORE_AWAY', code)
  }
}

const judge = ({ ok, status }: Response, body: Buffer): Buffer | null | StoreFault => {
  if (ok) return body
  const code = textIn(body.toString(), 'Code') ?? ''
  if (code === 'NoSuchKey') return null
  const isAway = status >= 500 || status === 429
  return new StoreFault(isAway ? 'STORE_AWAY' : 'STORE_REFUSES', `${status} ${code}`.trim())
}

const addressOf = ({ endpoint, name: bucket, inPath }: BucketSettings, { name, query }: Asked): string => {
  const url = new URL(endpoint)
  const root = url.pathname.replace(/\/$/, '')
  if (!inPath) url.host = `${bucket}.${url.host}`
  url.pathname = `${root}${inPath ? `/${bucket}` : ''}/${name === undefined ? '' : FOLDER + name}`
  url.search = new URLSearchParams(query).toString()
  return url.href
}

const listing = (token: string | undefined) => ({
  'list-type': '2',
  prefix: FOLDER,
  ...(token === undefined ? {} : { 'continuation-token': token }),
})

/** The name of an entry of the list, where it was written before `time`. */
const writtenBefore = (entry: string, time: Date): string[] => {
  const [key, written] = [textIn(entry, 'Key'), textIn(entry, 'LastModified')]
  return key !== undefined && written !== undefined && written < time.toISOString() ? [key.slice(FOLDER.length)] : []
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What stands in an element of the answer: the few that are read never hold another. */
const textIn = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
      name ? (characters[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
