import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sign } from 'aws4'
import { systemClock } from '#kit/time/clock.ts'
import { earlier, later } from '#kit/time/span.ts'

/** What a bucket does instead of answering. */
export type Trouble = 'slow' | '500' | 'cut' | 'half' | '500 once'

const KEY = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const REGION = 'cn-south-1'
const BUCKET = 'pictures'
/** A request may be so old. */
const SKEW = { minutes: 15 }
/** So few names stand in one page of a list. */
const PAGE = 2

interface Kept {
  bytes: Buffer
  /** What it was said to be; a store says it to whoever opens the bucket. */
  type: string
  writtenAt: Date
}

/**
 * A bucket on this machine that checks each digest, and each signature (AWS Signature Version 4) by the one that a signer of
 * others, aws4, makes of the same request.
 */
export const openBucket = async () => {
  const kept = new Map<string, Kept>()
  const bucket = { kept, trouble: undefined as Trouble | undefined }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { trouble } = bucket
    if (trouble === '500 once') bucket.trouble = undefined
    if (trouble) return fail(trouble, response)
    const fault = faultOf(request, body)
    if (fault) return say(response, 403, fault)
    answer(kept, request, response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const env = {
    UPLOAD_STORE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEY.id,
    S3_SECRET_ACCESS_KEY: KEY.secret,
    S3_SECONDS: '1',
  }
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return Object.assign(bucket, { env, close })
}

const fail = (trouble: Trouble, response: ServerResponse) => {
  if (trouble === 'cut') return void response.destroy()
  if (trouble.startsWith('500')) return say(response, 500, 'InternalError')
  if (trouble !== 'half') return
  response.writeHead(200, { 'content-length': 1_000 }).write('half')
  setImmediate(() => response.destroy())
}

const say = (response: ServerResponse, status: number, code: string) =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

const answer = (kept: Map<string, Kept>, request: IncomingMessage, response: ServerResponse, body: Buffer) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
  const [, bucket, ...rest] = pathname.split('/')
  const name = rest.join('/')
  if (bucket !== BUCKET) return say(response, 404, 'NoSuchBucket')
  if (name === '') return void response.end(listOf(kept, searchParams))
  const type = request.headers['content-type'] ?? ''
  if (request.method === 'PUT') kept.set(name, { bytes: body, type, writtenAt: systemClock.now() })
  if (request.method === 'DELETE') kept.delete(name)
  if (request.method !== 'GET') return void response.end()
  const found = kept.get(name)
  if (!found) return say(response, 404, 'NoSuchKey')
  response.setHeader('content-type', found.type)
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined || to === undefined) return void response.end(found.bytes)
  response.statusCode = 206
  response.end(found.bytes.subarray(Number(from), Number(to) + 1))
}

const listOf = (kept: Map<string, Kept>, query: URLSearchParams): string => {
  const after = query.get('continuation-token') ?? ''
  const names = [...kept.keys()]
    .filter((name) => name.startsWith(query.get('prefix') ?? '') && `&${name}` > after)
    .sort()
  const shown = names.slice(0, PAGE)
  const entries = shown.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${kept.get(name)?.writtenAt.toISOString()}</LastModified></Contents>`,
  )
  const next = names.length > PAGE ? `<NextContinuationToken>&amp;${shown.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${next}${entries.join('')}</ListBucketResult>`
}

/** Why a request is not believed; undefined where it is. */
const faultOf = (request: IncomingMessage, body: Buffer): string | undefined => {
  const { method = '', url = '', headers } = request
  const digest = String(headers['x-amz-content-sha256'])
  if (digest !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/
  const [, id, day = '', region, names = '', signature] = said.exec(headers.authorization ?? '') ?? []
  if (id !== KEY.id) return 'InvalidAccessKeyId'
  const at = String(headers['x-amz-date'])
  const now = systemClock.now()
  if (at < inShort(earlier(now, SKEW)) || at > inShort(later(now, SKEW)) || !at.startsWith(day))
    return 'RequestTimeTooSkewed'
  if (region !== REGION || !['host', 'x-amz-content-sha256', 'x-amz-date'].every((one) => names.includes(one)))
    return 'AuthorizationHeaderMalformed'
  const asked = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])]))
  const credentials = { accessKeyId: KEY.id, secretAccessKey: KEY.secret }
  const right = sign({ service: 's3', region, method, path: url, headers: asked }, credentials).headers?.Authorization
  return right ===
    `AWS4-HMAC-SHA256 Credential=${id}/${day}/${region}/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`
    ? undefined
    : 'SignatureDoesNotMatch'
}

/** `20261123T080000Z` */
const inShort = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
