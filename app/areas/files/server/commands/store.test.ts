import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { chimeWav } from '#kit/files/server/chime.ts'
import { readConfig } from '#server/config.ts'
import { aPdf } from '#test/support/a-pdf.ts'
import { videoBytes } from '#test/support/a-video.ts'
import { aVoice } from '#test/support/a-voice.ts'
import { openBucket, type Trouble } from '#test/support/bucket.ts'
import { openClinic } from '#test/support/clinic.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { uploadBegin, uploadimg, uploadPaper, uploadPiece, uploadVoice } from '../../contract.ts'
import { removeOrphans, removeUnused } from '../jobs.ts'
import { keepLesson, keepPaper, lendAddress, seedVideo } from '../public.ts'
import { filesUploads } from '../tables.ts'
import { nameOf } from './store.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let app: TestApp
let me: Person
let picture: Blob
beforeAll(async () => {
  bucket = await openBucket()
  app = await startTestApp({ env: bucket.env, at: '2026-11-23 08:00' })
  me = await signIn(app)
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366cc' } })
  picture = new Blob([new Uint8Array(await plain.jpeg().toBuffer())], { type: 'image/jpeg' })
})
afterAll(async () => {
  await app.close()
  await bucket.close()
})
beforeEach(() => {
  bucket.trouble = undefined
})

const keep = (as = me) => app.callApi(uploadimg, { uploadtype: 'refund', file: picture }, as)
const get = (url: string) => app.server.inject({ url, headers: { 'user-key': me.key } })
const names = () => [...bucket.kept.keys()]
const counted = async () => [bucket.kept.size, await app.db.$count(filesUploads), arriving()]
const arriving = () => readdirSync(join(app.config.dataDir, 'uploads', 'arriving')).length

/** The same hospital over the same bucket, with other settings of it. */
const refusalWith = async (env: Record<string, string>) => {
  const other = await startTestApp({ env: { ...bucket.env, ...env } })
  try {
    const { key } = await signIn(other)
    const refusal = await other.refusal(uploadimg, { file: picture }, { key })
    return [refusal, await other.db.$count(filesUploads)]
  } finally {
    await other.close()
  }
}

test('a bucket that lacks its key does not start', () => {
  const given = { ...bucket.env, SECRET: 'x'.repeat(32), S3_SECRET_ACCESS_KEY: '' }
  expect(() => readConfig(given)).toThrow(/^S3_SECRET_ACCESS_KEY: UPLOAD_STORE=s3 needs it$/)
})

test.for([
  ['another secret', { S3_SECRET_ACCESS_KEY: 'another' }],
  ['a key that there is not', { S3_ACCESS_KEY_ID: 'NOBODY' }],
  ['another region', { S3_REGION: 'eu-west-1' }],
  ['a bucket that there is not', { S3_BUCKET: 'others' }],
] as const)('with %s nothing is kept, and the refusal says so', async ([, env]) => {
  const before = bucket.kept.size
  expect(await refusalWith(env)).toEqual(['store-refuses', 0])
  expect(bucket.kept.size).toBe(before)
})

test.for(['slow', '500', 'cut'] satisfies Trouble[])(
  'a bucket that is %s is said to be away; neither file nor row nor half of either is left',
  async (trouble) => {
    const { url } = await keep()
    const before = await counted()
    bucket.trouble = trouble
    const { status, body } = await app.rawRequest(uploadimg, { file: picture }, me)
    expect([status, body.state, body.reason]).toEqual([200, 0, 'store-away'])
    expect(body.msg).toMatch(/请过一会儿再试/)
    expect(await counted()).toEqual(before)
    const shown = await get(url)
    expect([shown.statusCode, shown.headers['retry-after'], shown.headers['cache-control']]).toEqual([
      503,
      '2',
      undefined,
    ])
    bucket.trouble = undefined
    expect((await get(url)).statusCode).toBe(200)
  },
)

test('half an answer is never shown as a picture', async () => {
  const { url } = await keep()
  bucket.trouble = 'half'
  expect((await get(url)).statusCode).toBe(503)
})

test('a moment’s failure is not heard of', async () => {
  bucket.trouble = '500 once'
  const { url } = await keep()
  bucket.trouble = '500 once'
  expect((await get(url)).statusCode).toBe(200)
})

test('a picture lies in the bucket and comes from there, to its owner alone', async () => {
  const { url } = await keep()
  expect(names()).toContain(`uploads/${url.slice('/files/'.length)}`)
  const shown = await get(url)
  expect([shown.headers['content-type'], (await sharp(shown.rawPayload).metadata()).width]).toEqual(['image/jpeg', 40])
  expect((await app.server.inject(url)).statusCode).toBe(404)
  expect(arriving()).toBe(0)
})

test('what no room took up, and what has no row, is removed there too; what else lies in the bucket stays', async () => {
  bucket.kept.set('else/where.jpg', { bytes: Buffer.from('x'), type: '', writtenAt: new Date(0) })
  const leaving = await signIn(app)
  const [mine, theirs] = [await keep(), await keep(leaving)]
  await app.db.delete(accessPatients).where(eq(accessPatients.id, leaving.patientId))
  const keyOf = ({ url }: { url: string }) => `uploads/${nameOf(url)}`
  for (const kept of bucket.kept.values()) kept.writtenAt = app.clock.now()
  await removeOrphans.run(app.context())
  expect(names()).toContain(keyOf(theirs))
  app.clock.advance({ hours: 2 })
  await removeOrphans.run(app.context())
  expect([names().includes(keyOf(theirs)), names().includes(keyOf(mine))]).toEqual([false, true])
  app.clock.advance({ hours: 23 })
  await removeUnused.run(app.context())
  expect(names()).toEqual(['else/where.jpg'])
})

test('each file lies in the bucket as what it is, and is shown as the same', async () => {
  const clinic = await openClinic(app)
  const ctx = app.context()
  const voiced = async (kind: 'webm' | 'ogg' | 'm4a') =>
    (await app.callApi(uploadVoice, { seconds: 3, file: aVoice(kind) }, me)).url
  const lent = async (address: Promise<string | undefined>) => lendAddress(ctx, (await address) ?? '')
  const lesson = { kind: 'wav', seconds: 2 } as const
  const sent = {
    'image/jpeg': (await keep()).url,
    'audio/webm': await lent(voiced('webm')),
    'audio/ogg': await lent(voiced('ogg')),
    'audio/mp4': await lent(voiced('m4a')),
    'audio/wav': await lent(keepLesson(ctx, clinic.hospitalId, chimeWav('lesson', 2), lesson)),
    'audio/mpeg': await lent(keepLesson(ctx, clinic.hospitalId, Buffer.from('mp3'), { kind: 'mp3', seconds: 2 })),
    'video/mp4': await lent(seedVideo(ctx, clinic.hospitalId, videoBytes()).then((film) => film?.address)),
    'application/pdf': (await app.callApi(uploadPaper, { file: aPdf() }, me)).url,
  }
  for (const [type, url] of Object.entries(sent)) {
    const shown = await get(url)
    expect([type, shown.statusCode, shown.headers['content-type']]).toEqual([type, 200, type])
    expect(bucket.kept.get(`uploads/${nameOf(url.split('?')[0] ?? '')}`)?.type).toBe(type)
  }
  const paper = await keepPaper(ctx, me.patientId, Buffer.from('%PDF-1.7'))
  expect(bucket.kept.get(`uploads/${nameOf(paper)}`)?.type).toBe('application/pdf')
  const { upload_id } = await app.callApi(uploadBegin, { sha256: '0'.repeat(64), size: 9 }, me)
  await app.callApi(uploadPiece, { upload_id, offset: 0, file: new Blob(['%PDF-1.7\n']) }, me)
  const piece = names().find((name) => name.endsWith('.part')) ?? ''
  expect(bucket.kept.get(piece)?.type).toBe('application/octet-stream')
})
